import { Trash2 } from 'lucide-react';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNextBoss } from '#app/parts/bosses/useNextBoss.ts';
import { Card } from '#app/ui/Card.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Choice } from '#app/ui/controls/Choice.tsx';
import { VirtualList } from '#app/ui/lists/VirtualList.tsx';
import { type BoxMark, boxMarks } from '#core/box/box.ts';
import { BoxEntry } from './BoxEntry.tsx';
import styles from './BoxList.module.css';
import { type Box, type BoxRow, nameOfRow } from './useBox.ts';

/** The estimated height of a row, in pixels. */
const rowHeight = 72;

/** Lists all Pokémon of a box with their marks; a level above that of the next boss has a warning. */
export function BoxList({
  content: { resolver, hasFailed, isPending },
  rows,
  onMark,
  onRemove,
}: {
  content: Box;
  rows: readonly BoxRow[];
  onMark: (row: BoxRow, mark: BoxMark) => void;
  onRemove: (row: BoxRow) => void;
}) {
  const { t, language } = useTranslation();
  const { boss } = useNextBoss(resolver);

  function renderRow(index: number) {
    const row = rows[index];
    if (!row) return null;
    const { resolved, level, mark } = row;
    const name = nameOfRow(row);
    const isAbove =
      level !== undefined && boss?.level !== undefined && mark !== 'fainted' && level > boss.level;
    const isUnreadable = !resolved && !isPending && !hasFailed && resolver.pokedexState === 'done';
    const details = (
      <>
        {level !== undefined && (
          <span>{t('box.level', { level: formatNumber(level, language) })}</span>
        )}{' '}
        {isAbove && (
          <strong>{t('box.aboveCap', { level: formatNumber(boss.level ?? 0, language) })}</strong>
        )}
        {isUnreadable && <span>{t('box.unreadableSet')}</span>}
      </>
    );
    return (
      <BoxEntry row={row} details={details}>
        <Choice
          label={t('box.mark', { name })}
          inline
          shortLabel=""
          options={boxMarks}
          value={mark}
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
  }

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
          keys={rows.map(({ id }) => id)}
          estimatedRowHeight={rowHeight}
          renderRow={renderRow}
        />
      )}
    </Card>
  );
}
