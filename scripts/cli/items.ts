import otherItems from '#core/formats/showdown/read/items.json' with { type: 'json' };
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { type Item, memberItems } from '#core/rules/item.ts';
import { existsIn, type Ruleset, supports } from '#core/rulesets/ruleset.ts';

const itemsById: ReadonlyMap<string, Item> = new Map(
  memberItems.map((item) => [showdownId(item), item]),
);

/** The item with rules that has the name or the id; undefined for any other. */
export function findItem(name: unknown): Item | undefined {
  return typeof name === 'string' ? itemsById.get(showdownId(name)) : undefined;
}

const generations = Object.entries(otherItems).map(
  ([generation, ids]) => [Number(generation), new Set(ids.split(' '))] as const,
);

/** Whether the generation or the game has an item with the name or the id; undefined for an unknown name. */
export function hasItem(ruleset: Ruleset, name: unknown): boolean | undefined {
  const id = typeof name === 'string' ? showdownId(name) : '';
  const since = generations.find(([, ids]) => ids.has(id))?.[0];
  return since === undefined ? undefined : supports(ruleset, 'items') && existsIn(ruleset, since);
}
