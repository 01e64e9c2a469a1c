import { permutations } from './advanceSave.ts';
import { put, type WrittenPokemon, type WrittenSave } from './writtenPokemon.ts';

/* Writes saves of generations 4 and 5, as pret/pokeplatinum, pret/pokeheartgold and the wiki of Project Pokémon describe them. */

/** The CRC-16-CCITT, bit by bit. */
function crc(bytes: Uint8Array): number {
  let value = 0xffff;
  for (const byte of bytes)
    for (let bit = 7; bit >= 0; bit--) {
      const isCarry = ((value >> 15) & 1) !== ((byte >> bit) & 1);
      value = ((value << 1) & 0xffff) ^ (isCarry ? 0x1021 : 0);
    }
  return value;
}

/** Encrypts a record of 136 bytes. */
function writeDualScreenRecord(pokemon: WrittenPokemon, generation: 4 | 5): Uint8Array {
  const { number, form, experience, nickname, moves, ability, item, personality, trainer } =
    pokemon;
  const blocks = [0, 1, 2, 3].map(() => new Uint8Array(32));
  put(blocks[0]!, 0, number, 2);
  put(blocks[0]!, 2, item, 2);
  put(blocks[0]!, 4, trainer, 4);
  put(blocks[0]!, 8, experience, 4);
  blocks[0]![13] = ability;
  for (const [index, move] of moves.entries()) put(blocks[1]!, index * 2, move, 2);
  put(blocks[1]!, 16, 2 ** 31 + (pokemon.isEgg ? 2 ** 30 : 0) + 0x1f, 4);
  blocks[1]![24] = form * 8 + 2;
  blocks[2]!.fill(0xff, 0, 22);
  for (const [index, letter] of [...nickname].entries())
    put(blocks[2]!, index * 2, encode(letter, generation), 2);
  const plain = new Uint8Array(128);
  const order = permutations[((personality >>> 13) & 31) % 24]!;
  for (const [place, block] of [...order].entries()) plain.set(blocks[Number(block)]!, place * 32);
  let sum = 0;
  for (let offset = 0; offset < 128; offset += 2) sum += plain[offset]! + 256 * plain[offset + 1]!;
  const record = new Uint8Array(136);
  put(record, 0, personality, 4);
  put(record, 6, sum % 65_536, 2);
  let state = BigInt(sum % 65_536);
  for (let offset = 0; offset < 128; offset += 2) {
    state = (state * 0x41c64e6dn + 0x6073n) % 2n ** 32n;
    const word = plain[offset]! + 256 * plain[offset + 1]!;
    put(record, 8 + offset, word ^ Number(state >> 16n), 2);
  }
  return record;
}

function encode(letter: string, generation: 4 | 5): number {
  const code = letter.charCodeAt(0);
  if (generation === 5) return code;
  return letter >= 'a' ? 0x145 + code - 97 : 0x12b + code - 65;
}

export const generation4Layouts = {
  diamond: {
    general: [0, 0xc100, 0x14],
    storage: [0xc100, 0x121e0, 0x14],
    party: 0x94,
    boxes: [4, 0xff0],
  },
  platinum: {
    general: [0, 0xcf2c, 0x14],
    storage: [0xcf2c, 0x121e4, 0x14],
    party: 0x9c,
    boxes: [4, 0xff0],
  },
  heartgold: {
    general: [0, 0xf628, 0x10],
    storage: [0xf700, 0x12310, 0x10],
    party: 0x94,
    boxes: [0, 0x1000],
  },
} as const;

type Layout4 = (typeof generation4Layouts)[keyof typeof generation4Layouts];

/** Writes one half of a save of generation 4; the other half is erased. */
export function writeHalf(
  { general, storage, party: partyAt, boxes: [firstBox, stride] }: Layout4,
  { party, boxes }: WrittenSave,
  counter: number,
): Uint8Array {
  const half = new Uint8Array(0x40000).fill(0xff);
  half.fill(0, general[0], general[0] + general[1]);
  half.fill(0, storage[0], storage[0] + storage[1]);
  half[general[0] + partyAt] = party.length;
  for (const [index, each] of party.entries())
    half.set(writeDualScreenRecord(each, 4), general[0] + partyAt + 4 + index * 236);
  for (const [box, pokemon] of boxes.entries())
    for (const [slot, each] of pokemon.entries())
      half.set(writeDualScreenRecord(each, 4), storage[0] + firstBox + box * stride + slot * 136);
  for (const [start, size, footer] of [general, storage]) {
    const end = start + size;
    put(half, end - footer, counter, 4);
    if (footer === 0x14) put(half, end - 16, counter, 4);
    put(half, end - 12, size, 4);
    put(half, end - 8, 0x20060623, 4);
    put(half, end - 2, crc(half.subarray(start, end - footer)), 2);
  }
  return half;
}

/** Writes a save of 512 KiB with two halves. */
export function joinHalves(first?: Uint8Array, second?: Uint8Array): Uint8Array {
  const file = new Uint8Array(0x80000).fill(0xff);
  if (first) file.set(first);
  if (second) file.set(second, 0x40000);
  return file;
}

/** Writes a save of generation 5 with two equal copies. */
export function writeGeneration5Save(
  game: 'black' | 'black2',
  { party, boxes }: WrittenSave,
  counter = 1,
): Uint8Array {
  const size = game === 'black' ? 0x24000 : 0x26000;
  const length = game === 'black' ? 0x8c : 0x94;
  const copy = new Uint8Array(size);
  for (let box = 0; box < 24; box++) {
    const start = 0x400 + box * 0x1000;
    for (const [slot, each] of (boxes[box] ?? []).entries())
      copy.set(writeDualScreenRecord(each, 5), start + slot * 136);
    put(copy, start + 0xff2, crc(copy.subarray(start, start + 0xff0)), 2);
  }
  copy[0x18e04] = party.length;
  for (const [index, each] of party.entries())
    copy.set(writeDualScreenRecord(each, 5), 0x18e08 + index * 220);
  put(copy, 0x19336, crc(copy.subarray(0x18e00, 0x18e00 + 0x534)), 2);
  const table = size - 0x100;
  put(copy, table + length, counter, 4);
  put(copy, table + length + 8, 0x31053527, 4);
  put(copy, table + length + 14, crc(copy.subarray(table, table + length)), 2);
  const file = new Uint8Array(0x80000).fill(0xff);
  file.set(copy);
  file.set(copy, size);
  return file;
}
