import { dexesOf, gameNames } from '#engine/game.ts';
import { eraOf, eras, isGame } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { typeCounts } from '#engine/type.ts';
import type { Parameter, Parsed } from './parameter.ts';

/** Parses the settings of a link; a missing one is the default, not the player's preference. */
export function parseSettings(params: URLSearchParams): Parsed<Settings> {
  const ignored: Parameter[] = [];
  const oneOf = <T extends string | number>(name: Parameter, values: readonly T[]) => {
    const text = params.get(name);
    const value = values.find((each) => String(each) === text);
    if (text !== null && value === undefined) ignored.push(name);
    return value;
  };
  const era = oneOf('generation', eras) ?? eras[0];
  const game = oneOf('game', gameNames);
  const typeCount = oneOf('type_count', typeCounts) ?? typeCounts[0];
  const dex = oneOf('dex', game ? dexesOf(game) : []) ?? 'all';
  const settings = { generation: game ?? era, typeCount };
  return { state: dex === 'all' ? settings : { ...settings, dex }, ignored };
}

/** Writes the settings that are not the default; a game also as the generations of its chart. */
export function formatSettings({ generation, typeCount, dex }: Settings): URLSearchParams {
  const params = new URLSearchParams();
  const era = eraOf(generation);
  if (era !== eras[0]) params.set('generation', era);
  if (isGame(generation)) params.set('game', generation);
  if (typeCount !== typeCounts[0]) params.set('type_count', String(typeCount));
  if (dex) params.set('dex', dex);
  return params;
}
