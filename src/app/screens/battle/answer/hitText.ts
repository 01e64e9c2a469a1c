import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getGainLevel, getMultiplierLevel, type MultiplierLevel } from '#app/typeUi/level.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { BattleHit, Duel, HitRange } from '#core/answers/battle.ts';
import { worstFormOf } from '#core/answers/verdict.ts';

/** The direction of a hit, seen from our side. */
export type HitDirection = 'takes' | 'deals';

/** What a duel is called, by its verdict. */
export const duelTexts = {
  wins: 'battle.cellWins',
  loses: 'battle.cellLoses',
  even: 'battle.cellEven',
} as const;

/** Returns the end of the range that is worse for us. */
export function worseHit({ low, high }: HitRange, direction: HitDirection): BattleHit {
  return direction === 'takes' ? high : low;
}

/**
 * Returns the level of the worse hit without the same-type bonus, which the icon shows, and the level
 * that the color shows: a high multiplier is good in what we deal.
 */
export function hitLevelOf(
  range: HitRange,
  direction: HitDirection,
): { level: MultiplierLevel; colorLevel: MultiplierLevel } {
  const { multiplier } = worseHit(range, direction);
  const level = getMultiplierLevel(multiplier);
  return { level, colorLevel: direction === 'takes' ? level : getGainLevel(multiplier) };
}

/** Returns formatters of hits. */
export function useFormatHits() {
  const { t, language } = useTranslation();
  const { attackName } = useNames();
  /** "2×", without the same-type bonus. */
  const formatHit = ({ multiplier }: BattleHit) => formatMultiplier(multiplier, language);

  return {
    formatHit,
    /** "0–2×", with one × at the end. */
    formatRange: ({ low, high }: HitRange) => {
      const [lowHit, highHit] = low.multiplier <= high.multiplier ? [low, high] : [high, low];
      if (lowHit.multiplier === highHit.multiplier) return formatHit(low);
      return t('battle.range', { low: formatHit(lowHit).slice(0, -1), high: formatHit(highHit) });
    },
    /** Which form of the opponent is the worst for our member; nothing if only one is possible. */
    formatWorstForm: (duel: Duel, formNames: readonly string[]): string[] => {
      if (!duel.forms) return [];
      const { form } = worstFormOf(duel).takes.high;
      return [
        form ? t('battle.worstForm', { name: formNames[form] ?? '' }) : t('battle.worstBase'),
      ];
    },
    /** The name of the attack without the ability of its user; '' for none. */
    formatAttack: ({ attack }: BattleHit) =>
      attack?.hasFixedDamage
        ? t('why.fixedDamage')
        : attackName({ type: attack?.type, move: attack?.move }),
  };
}
