import { type BattleHit, damageOf, type HitRange } from '#engine/battle.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { getMultiplierLevel, type MultiplierLevel } from '#widgets/level.ts';
import { useNames } from '#widgets/names/names.ts';

/** The direction of a hit, seen from our side. */
export type HitDirection = 'takes' | 'deals';

const mirroredLevels: Record<MultiplierLevel, MultiplierLevel> = {
  muchMore: 'muchLess',
  more: 'less',
  same: 'same',
  less: 'more',
  muchLess: 'muchMore',
  nothing: 'nothing',
};

/** Returns the end of the range that is worse for us. */
export function worseHit({ low, high }: HitRange, direction: HitDirection): BattleHit {
  return direction === 'takes' ? high : low;
}

/**
 * Returns the level of the worse hit without the same-type bonus, which the icon shows, and the level
 * that the color shows: what we deal has the opposite colors, because a high multiplier is good for us.
 */
export function hitLevelOf(
  range: HitRange,
  direction: HitDirection,
): { level: MultiplierLevel; colorLevel: MultiplierLevel } {
  const level = getMultiplierLevel(worseHit(range, direction).multiplier);
  return { level, colorLevel: direction === 'takes' ? level : mirroredLevels[level] };
}

/** Returns formatters of hits. */
export function useFormatHits() {
  const { t, language } = useTranslation();
  const { attackName } = useNames();
  const formatHit = (hit: BattleHit) => formatMultiplier(damageOf(hit), language);

  return {
    formatHit,
    /** "0–2×", with one × at the end. */
    formatRange: ({ low, high }: HitRange) => {
      const [lowText, highText] = [formatHit(low), formatHit(high)];
      if (lowText === highText) return lowText;
      return t('battle.range', { low: lowText.slice(0, -1), high: highText });
    },
    /** The name of the attack without the ability of its user; '' for none. */
    formatAttack: ({ attack }: BattleHit) => attackName({ type: attack?.type, move: attack?.move }),
  };
}
