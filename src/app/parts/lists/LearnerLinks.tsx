import { isType, splitMove } from '#core/hit/strike.ts';
import type { ChosenAttack } from '#core/links/offense.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { QuestionLink } from './QuestionLink.tsx';

/** Links to the Pokémon that can learn each chosen move; none in a player's own game. */
export function LearnerLinks({
  attacks,
  settings,
  isInverse,
}: {
  attacks: readonly ChosenAttack[];
  settings: Settings;
  isInverse: boolean;
}) {
  if (isOwnGame(settings.ruleset)) return null;
  const moves = attacks.flatMap(({ strike }) => (isType(strike) ? [] : [splitMove(strike).id]));
  return [...new Set(moves)].map((learns) => (
    <QuestionLink key={learns} filter={{ learns }} settings={settings} isInverse={isInverse} />
  ));
}
