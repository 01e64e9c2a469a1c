const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...alphabet].map((character, index) => [character, index]));
const characterBits = 6;

/** Writes the lowest `count` bits of the value, 0 to 32. */
export type WriteBits = (value: number, count: number) => void;

/** Writes numbers as bits, and the bits as text in the alphabet of base64url. */
type BitWriter = {
  write: WriteBits;
  /** All bits as text, the last character filled with zeros. */
  text: () => string;
};

/** Creates a writer without bits. */
export function createBitWriter(): BitWriter {
  const bits: number[] = [];
  return {
    write(value, count) {
      for (let at = count - 1; at >= 0; at--) bits.push((value >>> at) & 1);
    },
    text() {
      let text = '';
      for (let at = 0; at < bits.length; at += characterBits) {
        let index = 0;
        for (let offset = 0; offset < characterBits; offset++) {
          index = index * 2 + (bits[at + offset] ?? 0);
        }
        text += alphabet[index];
      }
      return text;
    },
  };
}

/** Returns the next `count` bits of a text, 0 to 32, as a number of at least 0. */
export type BitReader = (count: number) => number;

/** Thrown by a BitReader for a text that is too short. */
export class EndOfBits extends Error {}

/** A reader of the bits of a text; undefined if the text has other characters than base64url. */
export function createBitReader(text: string): BitReader | undefined {
  const groups = [...text].map((character) => values.get(character));
  if (groups.includes(undefined)) return undefined;
  let position = 0;
  return (count) => {
    let value = 0;
    for (let read = 0; read < count; read++, position++) {
      const group = groups[Math.floor(position / characterBits)];
      if (group === undefined) throw new EndOfBits();
      const bit = (group >> (characterBits - 1 - (position % characterBits))) & 1;
      value = value * 2 + bit;
    }
    return value;
  };
}

/** The number of bits for the numbers from 0 to `count` − 1. */
export function bitsFor(count: number): number {
  return Math.ceil(Math.log2(count));
}

/** Writes the text in UTF-8, after the number of its bytes in `lengthBits` bits. */
export function writeText(write: WriteBits, lengthBits: number, text: string): void {
  const bytes = new TextEncoder().encode(text);
  write(bytes.length, lengthBits);
  for (const byte of bytes) write(byte, 8);
}

/** The next text that `writeText` wrote. */
export function readText(read: BitReader, lengthBits: number): string {
  const bytes = Uint8Array.from({ length: read(lengthBits) }, () => read(8));
  return new TextDecoder().decode(bytes);
}
