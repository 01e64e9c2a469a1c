import { useMemo } from 'react';
import type { Mode } from '#engine/coverage.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { Link } from '#ui/Link.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';
import { ListRow } from './ListRow.tsx';
import styles from './ListRows.module.css';
import type { Row } from './rows.ts';
import type { Coverage } from './useCoverage.ts';
import { useDefenseLink } from './useDefenseLink.ts';

/** Pixels of a row on a wide screen; what is higher is measured. */
const rowHeight = 61;

/** The rows of a mode; those that take nothing at all stand apart from those that take little. */
export function ListRows({
  mode,
  rows,
  coverage: { linkToList, settings, isInverse },
}: {
  mode: Mode;
  rows: readonly Row[];
  coverage: Coverage;
}) {
  const { text, language } = useText();
  const linkOf = useDefenseLink(settings, isInverse);
  const parts = useMemo(() => partsOf(mode, rows), [mode, rows]);
  return parts.map((part) => (
    <section key={part.id} id={part.id}>
      {mode === 'resistance' && (
        <div className={styles.part}>
          <h2 id={`${part.id}-title`}>
            <span>{text(`coverageBar.${part.name}`)}</span>{' '}
            <span>{formatNumber(part.rows.length, language)}</span>
          </h2>
          {parts.length > 1 && part.id !== 'no-effect' && (
            <Link to={`${linkToList(mode)}#no-effect`}>{text('coverageBar.noEffect')}</Link>
          )}
        </div>
      )}
      <VirtualList
        name={part.id}
        labelledBy={mode === 'resistance' ? `${part.id}-title` : 'mode'}
        keys={part.keys}
        estimate={rowHeight}
        rowOf={(index) => {
          const row = part.rows[index];
          return row && <ListRow row={row} to={linkOf(row.entry)} />;
        }}
      />
    </section>
  ));
}

function partsOf(mode: Mode, rows: readonly Row[]) {
  const isImmune = ({ covered }: Row) => covered.multiplier === 0;
  const parts = [
    { id: mode, name: 'resisted', rows: rows.filter((row) => !isImmune(row)) },
    { id: 'no-effect', name: 'noEffect', rows: rows.filter(isImmune) },
  ] as const;
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map((part) => ({ ...part, keys: part.rows.map(({ index }) => index) }));
}
