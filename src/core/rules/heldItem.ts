import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';
import { type Item, items, memberItems } from './item.ts';
import { isRowIn } from './rule.ts';

/** The National Dex numbers of the only Pokémon for which an item acts. */
const usersOfItems: Readonly<Partial<Record<Item, readonly string[]>>> = {
  soul_dew: ['380', '381'],
  adamant_orb: ['483'],
  lustrous_orb: ['484'],
  griseous_orb: ['487'],
  adamant_crystal: ['483'],
  lustrous_globe: ['484'],
  griseous_core: ['487'],
};

/** Whether the item acts for the Pokémon with the National Dex number; every item acts for an unknown one. */
export function actsFor(item: Item, number: string | undefined): boolean {
  return number === undefined || (usersOfItems[item]?.includes(number) ?? true);
}

/**
 * The items that change a hit of a battle in the ruleset, on either side; with the National Dex number
 * of the holder, only those that act for it.
 */
export const battleItemsIn = oncePerRuleset((ruleset, number?: string): readonly Item[] =>
  memberItems.filter((item) => isRowIn(ruleset, items[item]) && actsFor(item, number)),
);
