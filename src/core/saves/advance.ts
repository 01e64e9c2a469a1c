import { type Bytes, readBytes } from './bytes.ts';
import {
  checkNumbers,
  collectSave,
  type Save,
  type SaveEntry,
  type SavePlace,
  type SaveProblem,
} from './save.ts';
import { blockOrder, itemOfGeneration3, numberInGeneration3 } from './tables.ts';
import { japaneseAdvance, latinAdvance, readText } from './text.ts';

/*
 * A save of generation 3 has two slots of 14 sectors, whose order changes with each save: the id of a sector says what it has.
 * pret/pokeemerald: include/save.h and src/save.c.
 */
const sectorSize = 0x1000;
const sectorDataSize = 0xf80;
const sectorCount = 14;
const signature = 0x08012025;

/** The parts of sectors that the games use, where they differ from all of the data: they alone count in the checksum. */
const usedSizes: Readonly<Record<number, readonly number[]>> = {
  0: [0x890, 0xf24, 0xf2c],
  4: [0xc40, 0xee8, 0xf08],
  13: [0x7d0],
};

const boxCount = 14;
const boxCapacity = 30;
const boxRecord = 80;
const partyRecord = 100;

/** The sectors of a slot by their ids; `isWhole` if all are there with right checksums. */
type Slot = { sectors: ReadonlyMap<number, number>; counter: number; isWhole: boolean };

/** Reads a save of generation 3; undefined if it is none. */
export function readAdvanceSave(file: Uint8Array): Save | SaveProblem | undefined {
  const bytes = readBytes(file);
  const slots = [0, 1]
    .filter((slot) => (slot + 1) * sectorCount * sectorSize <= file.length)
    .map((slot) => readSlot(bytes, slot * sectorCount))
    .filter(({ sectors }) => sectors.size === sectorCount)
    .sort((one, other) => (isNewer(one.counter, other.counter) ? -1 : 1));
  if (slots.length === 0) return undefined;
  const slot = slots.find(({ isWhole }) => isWhole);
  return slot ? readWholeSlot(bytes, slot, slot !== slots[0]) : { code: 'damaged' };
}

function readSlot(bytes: Bytes, first: number): Slot {
  const sectors = new Map<number, number>();
  let counter = 0;
  let isWhole = true;
  for (let index = 0; index < sectorCount; index++) {
    const start = (first + index) * sectorSize;
    const id = bytes.u16(start + 0xff4);
    if (bytes.u32(start + 0xff8) !== signature || id >= sectorCount) continue;
    sectors.set(id, start);
    counter = bytes.u32(start + 0xffc);
    if (!hasChecksum(bytes, start, id)) isWhole = false;
  }
  return { sectors, counter, isWhole };
}

function hasChecksum(bytes: Bytes, start: number, id: number): boolean {
  const expected = bytes.u16(start + 0xff6);
  return [sectorDataSize, ...(usedSizes[id] ?? [])].some((size) => {
    let sum = 0;
    for (let offset = 0; offset < size; offset += 4) sum = (sum + bytes.u32(start + offset)) >>> 0;
    return (((sum >>> 16) + sum) & 0xffff) === expected;
  });
}

/** Whether a counter is newer than the other one; after the largest comes 0. */
export function isNewer(counter: number, other: number): boolean {
  if (counter === 0xffffffff && other === 0) return false;
  if (counter === 0 && other === 0xffffffff) return true;
  return counter > other;
}

function readWholeSlot(bytes: Bytes, { sectors }: Slot, isOlder: boolean): Save | SaveProblem {
  const join = (ids: readonly number[]) => {
    const data = new Uint8Array(ids.length * sectorDataSize);
    for (const [index, id] of ids.entries())
      data.set(bytes.slice(sectors.get(id) as number, sectorDataSize), index * sectorDataSize);
    return readBytes(data);
  };
  const game = gameOfTrainer(join([0]));
  const large = join([1, 2, 3, 4]);
  const storage = join([5, 6, 7, 8, 9, 10, 11, 12, 13]);
  const partyCount = game === 'firered-leafgreen' ? 0x34 : 0x234;
  const entries: { place: SavePlace; entry: SaveEntry }[] = [];
  for (let index = 0; index < Math.min(6, large.u8(partyCount)); index++) {
    const record = large.slice(partyCount + 4 + index * partyRecord, boxRecord);
    entries.push({ place: { slot: index + 1 }, entry: readRecord(record) });
  }
  for (let index = 0; index < boxCount * boxCapacity; index++) {
    const place = { box: Math.floor(index / boxCapacity) + 1, slot: (index % boxCapacity) + 1 };
    entries.push({ place, entry: readRecord(storage.slice(4 + index * boxRecord, boxRecord)) });
  }
  return collectSave(game, entries, isOlder);
}

/** PKHeX, GetVersionG3SAV: FireRed has a 1 where Emerald has its key, and Ruby ends before it. */
function gameOfTrainer({ u32, slice }: Bytes): Save['game'] {
  const code = u32(0xac);
  if (code === 1) return 'firered-leafgreen';
  const isEmerald = code !== 0 && slice(0x890, 0xf2c - 0x890).some((byte) => byte !== 0);
  return isEmerald ? 'emerald' : 'ruby-sapphire';
}

function readRecord(record: Uint8Array): SaveEntry {
  const bytes = readBytes(record);
  const flags = bytes.u8(19);
  const hasSpecies = (flags & 2) !== 0;
  if (!hasSpecies) return undefined;
  const personality = bytes.u32(0);
  const trainer = bytes.u32(4);
  const key = (personality ^ trainer) >>> 0;
  const order = blockOrder(personality % 24);
  const data = new Uint8Array(48);
  const view = new DataView(data.buffer);
  let sum = 0;
  for (let offset = 0; offset < 48; offset += 4) {
    const word = (bytes.u32(32 + offset) ^ key) >>> 0;
    sum += (word & 0xffff) + (word >>> 16);
    const block = order[Math.floor(offset / 12)] as number;
    view.setUint32(block * 12 + (offset % 12), word, true);
  }
  const isBadEgg = (flags & 1) !== 0;
  if (isBadEgg || (sum & 0xffff) !== bytes.u16(28)) return 'checksum';
  const [growth, attacks, misc] = [0, 12, 36];
  const { u16, u32 } = readBytes(data);
  const values = u32(misc + 4);
  const isEgg = (flags & 4) !== 0 || (values & 0x40000000) !== 0;
  if (isEgg) return 'egg';
  const isJapanese = bytes.u8(18) === 1;
  return checkNumbers(3, {
    key: `${personality.toString(16)}-${trainer.toString(16)}`,
    number: numberInGeneration3(u16(growth)),
    // Only Unown and Deoxys have forms, and their types are the same.
    form: 0,
    experience: u32(growth + 4),
    nickname: readText(bytes, 8, 10, isJapanese ? japaneseAdvance : latinAdvance, 1),
    moves: [0, 2, 4, 6].map((offset) => u16(attacks + offset)),
    abilitySlot: values >>> 31 === 1 ? 1 : 0,
    item: itemOfGeneration3(u16(growth + 2)),
  });
}
