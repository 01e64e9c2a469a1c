/** The abilities that change a hit only if more than two Pokémon are on the field; `pairAbility.ts` has their rules. */
const names = [
  'friend_guard',
  'telepathy',
  'battery',
  'power_spot',
  'flower_gift',
  'plus',
  'minus',
  'sword_of_ruin',
  'beads_of_ruin',
  'tablets_of_ruin',
  'vessel_of_ruin',
  'unnerve',
  'as_one',
  'neutralizing_gas',
  'propeller_tail',
  'stalwart',
  'overcoat',
  'unseen_fist',
  'infiltrator',
] as const;

/** The id of an ability that changes a hit only in doubles, such as `friend_guard`. */
export type PairAbility = (typeof names)[number];

/** Whether it is an ability that changes a hit only in doubles. */
export function isPairAbility(ability: string): ability is PairAbility {
  return names.some((name) => name === ability);
}

/** The ability of a set in Showdown's text, if it changes a hit only in doubles. */
export function readPairAbility(text: string): PairAbility | undefined {
  const [, name = ''] = /^Ability: (.+)$/m.exec(text) ?? [];
  const id = name.trim().toLowerCase().replaceAll(/[ -]+/g, '_');
  return isPairAbility(id) ? id : undefined;
}
