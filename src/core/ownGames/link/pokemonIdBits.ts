import type { BitReader, WriteBits } from './bits.ts';

const prefixBits = 5;
const maxPrefix = 2 ** prefixBits - 1;

/** The number after those of the characters ends an id. */
const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const idCharacterBits = 6;

/**
 * Writes the length of the prefix that the id shares with the previous one, and its other
 * characters.
 */
export function writePokemonId(write: WriteBits, previousId: string, id: string): void {
  let prefix = 0;
  while (prefix < maxPrefix && prefix < id.length && id[prefix] === previousId[prefix]) prefix++;
  write(prefix, prefixBits);
  for (const character of id.slice(prefix)) write(idAlphabet.indexOf(character), idCharacterBits);
  write(idAlphabet.length, idCharacterBits);
}

/** The id that `writePokemonId` wrote; undefined if a number stands for no character. */
export function readPokemonId(read: BitReader, previousId: string): string | undefined {
  let id = previousId.slice(0, read(prefixBits));
  for (
    let index = read(idCharacterBits);
    index !== idAlphabet.length;
    index = read(idCharacterBits)
  ) {
    const character = idAlphabet[index];
    if (character === undefined) return undefined;
    id += character;
  }
  return id;
}
