import { generations } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { typeCounts } from '#engine/type.ts';
import type { Parameter, Parsed } from './parameter.ts';

/** Parses the settings of a link; a missing one is the default, not the player's preference. */
export function parseSettings(params: URLSearchParams): Parsed<Settings> {
  const ignored: Parameter[] = [];
  const oneOf = <T extends string | number>(name: Parameter, values: readonly [T, ...T[]]): T => {
    const text = params.get(name);
    const value = values.find((each) => String(each) === text);
    if (text !== null && value === undefined) ignored.push(name);
    return value ?? values[0];
  };
  const generation = oneOf('generation', generations);
  const typeCount = oneOf('type_count', typeCounts);
  return { state: { generation, typeCount }, ignored };
}

/** Writes the settings that are not the default. */
export function formatSettings({ generation, typeCount }: Settings): URLSearchParams {
  const params = new URLSearchParams();
  if (generation !== generations[0]) params.set('generation', generation);
  if (typeCount !== typeCounts[0]) params.set('type_count', String(typeCount));
  return params;
}
