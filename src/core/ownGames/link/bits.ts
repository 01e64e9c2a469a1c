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
  let text = '';
  /** The bits of the character that is not full yet. */
  let index = 0;
  let bitCount = 0;
  return {
    write(value, count) {
      for (let at = count - 1; at >= 0; at--) {
        index = index * 2 + ((value >>> at) & 1);
        bitCount++;
        if (bitCount < characterBits) continue;
        text += alphabet[index];
        index = 0;
        bitCount = 0;
      }
    },
    text: () => (bitCount > 0 ? text + alphabet[index << (characterBits - bitCount)] : text),
  };
}

/** Returns the next `count` bits of a text, 0 to 32, as a number of at least 0. */
export type BitReader = (count: number) => number;

/** A BitReader throws it at the end of its text. */
class EndOfBits extends Error {}

/**
 * The value that `read` makes of the bits of the text; undefined if the text is too short or has other
 * characters than base64url.
 */
export function parseBits<Value>(
  text: string,
  read: (readBits: BitReader) => Value,
): Value | undefined {
  const groups = [...text].map((character) => values.get(character));
  if (!groups.every((group) => group !== undefined)) return undefined;
  try {
    return read(createBitReader(groups));
  } catch (error) {
    if (error instanceof EndOfBits) return undefined;
    throw error;
  }
}

function createBitReader(groups: readonly number[]): BitReader {
  let position = 0;
  return (count) => {
    let value = 0;
    for (let bits = 0; bits < count; bits++, position++) {
      const group = groups[Math.floor(position / characterBits)];
      if (group === undefined) throw new EndOfBits();
      const bit = (group >> (characterBits - 1 - (position % characterBits))) & 1;
      value = value * 2 + bit;
    }
    return value;
  };
}

/** The number of bits that a number from 0 to `count` − 1 needs. */
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
