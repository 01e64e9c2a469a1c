import { eras } from '#engine/era.ts';
import { dexesOf, gameNames } from '#engine/game.ts';
import { eraOf, gameOf, isOwnGame } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { typeCounts } from '#engine/type.ts';
import { findOwnGame, getOwnGameText } from '#preferences/ownGameTexts.ts';
import type { LinkParameter, ParsedState } from './parameter.ts';

/**
 * Parses the settings of a link; a missing one is the default, not the player's preference.
 * `loadOwnGames` must have loaded the own game of the link.
 */
export function parseSettings(params: URLSearchParams): ParsedState<Settings> {
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
  const ownGame = ownText === null ? undefined : findOwnGame(ownText, base);
  if (ownText !== null && !ownGame) ignored.push('own');
  const settings = { generation: ownGame ?? base, typeCount };
  return { state: dex === 'all' ? settings : { ...settings, dex }, ignored };
}

/**
 * Formats the settings that are not the default. A game also has the generations of its chart, an own
 * game also has its base.
 */
export function formatSettings({ generation, typeCount, dex }: Settings): URLSearchParams {
  const params = new URLSearchParams();
  const era = eraOf(generation);
  if (era !== eras[0]) params.set('generation', era);
  const game = gameOf(generation);
  if (game) params.set('game', game);
  const ownText = isOwnGame(generation) && getOwnGameText(generation);
  if (ownText) params.set('own', ownText);
  if (typeCount !== typeCounts[0]) params.set('type_count', String(typeCount));
  if (dex) params.set('dex', dex);
  return params;
}
