import type { Bytes } from './bytes.ts';

/** The characters of a game by their codes, and the codes that end a text. */
export type Characters = { byCode: ReadonlyMap<number, string>; end: number };

/** Makes a table of rows: the first code, and the characters from there on. */
function createCharacters(
  end: number,
  rows: readonly (readonly [first: number, characters: string])[],
): Characters {
  const byCode = new Map(
    rows.flatMap(([first, characters]) =>
      [...characters].map((character, index) => [first + index, character] as const),
    ),
  );
  return { byCode, end };
}

const lettersOf = (first: string) =>
  Array.from({ length: 26 }, (_, index) => String.fromCharCode(first.charCodeAt(0) + index)).join(
    '',
  );
const [upperCase, lowerCase] = [lettersOf('A'), lettersOf('a')];
const digits = '0123456789';
/** The characters from À to ÿ in the order of Unicode. */
const accented = Array.from({ length: 64 }, (_, index) => String.fromCharCode(0xc0 + index)).join(
  '',
);
/** The syllables from ァ to ン, and from ぁ to ん, in the order of Unicode without those that names lack. */
const syllablesOf = (first: number) =>
  Array.from({ length: 0x53 }, (_, index) => index)
    .filter((index) => ![0x4d, 0x4f, 0x50].includes(index))
    .map((index) => String.fromCharCode(first + index))
    .join('');

/** Generations 1 and 2 outside Japan and Korea; pret/pokecrystal, constants/charmap.asm. */
export const latinGameBoy = createCharacters(0x50, [
  [0x7f, ' '],
  [0x80, upperCase],
  [0x9a, '():;[]'],
  [0xa0, lowerCase],
  [0xc0, 'ÄÖÜäöü'],
  [0xe0, "'"],
  [0xe3, '-'],
  [0xe6, '?!.&é'],
  [0xef, '♂'],
  [0xf3, '/,♀'],
  [0xf6, digits],
]);

/** Generations 1 and 2 in Japan, which share some syllables; the same file. */
export const japaneseGameBoy = createCharacters(0x50, [
  [0x05, 'ガギグゲゴザジズゼゾダヂヅデド'],
  [0x19, 'バビブボ'],
  [0x26, 'がぎぐげござじずぜぞだぢづでど'],
  [0x3a, 'ばびぶべぼ'],
  [0x40, 'パピプポぱぴぷぺぽ'],
  [0x7f, ' '],
  [
    0x80,
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフホマミムメモヤユヨラルレロワヲンッャュョィ',
  ],
  [
    0xb1,
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんっゃゅょー',
  ],
  [0xe6, '?!。ァゥェ'],
  [0xef, '♂'],
  [0xf4, 'ォ♀'],
  [0xf6, digits],
]);

/** Generation 3 outside Japan; pret/pokeemerald, charmap.txt. */
export const latinAdvance = createCharacters(0xff, [
  [0x00, ' '],
  [0x01, 'ÀÁÂÇÈÉÊËÌ'],
  [0x0b, 'ÎÏÒÓÔŒÙÚÛÑßàá'],
  [0x19, 'çèéêëì'],
  [0x20, 'îïòóôœùúûñ'],
  [0xa1, `${digits}!?.-·…“”‘’♂♀`],
  [0xb8, ','],
  [0xba, '/'],
  [0xbb, upperCase + lowerCase],
  [0xf0, ':ÄÖÜäöü'],
]);

const advanceSyllables = [
  ...[
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
  ],
  ...['ぁぃぅぇぉゃゅょがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽっ'],
].join('');

/** Generation 3 in Japan; the same file. */
export const japaneseAdvance = createCharacters(0xff, [
  [0x00, ' '],
  [0x01, advanceSyllables],
  [0x51, toKatakana(advanceSyllables)],
  [0xa1, `${digits}！？。ー・⋯『』「」♂♀`],
  [0xbb, upperCase + lowerCase],
]);

/** Generation 4 but Korean; pret/pokeheartgold, charmap.txt. */
export const dualScreen = createCharacters(0xffff, [
  [0x01, ' '],
  [0x02, syllablesOf(0x3041)],
  [0x52, syllablesOf(0x30a1)],
  [0xf1, 'ー'],
  [0x121, digits + upperCase + lowerCase + accented],
  [0x19f, 'Œœ'],
  [0x1ab, '!?,.…·/‘’“”„«»()♂♀+-*#=&~:;'],
  [0x1de, ' '],
]);

/** Reads a text with codes of one or two bytes; '' if one of its characters is not known. */
export function readText(
  { u8, u16 }: Bytes,
  offset: number,
  maxLength: number,
  { byCode, end }: Characters,
  width: 1 | 2,
): string {
  let text = '';
  for (let index = 0; index < maxLength; index++) {
    const code = (width === 1 ? u8 : u16)(offset + index * width);
    if (code === end) break;
    const character = byCode.get(code);
    if (character === undefined) return '';
    text += character;
  }
  return text.trim();
}

/** Reads a text of generation 5, which is Unicode with its own signs for the genders. */
export function readUnicode({ u16 }: Bytes, offset: number, maxLength: number): string {
  let text = '';
  for (let index = 0; index < maxLength; index++) {
    const code = u16(offset + index * 2);
    if (code === 0xffff || code === 0) break;
    text += code === 0x246d ? '♂' : code === 0x246e ? '♀' : String.fromCharCode(code);
  }
  return text.trim();
}

/** The text with katakana in the place of hiragana, which the first games mix. */
export function toKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) + 0x60),
  );
}
