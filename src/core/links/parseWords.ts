import { addCondition, type Condition } from '#core/rules/condition.ts';

/** Returns the value that equals the text; calls `onUnknown` for any other text. */
export function parseOption<T extends string>(
  text: string | null | undefined,
  values: readonly T[],
  onUnknown: () => void,
): T | undefined {
  if (text === null || text === undefined) return undefined;
  const value = values.find((each) => each === text);
  if (value === undefined) onUnknown();
  return value;
}

/** Parses `fire` or `fire-grass`; calls `onUnknown` if it skips a part of the text. */
export function parsePair<T extends string>(
  text: string | null,
  values: readonly T[],
  onUnknown: () => void,
): readonly [first: T, second?: T] | undefined {
  const [firstText, secondText, ...others] = text?.split('-') ?? [];
  const first = parseOption(firstText, values, onUnknown);
  const second = parseOption(secondText, values, onUnknown);
  if (others.length > 0) onUnknown();
  if (first === undefined) return undefined;
  return second === undefined ? [first] : [first, second];
}

/** Parses a parameter that is `1` or missing; adds its name to `ignored` if it is another text. */
export function parseFlag<Name extends string>(
  params: URLSearchParams,
  name: Name,
  ignored: Name[],
): boolean {
  const text = params.get(name);
  if (text !== null && text !== '1') ignored.push(name);
  return text === '1';
}

/** Parses up to `limit` values separated by dashes; calls `onUnknown` if it skips a part of the text. */
export function parseOptions<T extends string>(
  text: string | null | undefined,
  values: readonly T[],
  onUnknown: () => void,
  limit = values.length,
): T[] {
  if (text === null || text === undefined) return [];
  const words = text.split('-');
  const matches = new Set(words.flatMap((word) => values.filter((each) => each === word)));
  const limitedMatches = [...matches].slice(0, limit);
  if (limitedMatches.join('-') !== text) onUnknown();
  return limitedMatches;
}

/** Parses conditions; calls `onUnknown` for other texts, and for a condition that excludes an earlier one. */
export function parseConditions(
  text: string | null,
  values: readonly Condition[],
  onUnknown: () => void,
): readonly Condition[] {
  const parsedConditions = parseOptions(text, values, onUnknown);
  const validConditions = parsedConditions.reduce(addCondition, [] as readonly Condition[]);
  if (validConditions.length < parsedConditions.length) onUnknown();
  return validConditions;
}

/** One or two abilities as a link has them: `levitate`, `levitate-thick_fat` or `-thick_fat`. */
export type AbilityPair<T extends string> = {
  ability: T | undefined;
  secondAbility: Exclude<T, 'none'> | undefined;
};

/** Parses one or two abilities; calls `onUnknown` for any other text. */
export function parseAbilityPair<T extends string>(
  text: string | null | undefined,
  values: readonly T[],
  onUnknown: () => void,
): AbilityPair<T> {
  if (text === null || text === undefined) return { ability: undefined, secondAbility: undefined };
  const [first, second, ...others] = text.split('-');
  if (others.length > 0 || (first === '' && !second) || second === '') onUnknown();
  const isAbility = (each: T): each is Exclude<T, 'none'> => each !== 'none';
  return {
    ability: parseOption(first || undefined, values, onUnknown),
    secondAbility: parseOption(second || undefined, values.filter(isAbility), onUnknown),
  };
}

/** Formats the abilities as a text that `parseAbilityPair` parses; '' without abilities. */
export function formatAbilityPair({
  ability = '',
  secondAbility,
}: Partial<AbilityPair<string>>): string {
  return secondAbility ? `${ability}-${secondAbility}` : ability;
}

const plainId = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** One Pokémon, or the two of a fusion. */
const pokemonId = new RegExp(`^${plainId}(?:_${plainId})?$`);

/** Returns the text if it has the form of a Pokémon id; the Pokédex may lack the Pokémon. */
export function parsePokemonId(
  text: string | null | undefined,
  onUnknown: () => void,
): string | undefined {
  if (text === null || text === undefined) return undefined;
  if (pokemonId.test(text)) return text;
  onUnknown();
  return undefined;
}
