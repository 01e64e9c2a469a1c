import { type Bytes, readBytes, sumBytes } from './bytes.ts';
import {
  checkNumbers,
  collectSave,
  type Save,
  type SaveEntry,
  type SaveGeneration,
  type SavePlace,
  type SaveProblem,
} from './save.ts';
import { itemOfGeneration2, numberInGeneration1 } from './tables.ts';
import { japaneseGameBoy, latinGameBoy, readText } from './text.ts';

/** Where a game of generation 1 or 2 stores its Pokémon; the offsets are those of PKHeX and the disassemblies of pret. */
type Layout = {
  generation: 1 | 2;
  game: 'red-blue' | 'gold-silver' | 'crystal';
  language: 'latin' | 'japanese' | 'korean';
  party: number;
  /** The number of the current box, and the newest copy of that box. */
  boxNumber: number;
  currentBox: number;
  /** The boxes of each bank, of which the first begins at 0x4000 and the second at 0x6000. */
  boxesInBanks: readonly [number, number];
  capacity: number;
  /** The bytes from one box to the next. */
  boxLength: number;
  checksum: { start: number; end: number; at: number };
  /** The second copy of the same data: its checksum, and where each part is, by its first offset. */
  copy?: { checksumAt: number; parts: readonly (readonly [start: number, copiedTo: number])[] };
};

const layouts: readonly Layout[] = [
  {
    ...{ generation: 1, game: 'red-blue', language: 'japanese' },
    ...{ party: 0x2ed5, boxNumber: 0x2842, currentBox: 0x302d },
    ...{ boxesInBanks: [4, 4], capacity: 30, boxLength: 0x566 },
    checksum: { start: 0x2598, end: 0x3594, at: 0x3594 },
  },
  {
    ...{ generation: 1, game: 'red-blue', language: 'latin' },
    ...{ party: 0x2f2c, boxNumber: 0x284c, currentBox: 0x30c0 },
    ...{ boxesInBanks: [6, 6], capacity: 20, boxLength: 0x462 },
    checksum: { start: 0x2598, end: 0x3523, at: 0x3523 },
  },
  {
    ...{ generation: 2, game: 'gold-silver', language: 'latin' },
    ...{ party: 0x288a, boxNumber: 0x2724, currentBox: 0x2d6c },
    ...{ boxesInBanks: [7, 7], capacity: 20, boxLength: 0x450 },
    checksum: { start: 0x2009, end: 0x2d69, at: 0x2d69 },
    copy: {
      checksumAt: 0x7e6d,
      parts: [
        ...([
          [0x2009, 0x15c7],
          [0x222f, 0x3d69],
          [0x23d9, 0x0c6b],
        ] as const),
        ...([
          [0x2856, 0x7e39],
          [0x288a, 0x10e8],
        ] as const),
      ],
    },
  },
  {
    ...{ generation: 2, game: 'crystal', language: 'latin' },
    ...{ party: 0x2865, boxNumber: 0x2700, currentBox: 0x2d10 },
    ...{ boxesInBanks: [7, 7], capacity: 20, boxLength: 0x450 },
    checksum: { start: 0x2009, end: 0x2b83, at: 0x2d0d },
    copy: { checksumAt: 0x1f0d, parts: [[0x2009, 0x1209]] },
  },
  {
    ...{ generation: 2, game: 'gold-silver', language: 'japanese' },
    ...{ party: 0x283e, boxNumber: 0x2705, currentBox: 0x2d10 },
    ...{ boxesInBanks: [6, 3], capacity: 30, boxLength: 0x54c },
    checksum: { start: 0x2009, end: 0x2c8c, at: 0x2d0d },
    copy: { checksumAt: 0x7f0d, parts: [[0x2009, 0x7209]] },
  },
  {
    ...{ generation: 2, game: 'crystal', language: 'japanese' },
    ...{ party: 0x281a, boxNumber: 0x26e2, currentBox: 0x2d10 },
    ...{ boxesInBanks: [6, 3], capacity: 30, boxLength: 0x54c },
    checksum: { start: 0x2009, end: 0x2ae3, at: 0x2d0d },
    copy: { checksumAt: 0x7f0d, parts: [[0x2009, 0x7209]] },
  },
  {
    ...{ generation: 2, game: 'gold-silver', language: 'korean' },
    ...{ party: 0x28cc, boxNumber: 0x26fc, currentBox: 0x2dae },
    ...{ boxesInBanks: [7, 7], capacity: 20, boxLength: 0x450 },
    checksum: { start: 0x2009, end: 0x2dab, at: 0x2dab },
  },
];

/** The members of a party. */
const partyCapacity = 6;

/** Reads a save of generation 1 or 2; undefined if it is none. */
export function readGameBoySave(file: Uint8Array): Save | SaveProblem | undefined {
  const candidates = layouts.filter((layout) => hasLists(readBytes(file), layout));
  for (const layout of candidates) {
    if (hasChecksum(file, layout)) return readLayout(readBytes(file), layout, false);
  }
  // The lists of the first copy may be damaged, too.
  for (const layout of layouts) {
    const restored = restoreCopy(file, layout);
    if (restored && hasLists(readBytes(restored), layout))
      return readLayout(readBytes(restored), layout, true);
  }
  return candidates.length > 0 ? { code: 'damaged' } : undefined;
}

/** Whether the party and the current box are lists: the number of Pokémon, their species, and an end. */
function hasLists({ u8 }: Bytes, { party, currentBox, capacity }: Layout): boolean {
  const isList = (offset: number, maxCount: number) =>
    u8(offset) <= maxCount && u8(offset + 1 + u8(offset)) === 0xff;
  return isList(party, partyCapacity) && isList(currentBox, capacity);
}

function hasChecksum(file: Uint8Array, { generation, checksum }: Layout): boolean {
  const { u8, u16, slice } = readBytes(file);
  const { start, end, at } = checksum;
  const sum = sumBytes(slice(start, end - start));
  return generation === 1 ? u8(at) === (~sum & 0xff) : u16(at) === (sum & 0xffff);
}

/** Puts the second copy in the place of the first; undefined if the game has none, or its checksum is wrong. */
function restoreCopy(file: Uint8Array, { checksum, copy }: Layout): Uint8Array | undefined {
  if (!copy) return undefined;
  const restored = file.slice();
  for (const [index, [start, copiedTo]] of copy.parts.entries()) {
    const [end = checksum.end] = copy.parts[index + 1] ?? [];
    restored.set(file.subarray(copiedTo, copiedTo + end - start), start);
  }
  const { slice } = readBytes(restored);
  const sum = sumBytes(slice(checksum.start, checksum.end - checksum.start)) & 0xffff;
  return sum !== 0 && readBytes(file).u16(copy.checksumAt) === sum ? restored : undefined;
}

function readLayout(bytes: Bytes, layout: Layout, isOlder: boolean): Save | SaveProblem {
  const { generation, party, currentBox, boxesInBanks, capacity, boxLength } = layout;
  const boxState = bytes.u8(layout.boxNumber);
  const current = boxState & 0x7f;
  const entries = readList(bytes, layout, party, undefined, partyCapacity);
  for (let box = 0; box < boxesInBanks[0] + boxesInBanks[1]; box++) {
    const inSecond = box - boxesInBanks[0];
    const stored = inSecond < 0 ? 0x4000 + box * boxLength : 0x6000 + inSecond * boxLength;
    // Generation 1 writes the current box to its place only when the player changes boxes, and until the first
    // change no box is written. Generation 2 writes it with each save.
    const isCurrent = generation === 1 && box === current;
    if (generation === 1 && !isCurrent && boxState < 0x80) continue;
    entries.push(...readList(bytes, layout, isCurrent ? currentBox : stored, box + 1, capacity));
  }
  return collectSave(gameOfLayout(bytes, layout), entries, isOlder);
}

/** Yellow differs from Red and Blue by the starter, or else by the friendship of Pikachu; PKHeX, SAV1.cs. */
function gameOfLayout({ u8 }: Bytes, { generation, game, language }: Layout): Save['game'] {
  if (generation !== 1) return game;
  const [starter, friendship] = language === 'latin' ? [0x29c3, 0x271c] : [0x29b9, 0x2712];
  const isYellow = u8(starter) === 0x54 || (u8(starter) === 0 && u8(friendship) !== 0);
  return isYellow ? 'yellow' : game;
}

function readList(
  bytes: Bytes,
  layout: Layout,
  offset: number,
  box: number | undefined,
  capacity: number,
): { place: SavePlace; entry: SaveEntry }[] {
  const { generation, language } = layout;
  const [boxRecord, partyRecord] = generation === 1 ? [33, 44] : [32, 48];
  const recordLength = box === undefined ? partyRecord : boxRecord;
  const nameLength = language === 'japanese' ? 6 : 11;
  const records = offset + capacity + 2;
  const nicknames = records + capacity * (recordLength + nameLength);
  const count = bytes.u8(offset);
  // A box that was never used has no list.
  if (count > capacity || bytes.u8(offset + 1 + count) !== 0xff) return [];
  return Array.from({ length: count }, (_, index) => {
    const record = records + index * recordLength;
    const nickname =
      language === 'korean'
        ? ''
        : readText(
            ...([bytes, nicknames + index * nameLength, nameLength] as const),
            ...([language === 'latin' ? latinGameBoy : japaneseGameBoy, 1] as const),
          );
    const isEgg = generation === 2 && bytes.u8(offset + 1 + index) === 0xfd;
    return {
      place: { box, slot: index + 1 },
      entry: isEgg ? 'egg' : readRecord(bytes, generation, record, nickname),
    };
  });
}

function readRecord(
  bytes: Bytes,
  generation: SaveGeneration & (1 | 2),
  record: number,
  nickname: string,
): SaveEntry {
  const at =
    generation === 1
      ? { moves: 8, trainer: 0xc, experience: 0xe, values: 0x1b }
      : { moves: 2, trainer: 6, experience: 8, values: 0x15 };
  const species = bytes.u8(record);
  return checkNumbers(generation, {
    key: `${bytes.big(record + at.trainer, 2).toString(16)}-${bytes.big(record + at.values, 2).toString(16)}`,
    number: generation === 1 ? (numberInGeneration1[species] ?? 0) : species,
    form: 0,
    experience: readExperience(bytes.big(record + at.experience, 3)),
    nickname,
    moves: Array.from({ length: 4 }, (_, index) => bytes.u8(record + at.moves + index)),
    item: generation === 1 ? 0 : itemOfGeneration2(bytes.u8(record + 1)),
  });
}

/** The formula of medium slow growth is negative at level 1, which wraps to a large number. */
function readExperience(experience: number): number {
  return experience > 0xf00000 ? 0 : experience;
}
