import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pokemon, pokemonIn, possibleAbilitiesIn, typingIn } from '#pokedex/pokemon.ts';
import { type Ability, abilities } from './ability.ts';
import type { Target } from './coverage.ts';
import { generations, typesIn } from './generation.ts';
import { selectableIn } from './rule.ts';
import { type Defender, type World, worldIn } from './situation.ts';
import { reasonOf, type Suggestion, suggest, teamDanger } from './suggest.ts';
import { team } from './team.ts';
import type { Type, Typing } from './type.ts';

const modern = worldIn('default');
const inverse = worldIn('default', true);
const gen2 = worldIn('gen2');
const gen1 = worldIn('gen1');

const all = Number.POSITIVE_INFINITY;

/** `electric/water any volt_absorb`: the typing, then the abilities, `any` for none that matters. */
function candidateOf(written: string): Target {
  const [typing, ...names] = written.split(' ');
  return {
    typing: typing!.split('/') as Type[],
    possibleAbilities: names.map((name) => (name === 'any' ? undefined : (name as Ability))),
  };
}

const garchomp: Defender = { typing: ['dragon', 'ground'] };
const charizard: Defender = { typing: ['fire', 'flying'] };
const pair = [garchomp, charizard];

describe('the danger of a team', () => {
  it('is that of its types squared, by hand for Garchomp and Charizard', () => {
    const dangers = team(pair, modern).flatMap(({ attacking, danger }) =>
      danger > 0 ? [`${attacking} ${danger}`] : [],
    );
    expect(dangers).toEqual([
      'rock 1.5', // ½ and 4: two doublings, one who resists
      'water 1', // 1 and 2
      'electric 0.5', // 0 and 2
      'ice 2', // 4 and 1
      'dragon 1', // 2 and 1
      'fairy 0.5', // 2 and ½
    ]);
    // 2.25 + 1 + 0.25 + 4 + 1 + 0.25
    expect(teamDanger(team(pair, modern))).toBe(8.75);
  });

  it('is none for nobody', () => {
    expect(teamDanger(team([], modern))).toBe(0);
  });

  it('is worse where one type hits three than where three types hit one each', () => {
    const three = (['dragon', 'grass', 'flying'] as const).map((type) => ({ typing: [type] }));
    const rows = team(three, modern);
    const dangerOf = (...types: Type[]) =>
      teamDanger(rows.filter(({ attacking }) => types.some((type) => type === attacking)));
    // Ice hits all three; Poison hits Grass, Dragon and Fairy hit Dragon, and nobody resists.
    expect(dangerOf('ice')).toBe(9);
    expect(dangerOf('poison', 'dragon', 'fairy')).toBe(3);
  });

  it('does not count Stellar', () => {
    const plain: Defender[] = [{ typing: ['water'] }, { typing: ['fire'] }];
    const terastallized: Defender[] = [
      { typing: ['normal'], tera: 'water' },
      { typing: ['normal'], tera: 'fire' },
    ];
    expect(teamDanger(team(terastallized, modern))).toBe(teamDanger(team(plain, modern)));
  });
});

describe('what to add to Garchomp and Charizard', () => {
  const candidates = [
    'water/ground any', // Swampert: 9.5, for Grass hits it by 4
    'electric/water any volt_absorb', // Lanturn
    'normal any', // 9: Fighting
    'steel any', // Registeel
    'dragon/flying any', // Dragonite
    'steel/fairy any', // Mawile
  ].map(candidateOf);

  it('is what leaves the least danger, by hand', () => {
    expect(suggest(pair, candidates, modern, 3)).toEqual([
      // Ice 1.5, Rock 1, Water 1, Dragon, Electric, Fighting and Ground 0.5, Fairy and Fire 0;
      // 2.25 + 1 + 1 + 4 × 0.25 for Steel, whose Fighting is 1 for Mawile. So 5.25 and 5.
      { candidate: 5, ability: undefined, danger: 5 },
      { candidate: 3, ability: undefined, danger: 5.25 },
      // Ice 1.5, Rock 1.5, Dragon 1, Water, Fairy, Ground and Grass 0.5; Electric 0 with Volt
      // Absorb, 0.5 without.
      { candidate: 1, ability: 'volt_absorb', danger: 6.5 },
    ]);
  });

  it('is at most so many, the best first', () => {
    const places = (most: number) =>
      suggest(pair, candidates, modern, most).map(({ candidate }) => candidate);
    expect([0, 1, 2, 3, 4].map(places)).toEqual([[], [5], [5, 3], [5, 3, 1], [5, 3, 1, 2]]);
  });

  it('is of two that are as good the first in the list, and of two abilities as well', () => {
    const twins = ['steel any flash_fire', 'steel any', 'steel flash_fire any'].map(candidateOf);
    // Fire is 0 already with Steel that is weak to it, and no less with Flash Fire.
    expect(suggest(pair, twins, modern, all)).toEqual([
      { candidate: 0, ability: undefined, danger: 5.25 },
      { candidate: 1, ability: undefined, danger: 5.25 },
      { candidate: 2, ability: 'flash_fire', danger: 5.25 },
    ]);
  });

  it('is everybody, in their order, also where each would bring danger along', () => {
    // Levitate takes the only weakness of Electric.
    const eelektross: Defender = { typing: ['electric'], abilities: ['levitate'] };
    const found = suggest([eelektross], candidates, modern, all);
    expect(found).toHaveLength(candidates.length);
    expect(found.slice(0, 2)).toEqual([
      // Normal: Fighting 1. Electric/Water: Grass 1, and Ground ½ for Levitate.
      { candidate: 2, ability: undefined, danger: 1 },
      { candidate: 1, ability: undefined, danger: 1.25 },
    ]);
    expect(found.map(({ danger }) => danger)).toEqual(
      found.map(({ danger }) => danger).sort((one, other) => one - other),
    );
  });
});

describe('the reason', () => {
  // Of danger, the worst first: Ice, Rock, Water and Dragon, Electric and Fairy.
  it.each<[string, Defender, ReturnType<typeof reasonOf>]>([
    [
      // Weak to Fighting, Ground and Fire, as neither of them is.
      'Steel resists four of the six, and helps Garchomp with Ice, Charizard with Rock',
      { typing: ['steel'] },
      { resists: ['ice', 'rock', 'dragon', 'fairy'], immune: [], helped: 2, shares: [] },
    ],
    [
      'Water/Ground is not hit by Electric and resists Rock, both of which hit Charizard alone',
      { typing: ['water', 'ground'] },
      { resists: ['rock'], immune: ['electric'], helped: 1, shares: [] },
    ],
    [
      'Fairy is not hit by Dragon, which hits Garchomp alone',
      { typing: ['fairy'] },
      { resists: [], immune: ['dragon'], helped: 1, shares: [] },
    ],
    [
      'an ability counts, and so does a Tera Type',
      { typing: ['dragon', 'flying'], tera: 'water', abilities: ['volt_absorb'] },
      { resists: ['ice', 'water'], immune: ['electric'], helped: 2, shares: [] },
    ],
    [
      // It takes 0 from Ground and ½ from Fire, Fighting and Bug, which endanger nobody.
      'Dragon/Flying resists Water, and has four weaknesses in common, in the order of the games',
      { typing: ['dragon', 'flying'] },
      { resists: ['water'], immune: [], helped: 1, shares: ['rock', 'ice', 'dragon', 'fairy'] },
    ],
    [
      // Weak to Fighting alone.
      'Normal does nothing',
      { typing: ['normal'] },
      { resists: [], immune: [], helped: 0, shares: [] },
    ],
  ])('%s', (_, newcomer, reason) => {
    expect(reasonOf(pair, newcomer, modern)).toEqual(reason);
  });

  it('is not of types that enough of the team resist', () => {
    const starters = (['grass', 'fire', 'water'] as const).map((type) => ({ typing: [type] }));
    // Fire, Water and Grass hit one of the three each, and the other two resist; Electric hits
    // Water, and Grass alone resists. Ice hits Grass as well, Dragon and Fairy hit nobody.
    expect(reasonOf(starters, { typing: ['dragon'] }, modern)).toEqual({
      resists: ['electric'],
      immune: [],
      helped: 1,
      shares: ['ice'],
    });
  });

  it('is of the generation', () => {
    const reason = reasonOf([{ typing: ['dragon'] }], { typing: ['steel'] }, gen2);
    expect(reason).toEqual({ resists: ['ice', 'dragon'], immune: [], helped: 1, shares: [] });
  });
});

/** Every candidate with each ability as one of the team, by the answers that explain themselves. */
function byBruteForce(
  members: readonly Defender[],
  candidates: readonly Target[],
  world: World,
): Suggestion[] {
  const known = new Map<string, number>();
  function dangerWith(typing: Typing, ability: Ability | undefined): number {
    const key = `${typing.join()} ${ability}`;
    const danger =
      known.get(key) ??
      teamDanger(team([...members, { typing, abilities: ability ? [ability] : [] }], world));
    known.set(key, danger);
    return danger;
  }
  return candidates
    .map(({ typing, possibleAbilities }, candidate) => {
      const dangers = possibleAbilities.map((ability) => dangerWith(typing, ability));
      const danger = Math.min(...dangers);
      return { candidate, ability: possibleAbilities[dangers.indexOf(danger)], danger };
    })
    .sort((one, other) => one.danger - other.danger || one.candidate - other.candidate);
}

const file = new URL('../../public/pokedex.json', import.meta.url);
const pokedex: Pokemon[] = JSON.parse(readFileSync(file, 'utf8'));

/** Every Pokémon of the generation with each ability it may have. */
function pokemonOf({ generation }: World): Target[] {
  return pokemonIn(generation, pokedex).map((pokemon) => ({
    typing: typingIn(generation, pokemon),
    possibleAbilities: possibleAbilitiesIn(generation, pokemon),
  }));
}

/** Every typing of one or two types of the generation. */
function typingsOf({ generation }: World): Target[] {
  const types = typesIn(generation);
  return types.flatMap((one, index) =>
    types.slice(index).map((other) => ({
      typing: one === other ? [one] : [one, other],
      possibleAbilities: [undefined],
    })),
  );
}

const teams: [string, Defender[]][] = [
  ['one of them', [garchomp]],
  [
    'six who were there in generation 1',
    [
      { typing: ['grass', 'poison'] },
      charizard,
      { typing: ['water', 'ice'] },
      { typing: ['electric'] },
      { typing: ['psychic'] },
      { typing: ['dragon', 'flying'] },
    ],
  ],
];

const modernTeams: [string, Defender[]][] = [
  [
    'abilities, items, Tera Types and three types',
    [
      { typing: ['electric', 'water'], abilities: ['levitate'], tera: 'steel' },
      { typing: ['grass', 'steel', 'ghost'], item: 'occa_berry' },
      { typing: ['poison', 'fighting'], abilities: ['dry_skin'] },
      { typing: ['ground', 'rock'], abilities: ['solid_rock'], item: 'air_balloon' },
      { typing: ['normal'], tera: 'stellar' },
    ],
  ],
  ['twelve of a kind', Array.from({ length: 12 }, () => ({ typing: ['ice', 'grass'] as const }))],
];

describe('trying out everybody', () => {
  const worlds = [
    ...[modern, gen2, gen1].flatMap((world) => teams.map((each) => [world, ...each] as const)),
    ...[modern, inverse].flatMap((world) => modernTeams.map((each) => [world, ...each] as const)),
  ];

  it.each(worlds)('finds the same in %o: %s', (world, _, members) => {
    for (const candidates of [pokemonOf(world), typingsOf(world)]) {
      const found = suggest(members, candidates, world, all);
      expect(found).toEqual(byBruteForce(members, candidates, world));
      expect(found.length).toBeGreaterThan(3);
      expect(suggest(members, candidates, world, 3)).toEqual(found.slice(0, 3));
    }
  });

  it('is trying out all of them', () => {
    expect([modern, gen2, gen1].map((world) => pokemonOf(world).length)).toEqual([1277, 687, 151]);
    expect([modern, gen2, gen1].map((world) => typingsOf(world).length)).toEqual([171, 153, 120]);
  });
});

type Case = { members: Defender[]; candidates: Target[]; world: World };

const cases: fc.Arbitrary<Case> = fc
  .record({
    generation: fc.constantFrom(...generations, 'default', 'default'),
    inverse: fc.boolean(),
  })
  .chain(({ generation, inverse }) => {
    const world = worldIn(generation, inverse);
    const types = fc.constantFrom(...typesIn(world.generation));
    const possible = [undefined, ...selectableIn(world.generation, abilities, 'defending')];
    const typing = (maxLength: number) => fc.uniqueArray(types, { minLength: 1, maxLength });
    const isModern = world.generation === 'default';
    return fc.record({
      members: fc.array(
        fc.record({
          typing: typing(isModern ? 3 : 2),
          abilities: fc.constantFrom(...possible).map((one) => (one ? [one] : [])),
          tera: isModern
            ? fc.constantFrom(undefined, undefined, 'stellar', 'water')
            : fc.constant(undefined),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      candidates: fc.array(
        fc.record({
          typing: typing(2),
          possibleAbilities: fc.uniqueArray(fc.constantFrom(...possible), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
        { maxLength: 8 },
      ),
      world: fc.constant(world),
    });
  });

/** Holds for any team and any candidates. */
function always(predicate: (one: Case) => void): void {
  fc.assert(fc.property(cases, predicate), { seed: 25, numRuns: 200 });
}

describe('any team', () => {
  it('is helped by those who help it by trying them out', () => {
    always(({ members, candidates, world }) => {
      expect(suggest(members, candidates, world, all)).toEqual(
        byBruteForce(members, candidates, world),
      );
    });
  });

  it('is in less danger with some of them, for a reason', () => {
    always(({ members, candidates, world }) => {
      const before = teamDanger(team(members, world));
      for (const { candidate, ability, danger } of suggest(members, candidates, world, all)) {
        // By more than floating point could be wrong.
        if (before - danger < 1e-9) continue;
        const { resists, immune } = reasonOf(
          members,
          { typing: candidates[candidate]!.typing, abilities: ability ? [ability] : [] },
          world,
        );
        expect(resists.length + immune.length).toBeGreaterThan(0);
      }
    });
  });

  it('has reasons that its table shows', () => {
    always(({ members, candidates, world }) => {
      const rows = team(members, world).filter(({ attacking }) => attacking !== 'stellar');
      for (const { typing, possibleAbilities } of candidates) {
        const [ability] = possibleAbilities;
        const newcomer = { typing, abilities: ability ? [ability] : [] };
        const own = new Map(
          team([newcomer], world).map(({ attacking, matchups }) => [
            attacking,
            matchups[0]!.multiplier,
          ]),
        );
        const taken = rows
          .filter(({ attacking, danger }) => danger > 0 && own.get(attacking)! < 1)
          .sort((one, other) => other.danger - one.danger);
        const types = taken.map(({ attacking }) => attacking);
        expect(reasonOf(members, newcomer, world)).toEqual({
          resists: types.filter((type) => own.get(type)! > 0),
          immune: types.filter((type) => own.get(type) === 0),
          helped: members.filter((_, index) =>
            taken.some(({ matchups }) => matchups[index]!.multiplier > 1),
          ).length,
          shares: rows
            .filter(({ attacking, weak }) => weak > 0 && own.get(attacking)! > 1)
            .map(({ attacking }) => attacking),
        });
      }
    });
  });
});
