import { isOwnGame } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import { isType, splitMove } from '#engine/strike.ts';
import type { ChosenAttack } from '#links/offense.ts';
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
