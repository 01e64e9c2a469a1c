import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SideMember } from '#app/screens/battle/useBattle.ts';
import { levelIcons } from '#app/typeUi/levelIcons.ts';
import type { HitRange } from '#core/answers/battle.ts';
import { removeSoftHyphens } from '#core/softHyphens.ts';
import styles from './HitTile.module.css';
import { type HitDirection, hitLevelOf, useFormatHits, worseHit } from './hitText.ts';

/** Stands beside the number of an attack with the same-type bonus. */
export const bonusMark = '+';

/**
 * Shows the number of one direction of a duel: what `ours` takes from `theirs` or deals to it. A press
 * opens its explanation.
 */
export function HitTile({
  range,
  direction,
  ours,
  theirs,
  isOpen,
  explanationId,
  onToggle,
}: {
  range: HitRange;
  direction: HitDirection;
  ours: SideMember;
  theirs: SideMember;
  isOpen: boolean;
  explanationId: string;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const { formatRange, formatAttack } = useFormatHits();
  const { level, colorLevel } = hitLevelOf(range, direction);
  const Icon = levelIcons[level];
  const text = formatRange(range);
  const hit = worseHit(range, direction);
  const hasBonus = hit.bonus > 1;
  return (
    <button
      type="button"
      className={styles.tile}
      data-level={colorLevel}
      aria-expanded={isOpen}
      aria-controls={isOpen ? explanationId : undefined}
      aria-label={removeSoftHyphens(
        t(direction === 'takes' ? 'battle.tileTakes' : 'battle.tileDeals', {
          name: ours.name,
          opponent: theirs.name,
          damage: text,
          attack: `${formatAttack(hit)}${hasBonus ? ` + ${t('why.sameTypeBonus')}` : ''}`,
        }),
      )}
      onClick={onToggle}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && onToggle()}
    >
      <span className={styles.word}>{t(`battle.${direction}`)}</span>{' '}
      <span translate="no" className={text.length > 3 ? styles.longNumber : styles.number}>
        <span>{text}</span>
        {hasBonus && <sup>{bonusMark}</sup>}
      </span>
      <Icon aria-hidden />
    </button>
  );
}
