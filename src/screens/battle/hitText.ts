import { type BattleHit, damageOf, type HitRange } from '#engine/battle.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { damageLevel, type MultiplierLevel } from '#widgets/level.ts';
import { useNames } from '#widgets/names.ts';

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
 * Returns the level of the worse hit without the same-type bonus, and the level whose colors show
 * what is good for us.
 */
export function levelOf(
  range: HitRange,
  direction: HitDirection,
): { level: MultiplierLevel; colors: MultiplierLevel } {
  const level = damageLevel(worseHit(range, direction).multiplier);
  return { level, colors: direction === 'takes' ? level : mirroredLevels[level] };
}

/** Returns formatters of hits. */
export function useFormatHits() {
  const { t, language } = useTranslation();
  const { attackName } = useNames();
  const format = (hit: BattleHit) => formatMultiplier(damageOf(hit), language);

  return {
    formatHit: format,
    /** "0–2×", with one × at the end. */
    formatRange: ({ low, high }: HitRange) => {
      const [lowText, highText] = [format(low), format(high)];
      if (lowText === highText) return lowText;
      return t('battle.range', { low: lowText.slice(0, -1), high: highText });
    },
    /** The name of the attack without the ability of its user; '' for none. */
    attackOf: ({ attack }: BattleHit) => attackName({ type: attack?.type, move: attack?.move }),
  };
}
