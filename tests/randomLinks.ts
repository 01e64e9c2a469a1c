import { attackingTypes, typeCounts, types } from '#core/charts/type.ts';
import { screens, turnMoves } from '#core/doubles/turnMove.ts';
import { strikes } from '#core/hit/strike.ts';
import { typeOrders, typingOrders } from '#core/links/chart.ts';
import { listOrders } from '#core/links/coverage.ts';
import { type LinkParameter, parameters } from '#core/links/parameter.ts';
import { calculatorNames, calculators } from '#core/links/registry.ts';
import { maxMembers, tableFormats, tableSorts } from '#core/links/team.ts';
import { abilities, memberAbilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { memberItems } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { eras } from '#core/rulesets/era.ts';
import { dexes, games } from '#core/rulesets/game.ts';
import { type Dice, diceOf } from './dice.ts';

/*
 * Random links for the tests. The same seed gives the same links, so that a failure can be repeated.
 */

const ids = ['charizard', 'rotom-wash', 'mr-mime-galar', 'zygarde-10', 'mew', 'nobody'];
const nicknames = ['', 'Mr. Fish', 'ニャース', '🐉', 'a'.repeat(40), ' \u200f'];
const searches = ['char', '006', 'é', 'mega x', '%', '  '];
const gameNames = Object.keys(games);
const attackerAbilities = selectableIn('default', abilities, 'attacking');

/** Odd values that the app does not write. */
const oddities = [
  ...['', '0', '1', '-1', '2.0', 'NaN', 'null', 'undefined', 'true', '[]', '{}'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'FIRE', ' fire', 'fire,ice'],
  ...['<b>', '"', "'", '\\', '../..', '%', '%ff', '%00', '\n', '\u0000', '\u202e', '\ud83d', 'ﬁre'],
  ...['🔥', 'e\u0301', '١', '--', '..', '.', '-', 'fire-'.repeat(300), 'x'.repeat(2000)],
];

/** Numbers of members, such as `1-3`. */
function randomNumbers({ sample }: Dice): string {
  return sample(['1', '2', '3', '4', '5', '6'], 3).join('-');
}

/** What members of a double battle have used, and their abilities. */
function randomPairMarks({ one, sample }: Dice): string {
  const words = [...turnMoves, 'friend_guard', 'none'];
  return sample(['1', '2', '6'], 2)
    .map((number) => `${number}.${one(words)}`)
    .join('-');
}

/** A pasted set of one of the first members. */
function randomSet({ one }: Dice): string {
  return `${one(['1', '2', '6'])}.${one(['', 'mew-mega'])}.mew.psychic\n${one(['Mew', 'Mew @ Leftovers\nLevel: 50', 'Mew\n- Surf'])}`;
}

/** A random value of each parameter, as the app writes it. */
const randomValues: Record<LinkParameter, (dice: Dice) => string> = {
  pokemon: ({ one }) => one(ids),
  types: ({ sample }) => sample(types, 3).join('-'),
  ability: ({ one }) => one(['none', ...memberAbilities]),
  tera: ({ one }) => one(attackingTypes),
  item: ({ one }) => one(memberItems),
  conditions: ({ sample }) => sample(selectableIn('default', conditions), 4).join('-'),
  inverse: () => '1',
  with: (dice) =>
    (['pokemon', 'types', 'ability', 'tera', 'item'] as const)
      .map((field) => (dice.below(3) > 0 ? randomValues[field](dice) : ''))
      .join('.'),
  team: () => '1',
  member: (dice) => {
    const fields = ['pokemon', 'types', 'ability', 'tera', 'item', 'attacks'] as const;
    const words = fields.map((field) => (dice.below(3) > 0 ? randomValues[field](dice) : ''));
    return [...words, dice.one(nicknames)].join('.');
  },
  set: randomSet,
  format: ({ one }) => one(tableFormats),
  sort: ({ one }) => one(tableSorts),
  battle: () => '1',
  us: (dice) => randomValues.member(dice),
  them: (dice) => randomValues.member(dice),
  // None of them has a team, so that no link loads a file and changes its game.
  boss: ({ one }) => `${one(gameNames)}.${one(ids)}`,
  us_tera: randomNumbers,
  us_fainted: randomNumbers,
  us_active: randomNumbers,
  us_set: randomSet,
  us_triggered: randomNumbers,
  them_tera: randomNumbers,
  them_fainted: randomNumbers,
  them_active: randomNumbers,
  them_triggered: randomNumbers,
  us_no_mega: randomNumbers,
  them_no_mega: randomNumbers,
  us_pair: randomPairMarks,
  them_pair: randomPairMarks,
  us_screens: ({ sample }) => sample(screens, 2).join('-'),
  them_screens: ({ sample }) => sample(screens, 2).join('-'),
  them_set: randomSet,
  likely: () => '1',
  doubles: () => '1',
  bring: ({ one }) => one(['3', '4', '1-2-3', '1-2-4-6']),
  attacks: ({ one, sample }) =>
    sample(strikes, 6)
      .map((strike) => one([strike, `${strike}.${one(attackerAbilities)}`]))
      .join('-'),
  abilities: () => '1',
  search: ({ one }) => one(searches),
  type: ({ sample }) => sample(types, 2).join('-'),
  resists: ({ sample }) => sample(types, 3).join('-'),
  not_weak: ({ sample }) => sample(types, 3).join('-'),
  learns: ({ one }) => one(strikes),
  double_weakness: () => '1',
  order: ({ one }) => one([...listOrders, ...typeOrders]),
  cell: ({ one, sample }) => sample(types, one([1, 2])).join('-'),
  counts: ({ one }) => one(typingOrders),
  turned: () => '1',
  compare: ({ one }) => one(eras),
  generation: ({ one }) => one(eras),
  game: ({ one }) => one(gameNames),
  own: ({ one }) => one(oddities),
  own_id: ({ one }) => one(oddities),
  type_count: ({ one }) => String(one(typeCounts)),
  dex: ({ one }) => one(dexes),
};

const names = Object.keys(parameters) as LinkParameter[];
const unknownNames = ['utm_source', '__proto__', 'Types', 'types[]', '', '🔥'];

type Pair = [name: string, value: string];

/** Parameters as the app writes them, in any order, a few repeated; members come with a marker. */
function validPairs(dice: Dice): Pair[] {
  const members = dice.sample(['member'] as const, dice.one([0, 0, 6, maxMembers + 2]));
  const otherNames = dice.sample(names, 6);
  const marker = members.length > 0 ? (['team'] as const) : [];
  const fighters = dice.sample(['us', 'them'] as const, dice.one([0, 0, 12, 2 * maxMembers + 2]));
  const battleMarker = fighters.length > 0 ? (['battle'] as const) : [];
  return [...marker, ...members, ...battleMarker, ...fighters, ...otherNames].map((name) => [
    name,
    randomValues[name](dice),
  ]);
}

/** Parameters with the value of another one, an odd value, or an unknown name. */
function nearlyValidPairs(dice: Dice): Pair[] {
  return dice
    .sample([...names, ...unknownNames], 8)
    .map((name) => [
      name,
      dice.below(3) > 0
        ? randomValues[dice.one(names)](dice)
        : dice.sample(oddities, 3).join(dice.one(['-', '.', ''])),
    ]);
}

/** The text with one to four characters removed, doubled or replaced. */
function mutate(dice: Dice, text: string): string {
  let letters = [...text];
  for (let remaining = 1 + dice.below(4); remaining > 0; remaining--) {
    const position = dice.below(letters.length + 1);
    const replacement = dice.one([
      [],
      [letters[position] ?? '', letters[position] ?? ''],
      [noise(dice)],
    ]);
    letters = letters.toSpliced(position, 1, ...replacement);
  }
  return letters.join('');
}

function noise({ one, sample }: Dice): string {
  return sample([...'?&&&===++%%#/.-_;:@ aZ09é🔥\t"<', ...names, ...oddities.slice(0, 20)], 12)
    .concat(one(['', '%E0%A4%A', '%']))
    .join('');
}

const paths = calculatorNames.map((name) => calculators[name].path.slice(0, -1));
const otherPaths = ['', '/about', '/_error', '/Defense', '/defense/solo', '/offense//coverage'];

/** `count` random links, whose search part is anything from noise to valid parameters. */
export function randomLinks(seed: number, count: number): string[] {
  const dice = diceOf(seed);
  const search = (pairs: Pair[]) => new URLSearchParams(pairs).toString();
  const kinds = [
    () => search(validPairs(dice)),
    () => search(nearlyValidPairs(dice)),
    () => mutate(dice, search(validPairs(dice))),
    () => mutate(dice, decodeURIComponent(search(validPairs(dice)))),
    () => noise(dice),
  ];
  return Array.from({ length: count }, () => {
    const path = dice.below(12) > 0 ? dice.one(paths) : dice.one(otherPaths);
    const separator = dice.below(12) > 0 ? '?' : '#';
    return `${path}${dice.one(['/', ''])}${separator}${dice.one(kinds)()}`;
  });
}
