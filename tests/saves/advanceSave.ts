import { put, type WrittenPokemon, type WrittenSave } from './writtenPokemon.ts';

/* Writes saves of generation 3, as include/save.h and include/pokemon.h of pret/pokeemerald describe them. */

/** The order of the blocks in a record: the 24 permutations in the order of a dictionary. */
export const permutations = [
  ...[
    '0123',
    '0132',
    '0213',
    '0231',
    '0312',
    '0321',
    '1023',
    '1032',
    '1203',
    '1230',
    '1302',
    '1320',
  ],
  ...[
    '2013',
    '2031',
    '2103',
    '2130',
    '2301',
    '2310',
    '3012',
    '3021',
    '3102',
    '3120',
    '3201',
    '3210',
  ],
];

/** Numbers of generation 3: the same as the National Dex until 251, and some later ones. */
const hoenn: Readonly<Record<number, number>> = {
  ...{ 252: 277, 260: 285, 282: 394, 286: 307, 290: 301, 292: 303, 330: 334, 350: 329, 373: 397 },
  ...{ 376: 400, 384: 406, 386: 410, 358: 411, 306: 384 },
};

/** Whether a written save of generation 3 can have the species. */
export function isWritable3(number: number): boolean {
  return number <= 251 || hoenn[number] !== undefined;
}

/** Encrypts a record of 80 bytes. */
export function writeAdvanceRecord(pokemon: WrittenPokemon): Uint8Array {
  const { number, experience, moves, item, abilitySlot, nickname, personality, trainer } = pokemon;
  const blocks = [0, 1, 2, 3].map(() => new Uint8Array(12));
  put(blocks[0]!, 0, number <= 251 ? number : hoenn[number]!, 2);
  put(blocks[0]!, 2, item, 2);
  put(blocks[0]!, 4, experience, 4);
  for (const [index, move] of moves.entries()) put(blocks[1]!, index * 2, move, 2);
  const values = 0x1f + (pokemon.isEgg ? 2 ** 30 : 0) + (abilitySlot === 1 ? 2 ** 31 : 0);
  put(blocks[3]!, 4, values, 4);
  const record = new Uint8Array(80);
  put(record, 0, personality, 4);
  put(record, 4, trainer, 4);
  record.fill(0xff, 8, 18);
  for (const [index, letter] of [...nickname].entries()) record[8 + index] = encode(letter);
  record[18] = 2;
  record[19] = pokemon.isEgg ? 6 : 2;
  const order = permutations[personality % 24]!;
  for (const [place, block] of [...order].entries())
    record.set(blocks[Number(block)]!, 32 + place * 12);
  let sum = 0;
  const key = [0, 1, 2, 3].map((index) => record[index]! ^ record[4 + index]!);
  for (let offset = 32; offset < 80; offset += 2)
    sum += record[offset]! + 256 * record[offset + 1]!;
  put(record, 28, sum % 65_536, 2);
  for (let offset = 32; offset < 80; offset++) record[offset]! ^= key[offset % 4]!;
  return record;
}

function encode(letter: string): number {
  const code = letter.charCodeAt(0);
  return letter >= 'a' ? 0xd5 + code - 97 : 0xbb + code - 65;
}

export type AdvanceGame = 'ruby' | 'emerald' | 'firered';

/** Writes one slot of 14 sectors, which begins with the sector `rotation`. */
export function writeSlot(
  game: AdvanceGame,
  { party, boxes }: WrittenSave,
  counter: number,
  rotation: number,
): Uint8Array {
  const data = Array.from({ length: 14 }, () => new Uint8Array(0xf80));
  put(data[0]!, 0xac, { ruby: 0, emerald: 0x12345678, firered: 1 }[game], 4);
  if (game === 'emerald') data[0]![0xf00] = 7;
  const large = new Uint8Array(4 * 0xf80);
  const at = game === 'firered' ? 0x34 : 0x234;
  large[at] = party.length;
  for (const [index, each] of party.entries())
    large.set(writeAdvanceRecord(each), at + 4 + index * 100);
  const storage = new Uint8Array(9 * 0xf80);
  for (const [box, pokemon] of boxes.entries())
    for (const [slot, each] of pokemon.entries())
      storage.set(writeAdvanceRecord(each), 4 + (box * 30 + slot) * 80);
  for (const id of [0, 1, 2, 3]) data[1 + id] = large.slice(id * 0xf80, (id + 1) * 0xf80);
  for (let id = 0; id < 9; id++) data[5 + id] = storage.slice(id * 0xf80, (id + 1) * 0xf80);
  const slot = new Uint8Array(14 * 0x1000);
  for (const [id, bytes] of data.entries()) {
    const start = ((id + rotation) % 14) * 0x1000;
    slot.set(bytes, start);
    let sum = 0;
    for (let offset = 0; offset < 0xf80; offset += 4)
      sum +=
        bytes[offset]! +
        bytes[offset + 1]! * 2 ** 8 +
        bytes[offset + 2]! * 2 ** 16 +
        bytes[offset + 3]! * 2 ** 24;
    sum %= 2 ** 32;
    put(slot, start + 0xff4, id, 2);
    put(slot, start + 0xff6, (Math.floor(sum / 65_536) + (sum % 65_536)) % 65_536, 2);
    put(slot, start + 0xff8, 0x08012025, 4);
    put(slot, start + 0xffc, counter, 4);
  }
  return slot;
}

/** Writes a save of 128 KiB with two slots. */
export function joinSlots(first: Uint8Array, second?: Uint8Array): Uint8Array {
  const file = new Uint8Array(0x20000).fill(0xff);
  file.set(first);
  if (second) file.set(second, 14 * 0x1000);
  return file;
}
