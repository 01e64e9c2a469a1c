import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilities } from '#engine/ability.ts';
import { generations } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import { strikes, strikesIn } from '#engine/strike.ts';
import { typeCounts } from '#engine/type.ts';
import { attacksUnder } from './attacksUnder.ts';
import {
  attacksLink,
  type ChosenAttack,
  formatOffense,
  isSameAttack,
  type OffenseState,
  parseOffense,
  withoutRepeats,
} from './offense.ts';
import { parseSettings } from './settings.ts';

const runs = { seed: 25, numRuns: 2000 };

const attackerAbilities = selectableIn('default', abilities, 'attacking');

const settings: fc.Arbitrary<Settings> = fc.record({
  generation: fc.constantFrom(...generations),
  typeCount: fc.constantFrom(...typeCounts),
});

const attacks: fc.Arbitrary<ChosenAttack[]> = fc.uniqueArray(
  fc.record({
    // Few of them, so that a type or a move often stands there with several abilities.
    strike: fc.oneof(fc.constantFrom('ice', 'bug', 'freeze_dry'), fc.constantFrom(...strikes)),
    ability: fc.option(fc.constantFrom(...attackerAbilities), { nil: undefined }),
  }) as fc.Arbitrary<ChosenAttack>,
  { comparator: isSameAttack },
);

const states: fc.Arbitrary<OffenseState> = fc.record({
  attacks,
  inverse: fc.boolean(),
  countAbilities: fc.boolean(),
});

/** Anything that may stand behind the question mark, from noise to almost a link of ours. */
const searches = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('attacks', 'attacks', 'inverse', 'abilities', 'utm_source'),
        fc
          .array(
            fc
              .array(
                fc.oneof(
                  fc.constantFrom('ice', ...strikes, ...attackerAbilities, 'levitate', '1', ''),
                  fc.string({ maxLength: 4 }),
                ),
                { maxLength: 3 },
              )
              .map((words) => words.join('.')),
          )
          .map((words) => words.join('-')),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs).toString()),
);

function parse(search: string) {
  return parseOffense(new URLSearchParams(search));
}

describe('a link', () => {
  it('gives back every state that was written', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { search } = new URL(`https://countertype.example/?${formatOffense(state)}`);
        expect(parse(search)).toEqual({ state, ignored: [] });
      }),
      runs,
    );
  });

  it('reads any text as attacks that can be written, none twice', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { state } = parse(search);
        expect(parseOffense(formatOffense(state))).toEqual({ state, ignored: [] });
        expect(withoutRepeats(state.attacks)).toEqual(state.attacks);
      }),
      runs,
    );
  });

  it('asks at most for what exists in the generation', () => {
    const links = states.map((state) => `${formatOffense(state)}`);
    fc.assert(
      fc.property(fc.oneof(searches, links), settings, (search, under) => {
        const { generation } = under;
        const { chosen, attacks } = attacksUnder(under, parse(search).state);
        expect(attacks).toHaveLength(chosen.length);
        expect(withoutRepeats(chosen)).toEqual(chosen);
        const selectable = [undefined, ...selectableIn(generation, abilities, 'attacking')];
        for (const { strike, ability } of chosen) {
          expect(strikesIn(generation)).toContain(strike);
          expect(selectable).toContain(ability);
        }
      }),
      runs,
    );
  });

  it('to the offense screen holds each attack of the generation once, under its settings', () => {
    fc.assert(
      fc.property(attacks, settings, (attacks, under) => {
        const link = new URL(attacksLink([...attacks, ...attacks], under), 'https://a.example');
        const { state, ignored } = parseOffense(link.searchParams);
        const known = strikesIn(under.generation);
        expect(ignored).toEqual([]);
        expect(new Set(state.attacks.map((attack) => JSON.stringify(attack)))).toEqual(
          new Set(
            attacks
              .filter(({ strike }) => known.includes(strike))
              .map((attack) => JSON.stringify(attack)),
          ),
        );
        expect(parseSettings(link.searchParams)).toEqual({ state: under, ignored: [] });
      }),
      runs,
    );
  });
});
