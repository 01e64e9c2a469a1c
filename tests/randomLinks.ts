import { orders } from '#calculators/coverage.ts';
import { offeredAbilities, offeredItems } from '#calculators/defense.ts';
import { type Parameter, parameters } from '#calculators/parameter.ts';
import { calculatorNames, calculators } from '#calculators/registry.ts';
import { maxMembers, sorts, tableFormats } from '#calculators/team.ts';
import { abilities } from '#engine/ability.ts';
import { conditions } from '#engine/condition.ts';
import { generations } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import { strikes } from '#engine/strike.ts';
import { attackingTypes, typeCounts, types } from '#engine/type.ts';

/*
 * What the tests throw at the app. The same seed gives the same links, so that one that broke
 * something can be had again.
 */

/** A generator of random picks. */
export type Dice = {
  /** A whole number from 0 up to, not including, the limit. */
  below: (limit: number) => number;
  one: <T>(list: readonly T[]) => T;
  /** Between none and so many of the list, some perhaps twice. */
  some: <T>(list: readonly T[], most: number) => T[];
};

/** Lehmer's generator with the factor of MINSTD: https://dl.acm.org/doi/10.1145/63039.63042 */
export function diceOf(seed: number): Dice {
  let state = seed;
  function below(limit: number): number {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * limit);
  }
  const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], most: number) =>
    Array.from({ length: below(most + 1) }, () => one(list));
  return { below, one, some };
}

const ids = ['charizard', 'rotom-wash', 'mr-mime-galar', 'zygarde-10', 'mew', 'nobody'];
const nicknames = ['', 'Mr. Fish', 'ニャース', '🐉', 'a'.repeat(40), ' \u200f'];
const searches = ['char', '006', 'é', 'mega x', '%', '  '];
const attackerAbilities = selectableIn('default', abilities, 'attacking');

/** What a value may look like that is none of ours. */
const oddities = [
  ...['', '0', '1', '-1', '2.0', 'NaN', 'null', 'undefined', 'true', '[]', '{}'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'FIRE', ' fire', 'fire,ice'],
  ...['<b>', '"', "'", '\\', '../..', '%', '%ff', '%00', '\n', '\u0000', '\u202e', '\ud83d', 'ﬁre'],
  ...['🔥', 'e\u0301', '١', '--', '..', '.', '-', 'fire-'.repeat(300), 'x'.repeat(2000)],
];

/** How each parameter is written by us. */
const written: Record<Parameter, (dice: Dice) => string> = {
  pokemon: ({ one }) => one(ids),
  types: ({ some }) => some(types, 3).join('-'),
  ability: ({ one }) => one(offeredAbilities),
  tera: ({ one }) => one(attackingTypes),
  item: ({ one }) => one(offeredItems),
  conditions: ({ some }) => some(selectableIn('default', conditions), 4).join('-'),
  inverse: () => '1',
  team: () => '1',
  member: (dice) => {
    const fields = ['pokemon', 'types', 'ability', 'tera', 'item', 'attacks'] as const;
    const words = fields.map((field) => (dice.below(3) > 0 ? written[field](dice) : ''));
    return [...words, dice.one(nicknames)].join('.');
  },
  format: ({ one }) => one(tableFormats),
  sort: ({ one }) => one(sorts),
  attacks: ({ one, some }) =>
    some(strikes, 6)
      .map((strike) => one([strike, `${strike}.${one(attackerAbilities)}`]))
      .join('-'),
  abilities: () => '1',
  search: ({ one }) => one(searches),
  type: ({ one }) => one(types),
  order: ({ one }) => one(orders),
  generation: ({ one }) => one(generations),
  type_count: ({ one }) => String(one(typeCounts)),
};

const names = Object.keys(parameters) as Parameter[];
const strangers = ['utm_source', '__proto__', 'Types', 'types[]', '', '🔥'];

type Pair = [name: string, value: string];

/** Parameters as we write them, in any order, some twice; members come with their sign. */
function ours(dice: Dice): Pair[] {
  const members = dice.some(['member'] as const, dice.one([0, 0, 6, maxMembers + 2]));
  const others = dice.some(names, 6);
  const sign = members.length > 0 ? (['team'] as const) : [];
  return [...sign, ...members, ...others].map((name) => [name, written[name](dice)]);
}

/** Almost ours: a value that does not belong there, or a name that is nobody's. */
function almostOurs(dice: Dice): Pair[] {
  return dice
    .some([...names, ...strangers], 8)
    .map((name) => [
      name,
      dice.below(3) > 0
        ? written[dice.one(names)](dice)
        : dice.some(oddities, 3).join(dice.one(['-', '.', ''])),
    ]);
}

/** The text with a few of its letters gone, doubled or others. */
function mutated(dice: Dice, text: string): string {
  let letters = [...text];
  for (let times = 1 + dice.below(4); times > 0; times--) {
    const place = dice.below(letters.length + 1);
    const others = dice.one([[], [letters[place] ?? '', letters[place] ?? ''], [noise(dice)]]);
    letters = letters.toSpliced(place, 1, ...others);
  }
  return letters.join('');
}

function noise({ one, some }: Dice): string {
  return some([...'?&&&===++%%#/.-_;:@ aZ09é🔥\t"<', ...names, ...oddities.slice(0, 20)], 12)
    .concat(one(['', '%E0%A4%A', '%']))
    .join('');
}

const paths = calculatorNames.map((name) => calculators[name].path.slice(0, -1));
const otherPaths = ['', '/about', '/_error', '/Defense', '/defense/solo', '/offense//coverage'];

/** So many paths with whatever may follow them, from noise to links of ours. */
export function randomLinks(seed: number, count: number): string[] {
  const dice = diceOf(seed);
  const search = (pairs: Pair[]) => new URLSearchParams(pairs).toString();
  const kinds = [
    () => search(ours(dice)),
    () => search(almostOurs(dice)),
    () => mutated(dice, search(ours(dice))),
    () => mutated(dice, decodeURIComponent(search(ours(dice)))),
    () => noise(dice),
  ];
  return Array.from({ length: count }, () => {
    const path = dice.below(12) > 0 ? dice.one(paths) : dice.one(otherPaths);
    const sign = dice.below(12) > 0 ? '?' : '#';
    return `${path}${dice.one(['/', ''])}${sign}${dice.one(kinds)()}`;
  });
}
