import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strikes, strikesIn } from '#core/hit/strike.ts';
import { formatOffenseUrl } from '#core/picks/offenseUrl.ts';
import { supportedAttacks } from '#core/picks/supportedAttacks.ts';
import { abilities, abilitiesIn } from '#core/rules/ability.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { checkLinks } from '#tests/checkLinks.ts';
import { maybe, searchesWith, settings } from '#tests/picks.ts';
import {
  type ChosenAttack,
  formatOffense,
  isSameAttack,
  type OffenseState,
  parseOffense,
  removeRepeats,
} from './offense.ts';
import { parseSettings } from './settings.ts';

const attackerAbilities = selectableIn('default', abilities, 'attacking');

const attacks: fc.Arbitrary<ChosenAttack[]> = fc.uniqueArray(
  fc.record({
    // Three are frequent, so that a type or a move often has several abilities.
    strike: fc.oneof(fc.constantFrom('ice', 'bug', 'freeze_dry'), fc.constantFrom(...strikes)),
    ability: maybe(attackerAbilities),
  }) as fc.Arbitrary<ChosenAttack>,
  { comparator: isSameAttack },
);

const states: fc.Arbitrary<OffenseState> = fc.record({
  attacks,
  inverse: fc.boolean(),
  countAbilities: fc.boolean(),
});

const searches = searchesWith(
  ['attacks', 'attacks', 'inverse', 'abilities', 'utm_source'],
  ['ice', ...strikes, ...attackerAbilities, 'levitate'],
);

function parse(search: string) {
  return parseOffense(new URLSearchParams(search));
}

describe('a link', () => {
  checkLinks(parseOffense, formatOffense, states, searches);

  it('has no attack twice', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { attacks } = parse(search).state;
        expect(removeRepeats(attacks)).toEqual(attacks);
      }),
    );
  });

  it('uses only what exists in the generation', () => {
    const links = states.map((state) => `${formatOffense(state)}`);
    fc.assert(
      fc.property(fc.oneof(searches, links), settings, (search, linkSettings) => {
        const { ruleset } = linkSettings;
        const { chosenAttacks, attacks } = supportedAttacks(linkSettings, parse(search).state);
        expect(attacks).toHaveLength(chosenAttacks.length);
        expect(removeRepeats(chosenAttacks)).toEqual(chosenAttacks);
        const selectable = [undefined, ...abilitiesIn(ruleset, 'attacking')];
        for (const { strike, ability } of chosenAttacks) {
          expect(strikesIn(ruleset)).toContain(strike);
          expect(selectable).toContain(ability);
        }
      }),
    );
  });

  it('to the offense screen contains each attack of the generation once, and the settings', () => {
    fc.assert(
      fc.property(attacks, settings, (attacks, linkSettings) => {
        const link = new URL(
          formatOffenseUrl([...attacks, ...attacks], linkSettings),
          'https://a.example',
        );
        const { state, ignored } = parseOffense(link.searchParams);
        const availableStrikes = strikesIn(linkSettings.ruleset);
        expect(ignored).toEqual([]);
        expect(new Set(state.attacks.map((attack) => JSON.stringify(attack)))).toEqual(
          new Set(
            attacks
              .filter(({ strike }) => availableStrikes.includes(strike))
              .map((attack) => JSON.stringify(attack)),
          ),
        );
        expect(parseSettings(link.searchParams)).toEqual({ state: linkSettings, ignored: [] });
      }),
    );
  });
});
