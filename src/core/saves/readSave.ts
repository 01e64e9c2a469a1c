import type { Game } from '#core/rulesets/game.ts';
import { readAdvanceSave } from './advance.ts';
import { readBytes } from './bytes.ts';
import { readGeneration4Save, readGeneration5Save } from './dualScreen.ts';
import { readGameBoySave } from './gameBoy.ts';
import type { Save, SaveProblem } from './save.ts';

/** Maximum number of bytes of a save file: those that are read have half of it. */
const maxSize = 1_048_576;

/** The sizes of the saves of later games; PKHeX, SaveUtil.cs. */
const newerSizes: readonly (readonly [game: Game, min: number, max?: number])[] = [
  ['x-y', 0x65600],
  ['omega-ruby-alpha-sapphire', 0x76000],
  ['sun-moon', 0x6be00],
  ['ultra-sun-ultra-moon', 0x6cc00],
  ['lets-go', 0x100000],
  ['lets-go', 0xb8800],
  ['sword-shield', 0x1716b3, 0x187764],
  ['brilliant-diamond-shining-pearl', 0xe9828, 0xef0a4],
  ['legends-arceus', 0x136dde, 0x13ad06],
  ['legends-za', 0x2f3284, 0x309fb3],
  ['scarlet-violet', 0x31626f, 0x31ffff],
  ['scarlet-violet', 0x4329a0, 0x43ffff],
];

/** The sizes of the saves of games that are not of the main series: Colosseum, XD, Battle Revolution, Ranch. */
const otherSizes = [0x60000, 0x60040, 0x56000, 0x56040, 0x380000, 0x54000, 0x7c000];

/** The sizes of files with one Pokémon. */
const pokemonSizes = [80, 100, 136, 220, 236];

/** The texts at the beginning of an emulator's footer, and of its compressed saves. */
const desmumeFooter = '|<--Snip above here';
const noCashHeader = 'NocashGbaBackupMediaSavDataFile';

/** Reads the party and the boxes of a save file of generations 1 to 5, or says why it cannot; never throws. */
export function readSave(file: Uint8Array): Save | SaveProblem {
  const size = file.length;
  const newer = newerSizes.find(([, min, max = min]) => size >= min && size <= max);
  if (newer) return { code: 'newer', game: newer[0] };
  if (otherSizes.includes(size)) return { code: 'otherGame' };
  if (pokemonSizes.includes(size)) return { code: 'onePokemon' };
  if (size > maxSize) return { code: isRom(file) ? 'rom' : 'unknown' };
  if ([0, 0xff].includes(file[0] ?? 1) && file.every((byte) => byte === file[0]))
    return { code: 'empty' };
  const data = removeWrapper(file);
  const readers = data && readersBySize[data.length];
  for (const reader of readers ?? []) {
    const result = reader(data as Uint8Array);
    if (result) return result;
  }
  return { code: isRom(file) ? 'rom' : 'unknown' };
}

type Reader = (file: Uint8Array) => Save | SaveProblem | undefined;

/** The readers for each size: of the Game Boy, of the Game Boy Advance and half of it, of the DS and half of it. */
const readersBySize: Readonly<Record<number, readonly Reader[]>> = {
  32768: [readGameBoySave],
  65536: [readGameBoySave, readAdvanceSave],
  131072: [readAdvanceSave],
  262144: [readGeneration4Save, readGeneration5Save],
  524288: [readGeneration4Save, readGeneration5Save],
};

/** Removes what emulators and cartridge readers add; undefined if no size that a game has is left. */
function removeWrapper(file: Uint8Array): Uint8Array | undefined {
  const { u32, u8 } = readBytes(file);
  if (startsWith(file, 0, noCashHeader)) return undefined;
  // The Action Replay adds a header of 0xA4 bytes.
  if (file.length === 0x800a4) return file.subarray(0xa4);
  // Nintendo Switch Online: a header with the length of a text, and maybe a clock, before the save and its hash.
  if (startsWith(file, 0, 'SRAM')) {
    const clock = 0x34 + u32(0x30);
    const start = clock + 1 + (u8(clock) === 1 ? 0x20 : 0) + 40;
    return cut(file.subarray(start));
  }
  const dsSize = 0x80000;
  const footer = findText(file, desmumeFooter);
  if (footer !== undefined) {
    // DeSmuME leaves out the empty end of a save.
    const padded = new Uint8Array(dsSize).fill(0xff);
    padded.set(file.subarray(0, Math.min(footer, dsSize)));
    return padded;
  }
  return cut(file);
}

/** The file without the clock of at most 48 bytes that emulators write after the save. */
function cut(file: Uint8Array): Uint8Array | undefined {
  const maxClock = 48;
  const size = Object.keys(readersBySize)
    .map(Number)
    .find((each) => file.length >= each && file.length <= each + maxClock);
  return size === undefined ? undefined : file.subarray(0, size);
}

function startsWith(file: Uint8Array, offset: number, text: string): boolean {
  return [...text].every((character, index) => file[offset + index] === character.charCodeAt(0));
}

/** Where the text begins in the last 512 bytes of the file. */
function findText(file: Uint8Array, text: string): number | undefined {
  for (let offset = Math.max(0, file.length - 512); offset < file.length; offset++)
    if (startsWith(file, offset, text)) return offset;
  return undefined;
}

/** Whether the file is a game: it has the beginning of Nintendo's logo where one of the three consoles wants it. */
function isRom(file: Uint8Array): boolean {
  const { big } = readBytes(file);
  return big(0x104, 4) === 0xceed6666 || big(0x04, 4) === 0x24ffae51 || big(0xc0, 4) === 0x24ffae51;
}
