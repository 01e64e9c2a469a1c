import { eras } from '#engine/era.ts';
import { gameNames } from '#engine/game.ts';
import { isOfficialName, plainName } from '#ownGame/officialName.ts';
import { useGameNames } from '#widgets/names/gameNames.ts';

/** Returns a function that tells whether a name is that of an official game, in English or in the language of the app. */
export function useIsOfficialName(): (name: string) => boolean {
  const { rulesetName } = useGameNames();
  return (name) =>
    isOfficialName(name) ||
    [...gameNames, ...eras].some((each) => plainName(rulesetName(each)) === plainName(name));
}
