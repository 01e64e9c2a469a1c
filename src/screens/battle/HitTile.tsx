import type { HitRange } from '#engine/battle.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { levelIcons } from '#widgets/levelIcons.ts';
import styles from './HitTile.module.css';
import { type HitDirection, levelOf, useFormatHits, worseHit } from './hitText.ts';
import type { SideMember } from './useBattle.ts';

/** Shows the number of one direction of a duel; a press opens its explanation. */
export function HitTile({
  range,
  direction,
  ours,
  theirs,
  isOpen,
  whyId,
  onToggle,
}: {
  range: HitRange;
  direction: HitDirection;
  ours: SideMember;
  theirs: SideMember;
  isOpen: boolean;
  whyId: string;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const { formatRange, attackOf } = useFormatHits();
  const { level, colors } = levelOf(range, direction);
  const Icon = levelIcons[level];
  const text = formatRange(range);
  return (
    <button
      type="button"
      className={styles.tile}
      data-level={colors}
      aria-expanded={isOpen}
      aria-controls={isOpen ? whyId : undefined}
      aria-label={t(direction === 'takes' ? 'battle.tileTakes' : 'battle.tileDeals', {
        name: ours.name,
        opponent: theirs.name,
        damage: text,
        attack: attackOf(worseHit(range, direction)),
      })}
      onClick={onToggle}
      onKeyDown={(event) => event.key === 'Escape' && isOpen && onToggle()}
    >
      <span translate="no" className={text.length > 5 ? styles.longNumber : styles.number}>
        {text}
      </span>
      <Icon aria-hidden />
    </button>
  );
}
