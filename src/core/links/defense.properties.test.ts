import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { types } from '#core/charts/type.ts';
import { abilities, abilitiesIn } from '#core/rules/ability.ts';
import { conditions, exclusiveConditions } from '#core/rules/condition.ts';
import { items, itemsIn } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { supports, typeCountIn, typesIn } from '#core/rulesets/ruleset.ts';
import { checkLinks } from '#tests/checkLinks.ts';
import { defenderPicks, searchesWith, settings } from '#tests/picks.ts';
import {
  type DefenseState,
  formatDefense,
  hasPicks,
  maxOthers,
  parseDefense,
  supportedDefender,
} from './defense.ts';

const selectableAbilities = selectableIn('default', abilities);
const defenderItems = selectableIn('default', items, 'defending');
const selectableConditions = selectableIn('default', conditions);

/** Others have a Pokémon or a type. */
const others = fc.array(fc.record(defenderPicks).filter(hasPicks), { maxLength: maxOthers });

const states: fc.Arbitrary<DefenseState> = fc.record({
  ...defenderPicks,
  others,
  // One weather at a time.
  conditions: fc.uniqueArray(fc.constantFrom(...selectableConditions), {
    selector: (name) => exclusiveConditions(name)[0] ?? name,
  }),
  inverse: fc.boolean(),
});

const searches = searchesWith(
  ['pokemon', 'types', 'ability', 'tera', 'item', 'conditions', 'inverse', 'with'],
  [...types, ...selectableAbilities, ...defenderItems],
);

function parse(search: string) {
  return parseDefense(new URLSearchParams(search));
}

describe('a link', () => {
  checkLinks(parseDefense, formatDefense, states, searches);

  it('uses only what exists in the generation', () => {
    const links = states.map((state) => `${formatDefense(state)}`);
    fc.assert(
      fc.property(fc.oneof(searches, links), settings, (search, linkSettings) => {
        const { ruleset, typeCount } = linkSettings;
        const defender = supportedDefender(linkSettings, parse(search).state);
        const { typing, tera, ability, item, inverse } = defender;
        expect(new Set(typing).size).toBe(typing.length);
        expect(typing.length).toBeLessThanOrEqual(typeCountIn(ruleset, typeCount));
        expect(typesIn(ruleset)).toEqual(expect.arrayContaining([...typing]));
        expect([undefined, ...abilitiesIn(ruleset)]).toContain(ability);
        expect([undefined, ...itemsIn(ruleset, 'defending')]).toContain(item);
        expect(selectableIn(ruleset, conditions)).toEqual(
          expect.arrayContaining([...defender.conditions]),
        );
        if (!supports(ruleset, 'tera')) expect(tera).toBeUndefined();
        if (!supports(ruleset, 'inverse')) expect(inverse).toBe(false);
      }),
    );
  });
});
