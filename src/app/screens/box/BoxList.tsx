import { Trash2 } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNextBoss } from '#app/parts/bosses/useNextBoss.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { VirtualList } from '#app/ui/lists/VirtualList.tsx';
import { type BoxMark, boxMarks, levelOfSet } from '#core/box/box.ts';
import { BoxEntry } from './BoxEntry.tsx';
import styles from './BoxList.module.css';
import { type Box, type BoxRow, nameOfRow } from './useBox.ts';

/** The estimated height of a row, in pixels. */
const rowHeight = 72;

/** What a player does with a row; the same functions in each rendering. */
type RowActions = {
  onMark: (row: BoxRow, mark: BoxMark) => void;
  onRemove: (row: BoxRow) => void;
};

/** Lists all Pokémon of a box with their marks; a level above that of the next boss has a warning. */
export const BoxList = memo(function BoxList({
  content: { resolver, rows, hasFailed, isPending },
  onMark,
  onRemove,
}: RowActions & { content: Box }) {
  const { t, language } = useTranslation();
  const { boss } = useNextBoss(resolver);
  const cap = boss?.level;
  const isRead = !isPending && !hasFailed && resolver.pokedexState === 'done';
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const renderRow = useCallback(
    (index: number) => {
      const row = rows[index];
      if (!row) return null;
      const level = levelOfSet(row.set);
      const isAbove = cap !== undefined && row.mark !== 'fainted' && (level ?? 0) > cap;
      return (
        <BoxListRow
          row={row}
          level={level}
          resolver={resolver}
          exceededCap={isAbove ? cap : undefined}
          isUnreadable={isRead && !row.member}
          onMark={onMark}
          onRemove={onRemove}
        />
      );
    },
    [rows, resolver, cap, isRead, onMark, onRemove],
  );

  return (
    <Card aria-labelledby="box-list" className={styles.card}>
      <h2 id="box-list">
        {formatLabeled(t('box.list'), formatNumber(rows.length, language), language)}
      </h2>
      {hasFailed && <p role="alert">{t('box.failed')}</p>}
      {rows.length === 0 ? (
        <p>{t('box.empty')}</p>
      ) : (
        <VirtualList
          name="box"
          labelledBy="box-list"
          keys={keys}
          estimatedRowHeight={rowHeight}
          renderRow={renderRow}
        />
      )}
    </Card>
  );
});

/** Memoized: another boss changes only the rows that get a warning or lose it. */
const BoxListRow = memo(function BoxListRow({
  row,
  level,
  resolver,
  exceededCap,
  isUnreadable,
  onMark,
  onRemove,
}: RowActions & {
  row: BoxRow;
  level: number | undefined;
  resolver: Box['resolver'];
  /** The level of the next boss if that of the Pokémon is higher. */
  exceededCap: number | undefined;
  isUnreadable: boolean;
}) {
  const { t, language } = useTranslation();
  const name = nameOfRow(row, resolver);
  const details = (
    <>
      {level !== undefined && (
        <span>{t('box.level', { level: formatNumber(level, language) })}</span>
      )}{' '}
      {exceededCap !== undefined && (
        <strong>{t('box.aboveCap', { level: formatNumber(exceededCap, language) })}</strong>
      )}
      {isUnreadable && <span>{t('box.unreadableSet')}</span>}
    </>
  );
  return (
    <BoxEntry row={row} resolver={resolver} details={details}>
      <Choice
        label={t('box.mark', { name })}
        inline
        shortLabel=""
        options={boxMarks}
        value={row.mark}
        getLabel={(each) => t(`box.marks.${each}`)}
        onPick={(each) => onMark(row, each)}
      />
      <Button
        quiet
        aria-label={t('pokemonPicker.clear', { pokemon: name })}
        onClick={() => onRemove(row)}
      >
        <Trash2 aria-hidden />
      </Button>
    </BoxEntry>
  );
});
