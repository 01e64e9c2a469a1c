import { put, putBig, type WrittenPokemon, type WrittenSave } from './writtenPokemon.ts';

/*
 * Writes saves of generations 1 and 2, as the disassemblies of pret describe them (ram/sram.asm, macros/ram.asm), so
 * that the tests of the reader need no save of a player.
 */

const species1 = new Map<number, number>();
/** The numbers of generation 1 for some species: pret/pokered, constants/pokemon_constants.asm. */
for (const [national, internal] of [
  ...([
    [1, 0x99],
    [6, 0xb4],
    [9, 0x1c],
    [25, 0x54],
    [94, 0x0e],
    [112, 0x01],
    [130, 0x16],
    [131, 0x13],
  ] as const),
  ...([
    [143, 0x84],
    [149, 0x42],
    [150, 0x83],
    [151, 0x15],
    [71, 0xbe],
    [65, 0x95],
    [142, 0xab],
    [115, 0x02],
  ] as const),
])
  species1.set(national, internal);

/** The species that a written save of generation 1 can have. */
export const writableSpecies1 = [...species1.keys()];

export const gameBoyLayouts = {
  red: {
    generation: 1,
    letters: 11,
    records: [44, 33],
    party: 0x2f2c,
    number: 0x284c,
    copy: 0x30c0,
    banks: [6, 6],
    slots: 20,
    stride: 0x462,
    sum: [0x2598, 0x3522, 0x3523],
  },
  redJapanese: {
    generation: 1,
    letters: 6,
    records: [44, 33],
    party: 0x2ed5,
    number: 0x2842,
    copy: 0x302d,
    banks: [4, 4],
    slots: 30,
    stride: 0x566,
    sum: [0x2598, 0x3593, 0x3594],
  },
  gold: {
    generation: 2,
    letters: 11,
    records: [48, 32],
    party: 0x288a,
    number: 0x2724,
    copy: 0x2d6c,
    banks: [7, 7],
    slots: 20,
    stride: 0x450,
    sum: [0x2009, 0x2d68, 0x2d69],
  },
  crystal: {
    generation: 2,
    letters: 11,
    records: [48, 32],
    party: 0x2865,
    number: 0x2700,
    copy: 0x2d10,
    banks: [7, 7],
    slots: 20,
    stride: 0x450,
    sum: [0x2009, 0x2b82, 0x2d0d],
  },
  goldJapanese: {
    generation: 2,
    letters: 6,
    records: [48, 32],
    party: 0x283e,
    number: 0x2705,
    copy: 0x2d10,
    banks: [6, 3],
    slots: 30,
    stride: 0x54c,
    sum: [0x2009, 0x2c8b, 0x2d0d],
  },
  crystalJapanese: {
    generation: 2,
    letters: 6,
    records: [48, 32],
    party: 0x281a,
    number: 0x26e2,
    copy: 0x2d10,
    banks: [6, 3],
    slots: 30,
    stride: 0x54c,
    sum: [0x2009, 0x2ae2, 0x2d0d],
  },
  goldKorean: {
    generation: 2,
    letters: 11,
    records: [48, 32],
    party: 0x28cc,
    number: 0x26fc,
    copy: 0x2dae,
    banks: [7, 7],
    slots: 20,
    stride: 0x450,
    sum: [0x2009, 0x2daa, 0x2dab],
  },
} as const;

type Layout = (typeof gameBoyLayouts)[keyof typeof gameBoyLayouts];

/** Writes a save of 32 KiB whose current box is the first one. */
export function writeGameBoySave(layout: Layout, { party, boxes }: WrittenSave): Uint8Array {
  const file = new Uint8Array(0x8000);
  const { banks, slots, stride, generation } = layout;
  writeList(file, layout, layout.party, 6, layout.records[0], party);
  for (let box = 0; box < banks[0] + banks[1]; box++) {
    const start = box < banks[0] ? 0x4000 + box * stride : 0x6000 + (box - banks[0]) * stride;
    writeList(file, layout, start, slots, layout.records[1], boxes[box] ?? []);
  }
  writeList(file, layout, layout.copy, slots, layout.records[1], boxes[0] ?? []);
  // The high bit says that the boxes are in their places.
  file[layout.number] = generation === 1 ? 0x80 : 0;
  writeChecksum(file, layout);
  return file;
}

/** Writes the checksum of the first copy. */
export function writeChecksum(
  file: Uint8Array,
  { sum: [first, last, at], generation }: Layout,
): void {
  let sum = 0;
  for (let offset = first; offset <= last; offset++) sum += file[offset]!;
  if (generation === 1) file[at] = 255 - (sum % 256);
  else put(file, at, sum % 65_536, 2);
}

function writeList(
  file: Uint8Array,
  { letters, generation }: Layout,
  start: number,
  slots: number,
  length: number,
  pokemon: readonly WrittenPokemon[],
): void {
  file[start] = pokemon.length;
  file[start + 1 + pokemon.length] = 0xff;
  const records = start + 1 + slots + 1;
  const nicknames = records + slots * length + slots * letters;
  for (const [index, each] of pokemon.entries()) {
    const internal = generation === 1 ? species1.get(each.number)! : each.number;
    file[start + 1 + index] = each.isEgg ? 0xfd : internal;
    writeRecord(file, generation, records + index * length, internal, each);
    for (const [place, letter] of [...each.nickname].slice(0, letters - 1).entries())
      file[nicknames + index * letters + place] = encode(letter);
    file[nicknames + index * letters + Math.min(letters - 1, each.nickname.length)] = 0x50;
  }
}

function encode(letter: string): number {
  const code = letter.charCodeAt(0);
  return letter >= 'a' ? 0xa0 + code - 97 : 0x80 + code - 65;
}

function writeRecord(
  file: Uint8Array,
  generation: 1 | 2,
  at: number,
  species: number,
  { moves, trainer, experience, personality, item }: WrittenPokemon,
): void {
  file[at] = species;
  const [moveAt, trainerAt, experienceAt, valuesAt] =
    generation === 1 ? [8, 12, 14, 27] : [2, 6, 8, 21];
  if (generation === 2) file[at + 1] = item;
  file.set(moves, at + moveAt);
  putBig(file, at + trainerAt, trainer & 0xffff, 2);
  putBig(file, at + experienceAt, experience, 3);
  putBig(file, at + valuesAt, personality & 0xffff, 2);
}
