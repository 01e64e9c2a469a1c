import { isNewer } from './advance.ts';
import { type Bytes, crc16, readBytes, sumWords } from './bytes.ts';
import {
  checkNumbers,
  collectSave,
  type Save,
  type SaveEntry,
  type SavePlace,
  type SaveProblem,
} from './save.ts';
import { blockOrder } from './tables.ts';
import { dualScreen, readText, readUnicode } from './text.ts';

type Entries = { place: SavePlace; entry: SaveEntry }[];

const boxCapacity = 30;
const boxRecord = 136;

/** A block of a save of generation 4 with the size of its footer. */
type Block = { start: number; size: number; footer: number };

/** Where a game of generation 4 stores its Pokémon, in each of the two halves of the file. */
type Layout = {
  game: Save['game'];
  general: Block;
  storage: Block;
  partyCount: number;
  /** The first box in its block, and the bytes from one box to the next. */
  boxes: { first: number; length: number };
  /** Whether both blocks must be of the same half. */
  isPaired: boolean;
};

/** PKHeX, SAV4*.cs; pret/pokeplatinum, src/savedata.c; pret/pokeheartgold, src/save.c. */
const layouts: readonly Layout[] = [
  {
    game: 'diamond-pearl',
    general: { start: 0, size: 0xc100, footer: 0x14 },
    storage: { start: 0xc100, size: 0x121e0, footer: 0x14 },
    ...{ partyCount: 0x94, boxes: { first: 4, length: 0xff0 }, isPaired: false },
  },
  {
    game: 'platinum',
    general: { start: 0, size: 0xcf2c, footer: 0x14 },
    storage: { start: 0xcf2c, size: 0x121e4, footer: 0x14 },
    ...{ partyCount: 0x9c, boxes: { first: 4, length: 0xff0 }, isPaired: false },
  },
  {
    game: 'heartgold-soulsilver',
    general: { start: 0, size: 0xf628, footer: 0x10 },
    storage: { start: 0xf700, size: 0x12310, footer: 0x10 },
    ...{ partyCount: 0x94, boxes: { first: 0, length: 0x1000 }, isPaired: true },
  },
];

const halfSize = 0x40000;
const boxCount4 = 18;
const partyRecord4 = 236;
/** The date in the footer of all languages but Korean, and in that of Korean. */
const magics = [0x20060623, 0x20070903];

/** A copy of a block: where it begins, how often the game was saved, and the half of the file. */
type Copy = { start: number; counters: readonly [number, number]; half: number; isWhole: boolean };

/** Reads a save of generation 4; undefined if it is none. */
export function readGeneration4Save(file: Uint8Array): Save | SaveProblem | undefined {
  const bytes = readBytes(file);
  for (const layout of layouts) {
    const generals = listCopies(bytes, layout.general);
    const storages = listCopies(bytes, layout.storage);
    if (generals.length === 0) continue;
    const pair = choosePair(generals, storages, layout.isPaired);
    if (!pair) return { code: 'damaged' };
    const isOlder = pair.general !== generals[0] || pair.storage !== storages[0];
    return readPair(bytes, layout, pair.general.start, pair.storage.start, isOlder);
  }
  return undefined;
}

/** The copies of the block whose footer has its size, the newest first. */
function listCopies(bytes: Bytes, { start, size, footer }: Block): Copy[] {
  const halves = bytes.size > halfSize ? [0, 1] : [0];
  return halves
    .map((half): Copy & { isCopy: boolean } => {
      const offset = half * halfSize + start;
      const end = offset + size;
      const counter = bytes.u32(end - footer);
      return {
        ...{ start: offset, half },
        // HeartGold has one counter.
        counters: [counter, footer === 0x14 ? bytes.u32(end - 0x10) : 0],
        isCopy: bytes.u32(end - 0xc) === size && magics.includes(bytes.u32(end - 8)),
        isWhole: crc16(bytes.slice(offset, size - footer)) === bytes.u16(end - 2),
      };
    })
    .filter(({ isCopy }) => isCopy)
    .sort((one, other) => {
      const index = one.counters[0] === other.counters[0] ? 1 : 0;
      return isNewer(one.counters[index], other.counters[index]) ? -1 : 1;
    });
}

/** The newest whole copies of both blocks that the game would load. */
function choosePair(
  allGenerals: readonly Copy[],
  allStorages: readonly Copy[],
  isPaired: boolean,
): { general: Copy; storage: Copy } | undefined {
  const generals = allGenerals.filter(({ isWhole }) => isWhole);
  const storages = allStorages.filter(({ isWhole }) => isWhole);
  if (isPaired) {
    return generals
      .flatMap((general) =>
        storages
          .filter(({ half }) => half === general.half)
          .map((storage) => ({ general, storage })),
      )
      .at(0);
  }
  const [storage] = storages;
  const general =
    generals.find(({ counters }) => counters[0] === storage?.counters[0]) ?? generals[0];
  return general && storage ? { general, storage } : undefined;
}

function readPair(
  bytes: Bytes,
  { game, partyCount, boxes }: Layout,
  general: number,
  storage: number,
  isOlder: boolean,
): Save | SaveProblem {
  const entries: Entries = readParty(bytes, general + partyCount, partyRecord4, 4);
  for (let box = 0; box < boxCount4; box++)
    entries.push(...readBox(bytes, storage + boxes.first + box * boxes.length, box + 1, 4));
  return collectSave(game, entries, isOlder);
}

function readParty(bytes: Bytes, count: number, length: number, generation: 4 | 5): Entries {
  return Array.from({ length: Math.min(6, bytes.u8(count)) }, (_, index) => ({
    place: { slot: index + 1 },
    entry: readRecord(bytes.slice(count + 4 + index * length, boxRecord), generation),
  }));
}

function readBox(bytes: Bytes, start: number, box: number, generation: 4 | 5): Entries {
  return Array.from({ length: boxCapacity }, (_, index) => ({
    place: { box, slot: index + 1 },
    entry: readRecord(bytes.slice(start + index * boxRecord, boxRecord), generation),
  }));
}

/** Reads a record: its words are encrypted with a generator that begins with its checksum, and its blocks are in another order. */
function readRecord(record: Uint8Array, generation: 4 | 5): SaveEntry {
  if (record.every((byte) => byte === 0)) return undefined;
  const bytes = readBytes(record);
  const personality = bytes.u32(0);
  const checksum = bytes.u16(6);
  // Bits 0 and 1 of the flags are set if the record is not encrypted, bit 2 if it is a bad egg.
  const flags = bytes.u16(4);
  const order = blockOrder(((personality >>> 13) & 31) % 24);
  const data = new Uint8Array(boxRecord);
  const view = new DataView(data.buffer);
  let seed = checksum;
  for (let offset = 8; offset < boxRecord; offset += 2) {
    seed = (Math.imul(seed, 0x41c64e6d) + 0x6073) >>> 0;
    const word = flags & 3 ? bytes.u16(offset) : bytes.u16(offset) ^ (seed >>> 16);
    const block = order[Math.floor((offset - 8) / 32)] as number;
    view.setUint16(8 + block * 32 + ((offset - 8) % 32), word, true);
  }
  const plain = readBytes(data);
  const { u8, u16, u32 } = plain;
  if ((flags & 4) !== 0 || sumWords(data.subarray(8)) !== checksum) return 'checksum';
  const species = u16(8);
  if (species === 0) return undefined;
  const values = u32(0x38);
  if ((values & 0x40000000) !== 0) return 'egg';
  const hasNickname = values >>> 31 === 1;
  return checkNumbers(generation, {
    key: `${personality.toString(16)}-${u32(0xc).toString(16)}`,
    number: species,
    form: u8(0x40) >> 3,
    experience: u32(0x10),
    nickname: !hasNickname
      ? ''
      : generation === 4
        ? readText(plain, 0x48, 11, dualScreen, 2)
        : readUnicode(plain, 0x48, 11),
    moves: [0x28, 0x2a, 0x2c, 0x2e].map(u16),
    ability: u8(0x15),
    item: u16(0xa),
  });
}

/** The games of generation 5 by where the table of their checksums begins, and how long it is; PKHeX, SaveBlockAccessor5*.cs. */
const tables = [
  { game: 'black-white', copySize: 0x24000, length: 0x8c },
  { game: 'black-2-white-2', copySize: 0x26000, length: 0x94 },
] as const;

const boxCount5 = 24;
const partyRecord5 = 220;
const party5 = { start: 0x18e00, length: 0x534, crcAt: 0x19336 };
const boxLength5 = 0xff0;

/** Reads a save of generation 5; undefined if it is none. */
export function readGeneration5Save(file: Uint8Array): Save | SaveProblem | undefined {
  for (const { game, copySize, length } of tables) {
    const copies = [0, copySize].map((start) => {
      const bytes = readBytes(file.subarray(start, start + copySize));
      const table = copySize - 0x100;
      return {
        bytes,
        counter: bytes.u32(table + length),
        isCopy: bytes.u32(table + length + 8) === 0x31053527,
        isWhole: crc16(bytes.slice(table, length)) === bytes.u16(table + length + 0xe),
      };
    });
    const newestFirst = copies
      .filter(({ isCopy }) => isCopy)
      .sort((one, other) => (isNewer(one.counter, other.counter) ? -1 : 1));
    if (newestFirst.length === 0) continue;
    const whole = newestFirst.filter(({ isWhole }) => isWhole);
    if (whole.length === 0) return { code: 'damaged' };
    return readCopies(
      game,
      whole.map(({ bytes }) => bytes),
      whole[0] !== newestFirst[0],
    );
  }
  return undefined;
}

/** Reads each part of the first copy in which its checksum is right; a box without one is unreadable. */
function readCopies(
  game: Save['game'],
  copies: readonly Bytes[],
  isOlder: boolean,
): Save | SaveProblem {
  const findWhole = (start: number, length: number, crcAt: number) =>
    copies.find((bytes) => crc16(bytes.slice(start, length)) === bytes.u16(crcAt));
  const party = findWhole(party5.start, party5.length, party5.crcAt);
  if (!party) return { code: 'damaged' };
  const entries = readParty(party, party5.start + 4, partyRecord5, 5);
  for (let box = 0; box < boxCount5; box++) {
    const start = 0x400 + box * 0x1000;
    const bytes = findWhole(start, boxLength5, start + boxLength5 + 2);
    if (bytes) entries.push(...readBox(bytes, start, box + 1, 5));
    else entries.push({ place: { box: box + 1, slot: 1 }, entry: 'checksum' });
  }
  return collectSave(game, entries, isOlder || party !== copies[0]);
}
