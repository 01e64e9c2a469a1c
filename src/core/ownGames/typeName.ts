import { reservedTypeIds } from '#core/charts/chartFile/reservedType.ts';
import { isOfficialType, type Type } from '#core/charts/type.ts';
import { type FilePosition, ImportError } from '#core/ownGames/import/importError.ts';
import { moves } from '#core/rules/move.ts';
import { maxGameNameLength, maxPokemonNameLength, maxTypeNameLength } from './sourceGame.ts';
import { createNumberer } from './uniqueId.ts';

/** Characters that reorder or hide text on the screen. */
const bidiControl = /[\u202a-\u202e\u2066-\u2069]/;

const maxIdLength = 32;

/**
 * Ids with another meaning: as in `parseChart`, and moves, which an attack can be instead of a
 * type.
 */
const reservedIds = ['', ...reservedTypeIds, ...Object.keys(moves)];

/** The name in small letters, without all but a to z and digits; '' if nothing is left. */
export function plainId(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, maxIdLength);
}

/** Returns a function that makes ids from names, each of them once: `sound`, `sound_2`. */
export function createIds(): (name: string) => Type {
  const makeUnique = createNumberer(reservedIds);
  return (name) => makeUnique(plainId(name) || 'type') as Type;
}

/** The name, composed, without format characters except the joiners that some scripts and emoji need. */
export function removeInvisible(name: string): string {
  return name
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])\p{Cf}|\p{Noncharacter_Code_Point}|\p{Cs}/gu, '');
}

/**
 * The name on one line; '' if nothing of it is visible. Throws `invalidName` for characters that
 * turn the direction of text.
 */
function cleanName(name: string, position: FilePosition): string {
  if (bidiControl.test(name)) throw new ImportError('invalidName', position);
  const visible = removeInvisible(name)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return /^[\p{Default_Ignorable_Code_Point}\u2800\s]*$/u.test(visible) ? '' : visible;
}

/** The name of a Pokémon on one line, cut after 60 code points. Throws as `cleanName`. */
export function cleanPokemonName(name: string, position: FilePosition): string {
  const clean = cleanName(name.slice(0, 4 * maxPokemonNameLength), position);
  return [...clean].slice(0, maxPokemonNameLength).join('').trim();
}

/**
 * The name of a type: as the file has it, or else made from its key. Official names in English have
 * one capital. Throws `nameTooLong` beyond 24 code points, and as `cleanName`.
 */
export function makeTypeName(
  id: Type,
  name: string | undefined,
  key: string,
  position: FilePosition,
): string {
  const text = (name && cleanName(name, position)) || cleanName(titleCase(key), position) || id;
  if ([...text.slice(0, 200)].length > maxTypeNameLength) {
    throw new ImportError('nameTooLong', position);
  }
  return isOfficialType(id) && text.toLowerCase() === id ? titleCase(id) : text;
}

/** Whether a type can have the name: 1 to 24 code points as an import leaves them. */
export function isTypeName(name: string): boolean {
  return isCleanName(name, maxTypeNameLength);
}

function isCleanName(name: string, maxLength: number): boolean {
  if (bidiControl.test(name) || name.length > 2 * maxLength) return false;
  return name !== '' && [...name].length <= maxLength && cleanName(name, {}) === name;
}

/** Whether a Pokémon can have the name: 1 to 60 code points as an import leaves them. */
export function isPokemonName(name: string): boolean {
  return isCleanName(name, maxPokemonNameLength);
}

/** Whether a game can have the name: 1 to 40 code points as `cleanGameName` leaves them. */
export function isGameName(name: string): boolean {
  return isCleanName(name, maxGameNameLength);
}

/** The name of a game on one line, cut after 40 code points; '' if nothing of it is visible. */
export function cleanGameName(text: string): string {
  const name = text.slice(0, 4 * maxGameNameLength).replace(new RegExp(bidiControl, 'g'), '');
  return [...cleanName(name, {})].slice(0, maxGameNameLength).join('').trim();
}

/** `GHOST_STEEL` as "Ghost Steel". */
export function titleCase(key: string): string {
  const words = key.split(/[_\s]+/).filter(Boolean);
  const isUpper = key === key.toUpperCase();
  return words
    .map((word) => {
      const [first = '', ...rest] = word;
      const end = rest.join('');
      return first.toUpperCase() + (isUpper ? end.toLowerCase() : end);
    })
    .join(' ');
}
