import { useMemo } from 'react';
import type { CoverageMode } from '#engine/coverage.ts';
import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Link } from '#ui/Link.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';
import { ListRow } from './ListRow.tsx';
import styles from './ListRows.module.css';
import type { CoverageRow } from './rows.ts';
import type { Coverage } from './useCoverage.ts';
import { useDefenseLink } from './useDefenseLink.ts';

/** Height of a row on a wide screen, in pixels; taller rows are measured. */
const rowHeight = 61;

/** The rows of a mode; immune Pokémon have a section of their own below those that resist. */
export function ListRows({
  mode,
  rows,
  coverage: { linkToList, settings, isInverse },
}: {
  mode: CoverageMode;
  rows: readonly CoverageRow[];
  coverage: Coverage;
}) {
  const { t, language } = useTranslation();
  const linkOf = useDefenseLink(settings, isInverse);
  const parts = useMemo(() => partsOf(mode, rows), [mode, rows]);
  return parts.map((part) => (
    <section key={part.id} id={part.id}>
      {mode === 'resistance' && (
        <div className={styles.part}>
          <h2 id={`${part.id}-title`}>
            <span>{t(`coverageBar.${part.name}`)}</span>{' '}
            <span>{formatNumber(part.rows.length, language)}</span>
          </h2>
          {parts.length > 1 && part.id !== 'no-effect' && (
            <Link to={`${linkToList(mode)}#no-effect`}>{t('coverageBar.noEffect')}</Link>
          )}
        </div>
      )}
      <VirtualList
        name={part.id}
        labelledBy={mode === 'resistance' ? `${part.id}-title` : 'mode'}
        keys={part.keys}
        estimatedRowHeight={rowHeight}
        renderRow={(index) => {
          const row = part.rows[index];
          return row && <ListRow row={row} to={linkOf(row.entry)} />;
        }}
      />
    </section>
  ));
}

function partsOf(mode: CoverageMode, rows: readonly CoverageRow[]) {
  const isImmune = ({ result }: CoverageRow) => result.multiplier === 0;
  const parts = [
    { id: mode, name: 'resisted', rows: rows.filter((row) => !isImmune(row)) },
    { id: 'no-effect', name: 'noEffect', rows: rows.filter(isImmune) },
  ] as const;
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map((part) => ({ ...part, keys: part.rows.map(({ index }) => index) }));
}
