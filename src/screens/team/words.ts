import type { TeamRow } from '#engine/team.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { formatNumber } from '#i18n/number.ts';
import { useText } from '#i18n/text.ts';
import { useNames } from '#widgets/names.ts';
import type { TeamMember } from './useTeam.ts';

/** "Ice: 3 weak — Garchomp 4×, Gliscor 4×, Dragonite 2×", the worst first. */
export function useRowSentence(members: readonly TeamMember[]): (row: TeamRow) => string {
  const { text, language } = useText();
  const { list, typeName } = useNames();
  return ({ attacking, weak, matchups }) => {
    const row = text('team.rowWeak', { type: typeName(attacking), count: weak });
    const names = matchups
      .map(({ multiplier }, index) => ({ multiplier, name: members[index]?.name }))
      .filter(({ multiplier }) => multiplier > 1)
      .sort((one, other) => other.multiplier - one.multiplier)
      .map(({ multiplier, name }) => `${name} ${formatMultiplier(multiplier, language)}`);
    return weak > 0 ? text('team.rowNames', { row, names: list(names) }) : row;
  };
}

/** "Danger: 22 → 14.5": the team's as it is, and with one who could join. */
export function useDangers(): (dangers: readonly [number, number]) => string {
  const { text, language } = useText();
  return (dangers) => {
    const [before, after] = dangers.map((danger) =>
      formatNumber(danger, language, { maximumFractionDigits: 1 }),
    );
    return `${text('team.danger')}: ${before} → ${after}`;
  };
}

/** Puts sentences one after the other; Chinese and Japanese leave no space between them. */
export function useSentences(): (sentences: readonly string[]) => string {
  const { language } = useText();
  return (sentences) => sentences.join(/^(ja|zh)/.test(language) ? '' : ' ');
}
