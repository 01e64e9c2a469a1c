const consonants: Readonly<Record<string, string>> = {
  k: 'カキクケコ',
  s: 'サシスセソ',
  t: 'タチツテト',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  m: 'マミムメモ',
  y: 'ヤ　ユ　ヨ',
  r: 'ラリルレロ',
  w: 'ワ　　　ヲ',
  g: 'ガギグゲゴ',
  z: 'ザジズゼゾ',
  d: 'ダヂヅデド',
  b: 'バビブベボ',
  p: 'パピプペポ',
  '': 'アイウエオ',
};

const irregular = {
  シ: 'shi',
  チ: 'chi',
  ツ: 'tsu',
  フ: 'fu',
  ジ: 'ji',
  ヂ: 'ji',
  ヅ: 'zu',
  ヴ: 'vu',
};

const syllables: ReadonlyMap<string, string> = new Map([
  ...Object.entries(consonants).flatMap(([consonant, kana]) =>
    [...kana].map((each, index) => [each, consonant + 'aiueo'[index]] as const),
  ),
  ...Object.entries(irregular),
  ['ン', 'n'],
]);

/** The vowels of the small kana, which replace that of the kana before them. */
const smallVowels: Readonly<Record<string, string>> = {
  ...{ ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o' },
  ...{ ャ: 'ya', ュ: 'yu', ョ: 'yo' },
};

/** Katakana in Latin letters as players type them: リザードン is rizaadon. */
export function romanize(katakana: string): string {
  return [...katakana]
    .reduce((text, kana) => {
      const small = smallVowels[kana];
      if (small === undefined) return text + (syllables.get(kana) ?? kana);
      const begin = text.replace(/[aiueo]$/, '');
      // シャ is sha, not shya.
      return begin + (/(sh|ch|j)$/.test(begin) ? small.replace('y', '') : small);
    }, '')
    .replace(/ッch/g, 'tch')
    .replace(/ッ(.)/g, '$1$1')
    .replace(/(.)ー/g, '$1$1');
}
