import { maxTypes } from '#core/charts/type.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { selectableIn } from '#core/rules/rule.ts';

const knownAbilities: ReadonlySet<unknown> = new Set<Ability>(
  selectableIn('default', abilities, 'defending'),
);

/** The list in the storage; undefined if there is none, and with a warning if an entry is invalid. */
export function parseEntries(json: unknown): readonly ListEntry[] | undefined {
  if (json === undefined || json === null) return undefined;
  if (Array.isArray(json) && json.length > 0 && json.every(isEntry)) return json;
  console.warn('The stored list is invalid');
  return undefined;
}

function isEntry(value: unknown): value is ListEntry {
  if (!isRecord(value)) return false;
  const { id, number, name, typing, abilities, hasOther, others } = value;
  return (
    (id === undefined || typeof id === 'string') &&
    typeof number === 'string' &&
    typeof name === 'string' &&
    name !== '' &&
    isTyping(typing) &&
    typing.length >= 1 &&
    typing.length <= maxTypes &&
    isSubsetOf(abilities, knownAbilities) &&
    typeof hasOther === 'boolean' &&
    (hasOther || abilities.length > 0) &&
    (others === undefined || (isRecord(others) && Object.values(others).every(isText)))
  );
}

/** Whether it is the id of a type, official or of an own game; Stellar is no type of a Pokémon. */
function isType(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9_]+$/.test(value) && value !== 'stellar';
}

/** Whether it is a list of different types. */
function isTyping(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every(isType) && new Set(value).size === value.length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSubsetOf(value: unknown, superset: ReadonlySet<unknown>): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.every((each) => superset.has(each)) &&
    new Set(value).size === value.length
  );
}
