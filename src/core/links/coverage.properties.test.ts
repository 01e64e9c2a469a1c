import fc from 'fast-check';
import { describe } from 'vitest';
import { types } from '#core/charts/type.ts';
import { strikes } from '#core/hit/strike.ts';
import { maxSearchLength, truncate } from '#core/pokedex/names/inputText.ts';
import { abilities } from '#core/rules/ability.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { checkLinks } from '#tests/checkLinks.ts';
import { searchesWith } from '#tests/picks.ts';
import { formatList, type ListState, listOrders, parseList } from './coverage.ts';

const attackerAbilities = selectableIn('default', abilities, 'attacking');

const type = fc.constantFrom(...types);

/** No type, one or two. */
const typePairs = fc
  .oneof(fc.constant([]), fc.tuple(type), fc.tuple(type, type))
  .map(([type, secondType]) => ({ type, secondType }));

const otherPicks = fc.record({
  attacks: fc.uniqueArray(
    fc.record({
      strike: fc.constantFrom(...strikes),
      ability: fc.option(fc.constantFrom(...attackerAbilities), { nil: undefined }),
    }),
    { selector: ({ strike }) => strike },
  ),
  inverse: fc.boolean(),
  countAbilities: fc.boolean(),
  // Whole code points, because a URL cannot hold half of one.
  search: fc.string({ unit: 'binary' }).map((text) => truncate(text, maxSearchLength)),
  resists: fc.uniqueArray(fc.constantFrom(...types)),
  notWeakTo: fc.uniqueArray(fc.constantFrom(...types)),
  hasDoubleWeakness: fc.boolean(),
  learns: fc.option(fc.constantFrom(...strikes), { nil: undefined }),
  order: fc.constantFrom(...listOrders),
});

const states: fc.Arbitrary<ListState> = fc
  .tuple(typePairs, otherPicks)
  .map(([pair, picks]) => ({ ...pair, ...picks }));

const searches = searchesWith(
  [
    ...['attacks', 'inverse', 'abilities', 'search', 'type', 'resists', 'not_weak'],
    ...['double_weakness', 'learns', 'order'],
  ],
  [...strikes, ...attackerAbilities, ...listOrders],
);

describe('a link to a coverage list', () => {
  checkLinks(parseList, formatList, states, searches);
});
