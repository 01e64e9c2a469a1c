import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { isOfficialName, plainName } from '#core/ownGames/officialName.ts';
import { eras } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';

/** Returns a function that tells whether a name is that of an official game, in English or in the language of the app. */
export function useIsOfficialName(): (name: string) => boolean {
  const { rulesetName } = useGameNames();
  return (name) =>
    isOfficialName(name) ||
    [...gameNames, ...eras].some((each) => plainName(rulesetName(each)) === plainName(name));
}
