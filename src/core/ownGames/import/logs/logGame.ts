import type { Game } from '#core/rulesets/game.ts';

const games: Readonly<Record<string, Game>> = {
  red: 'red-blue',
  blue: 'red-blue',
  green: 'red-blue',
  yellow: 'yellow',
  gold: 'gold-silver',
  silver: 'gold-silver',
  crystal: 'crystal',
  ruby: 'ruby-sapphire',
  sapphire: 'ruby-sapphire',
  emerald: 'emerald',
  firered: 'firered-leafgreen',
  leafgreen: 'firered-leafgreen',
  diamond: 'diamond-pearl',
  pearl: 'diamond-pearl',
  platinum: 'platinum',
  heartgold: 'heartgold-soulsilver',
  soulsilver: 'heartgold-soulsilver',
  black: 'black-white',
  white: 'black-white',
  black2: 'black-2-white-2',
  white2: 'black-2-white-2',
  x: 'x-y',
  y: 'x-y',
  omegaruby: 'omega-ruby-alpha-sapphire',
  alphasapphire: 'omega-ruby-alpha-sapphire',
  sun: 'sun-moon',
  moon: 'sun-moon',
  ultrasun: 'ultra-sun-ultra-moon',
  ultramoon: 'ultra-sun-ultra-moon',
};

/** The line with the name of the game: at the end of a log of Universal Pokémon Randomizer and ZX, at the beginning of one of FVX. */
const nameLine = /^(?:Randomization of (.{1,80}) completed\.|Base game: (.{1,80}))[ \t]*$/gm;

/** The official game that the text of a log names, such as `Pokemon Platinum (U Rev 1)` or `Fire Red (U) 1.1`; undefined if it names none. */
export function readLogGame(text: string): Game | undefined {
  const names = [...text.matchAll(nameLine)].map(([, end, base]) => end ?? base ?? '');
  const word = (names.at(-1) ?? '')
    .replace(/\(.*/, '')
    .replace(/^Pok[eé]mon /i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return Object.hasOwn(games, word) ? games[word] : undefined;
}
