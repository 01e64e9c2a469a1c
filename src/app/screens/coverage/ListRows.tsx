import { useMemo } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { VirtualList } from '#app/ui/lists/VirtualList.tsx';
import type { CoverageMode } from '#core/answers/coverage.ts';
import { ListRow } from './ListRow.tsx';
import styles from './ListRows.module.css';
import type { CoverageRow } from './rows.ts';
import type { Coverage } from './useCoverage.ts';
import { useFormatDefenseLink } from './useFormatDefenseLink.ts';

/** Height of a row on a wide screen, in pixels; taller rows are measured. */
const rowHeight = 61;

/** Shows the rows of a mode; immune Pokémon have a section of their own below those that resist. */
export function ListRows({
  mode,
  rows,
  coverage: { settings, isInverse },
  describeLearned,
}: {
  mode: CoverageMode;
  rows: readonly CoverageRow[];
  coverage: Coverage;
  /** Says how the Pokémon learns what the filter asks for. */
  describeLearned: ((row: CoverageRow) => string) | undefined;
}) {
  const { t, language } = useTranslation();
  const formatDefenseLink = useFormatDefenseLink(settings, isInverse);
  const parts = useMemo(() => partsOf(mode, rows), [mode, rows]);
  return parts.map((part) => (
    <section key={part.id} className={styles.rows}>
      {part.id === 'no-effect' && (
        <h2 id={part.id} className={styles.part}>
          <span>{t('coverageBar.noEffect')}</span>{' '}
          <span>{formatNumber(part.rows.length, language)}</span>
        </h2>
      )}
      <VirtualList
        name={part.id}
        labelledBy={part.id === 'no-effect' ? part.id : 'mode'}
        keys={part.keys}
        estimatedRowHeight={rowHeight}
        renderRow={(index) => {
          const row = part.rows[index];
          return (
            row && (
              <ListRow
                row={row}
                to={formatDefenseLink(row.entry)}
                learned={describeLearned?.(row)}
              />
            )
          );
        }}
      />
    </section>
  ));
}

function partsOf(mode: CoverageMode, rows: readonly CoverageRow[]) {
  const isImmune = ({ result }: CoverageRow) => result.multiplier === 0;
  const parts = [
    { id: mode, rows: rows.filter((row) => !isImmune(row)) },
    { id: 'no-effect', rows: rows.filter(isImmune) },
  ];
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map((part) => ({ ...part, keys: part.rows.map(({ index }) => index) }));
}
