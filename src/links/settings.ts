import { type Era, eras } from '#engine/era.ts';
import { dexesOf, type Game, gameNames } from '#engine/game.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { eraOf, gameOf, isOwnGame } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import { typeCounts } from '#engine/type.ts';
import type { LinkParameter, ParsedState } from './parameter.ts';

/** An own game in a link: its text, and the generation or game whose rules it uses. */
export type GameReference = { text: string; base: Era | Game };

/** Returns the own game of the reference, with its `linkText`; undefined if it is not loaded or does not exist. */
export type FindGame = (reference: GameReference) => OwnGame | undefined;

/** The settings of a link; `missingGame` is the own game that was not found. */
export type ParsedSettings = ParsedState<Settings> & { missingGame?: GameReference };

/** Finds the own game of no link. */
export const findNoGame: FindGame = () => undefined;

/** Parses the settings of a link; a missing one is the default, not the player's preference. */
export function parseSettings(
  params: URLSearchParams,
  findGame: FindGame = findNoGame,
): ParsedSettings {
  const ignored: LinkParameter[] = [];
  const parseOption = <T extends string | number>(name: LinkParameter, values: readonly T[]) => {
    const text = params.get(name);
    const value = values.find((each) => String(each) === text);
    if (text !== null && value === undefined) ignored.push(name);
    return value;
  };
  const era = parseOption('generation', eras) ?? eras[0];
  const game = parseOption('game', gameNames);
  const typeCount = parseOption('type_count', typeCounts) ?? typeCounts[0];
  const dex = parseOption('dex', game ? dexesOf(game) : []) ?? 'all';
  const base = game ?? era;
  const ownText = params.get('own');
  const reference = ownText === null ? undefined : { text: ownText, base };
  const ownGame = reference && findGame(reference);
  if (reference && !ownGame) ignored.push('own');
  const settings = { ruleset: ownGame ?? base, typeCount };
  return {
    state: dex === 'all' ? settings : { ...settings, dex },
    ignored,
    ...(reference && !ownGame && { missingGame: reference }),
  };
}

/**
 * Formats the settings that are not the default. A game also has the generations of its chart, an own
 * game also has its base. Throws for an own game without a `linkText`.
 */
export function formatSettings({ ruleset, typeCount, dex }: Settings): URLSearchParams {
  const params = new URLSearchParams();
  const era = eraOf(ruleset);
  if (era !== eras[0]) params.set('generation', era);
  const game = gameOf(ruleset);
  if (game) params.set('game', game);
  if (isOwnGame(ruleset)) {
    const { linkText } = ruleset;
    if (linkText === undefined) throw new Error(`The game ${ruleset.name} has no text`);
    params.set('own', linkText);
  }
  if (typeCount !== typeCounts[0]) params.set('type_count', String(typeCount));
  if (dex) params.set('dex', dex);
  return params;
}
