import { types } from '#core/charts/type.ts';
import { type Names, type Pokemon, tags } from './pokemon.ts';

/**
 * The valid records of `pokedex.json`. Logs a warning about invalid ones; throws a TypeError if the
 * value is no list or has no valid record.
 */
export function parsePokedex(json: unknown): readonly Pokemon[] {
  if (!Array.isArray(json)) throw new TypeError('The Pokédex is not a list');
  const pokedex = json.filter(isPokemon);
  if (pokedex.length < json.length) {
    console.warn(`Left out ${json.length - pokedex.length} bad records of the Pokédex`);
  }
  if (pokedex.length === 0) throw new TypeError('The Pokédex is empty');
  return pokedex;
}

function isPokemon(record: Partial<Record<keyof Pokemon, unknown>> | null): record is Pokemon {
  return (
    typeof record?.id === 'string' &&
    typeof record.number === 'string' &&
    typeof record.generation === 'number' &&
    isNames(record.speciesNames) &&
    record.speciesNames.en !== undefined &&
    isNames(record.formNames) &&
    isTyping(record.types) &&
    isTexts(record.abilities) &&
    (record.slots === undefined || typeof record.slots === 'string') &&
    (record.pastTypes === undefined || isPastTypes(record.pastTypes)) &&
    (record.pastAbilities === undefined || isPastAbilities(record.pastAbilities)) &&
    (record.tags === undefined || isTags(record.tags)) &&
    (record.aliases === undefined || isTexts(record.aliases)) &&
    (record.evolvesIn === undefined || typeof record.evolvesIn === 'number')
  );
}

function isNames(value: unknown): value is Names {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isTyping(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 2 &&
    value.every((type) => (types as readonly unknown[]).includes(type)) &&
    new Set(value).size === value.length
  );
}

function isTags(value: unknown): boolean {
  return Array.isArray(value) && value.every((tag) => tags.includes(tag));
}

function isPastAbilities(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (past) =>
        Array.isArray(past) &&
        typeof past[0] === 'number' &&
        isTexts(past[1]) &&
        typeof past[2] === 'string',
    )
  );
}

function isPastTypes(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((past) => Array.isArray(past) && typeof past[0] === 'number' && isTyping(past[1]))
  );
}
