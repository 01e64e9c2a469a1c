import { titleCase } from './typeName.ts';
import { createNumberer } from './uniqueId.ts';

/** Maximum length of the id of a Pokémon. */
const maxPokemonIdLength = 60;

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ownPrefix = 'own-';
const maxSlugLength = 40;

/** Whether a Pokémon of a game can have the id. */
export function isPokemonId(id: string): boolean {
  return id.length <= maxPokemonIdLength && idPattern.test(id);
}

/** Whether it is the id of a Pokémon that the official Pokédex lacks. */
export function isOwnPokemonId(id: string): boolean {
  return id.startsWith(ownPrefix);
}

/** Returns a function that makes ids from the names of own Pokémon, each once: `own-vulpix-sound`. */
export function createPokemonIds(): (name: string) => string {
  const makeUnique = createNumberer([], '-');
  return (name) => makeUnique(`${ownPrefix}${slugOf(name) || 'pokemon'}`);
}

/** A name made from the id of a Pokémon: `rotom-wash` becomes "Rotom Wash". */
export function nameFromId(id: string): string {
  return titleCase(id.replaceAll('-', '_'));
}

/** The name in small letters and digits from a to z, words separated by hyphens. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/♀/g, ' f')
    .replace(/♂/g, ' m')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, '');
}
