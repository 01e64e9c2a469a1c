import { type Generation, generations } from '#engine/generation.ts';
import { type TypeCount, typeCounts } from '#engine/type.ts';
import type { Parameter, Parsed } from './parameter.ts';

/** The preferences that change the numbers and so travel with every link. */
export type Settings = { generation: Generation; typeCount: TypeCount };

/** The settings of a link; what it does not say is the default, wherever it is opened. */
export function parseSettings(params: URLSearchParams): Parsed<Settings> {
  const ignored: Parameter[] = [];
  const oneOf = <T extends string | number>(name: Parameter, values: readonly [T, ...T[]]): T => {
    const text = params.get(name);
    const value = values.find((known) => String(known) === text);
    if (text !== null && value === undefined) ignored.push(name);
    return value ?? values[0];
  };
  const generation = oneOf('generation', generations);
  const typeCount = oneOf('type_count', typeCounts);
  return { choice: { generation, typeCount }, ignored };
}

/** Writes the settings that are not the default. */
export function formatSettings({ generation, typeCount }: Settings): URLSearchParams {
  const params = new URLSearchParams();
  if (generation !== generations[0]) params.set('generation', generation);
  if (typeCount !== typeCounts[0]) params.set('type_count', String(typeCount));
  return params;
}
