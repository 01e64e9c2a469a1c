import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Type, Typing } from '#core/charts/type.ts';
import { type Defender, type World, worldIn } from '#core/hit/situation.ts';
import { pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { possibleAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { eras } from '#core/rulesets/era.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { teamDanger } from '#tests/teamDanger.ts';
import type { Target } from './coverage.ts';
import {
  compareDangers,
  compareRows,
  explainSuggestion,
  type Suggestion,
  suggestChanges,
  suggestMembers,
  suggestReplacements,
} from './suggest.ts';
import { team } from './team.ts';

const modern = worldIn('default');
const inverse = worldIn('default', true);
const gen2 = worldIn('gen2');
const gen1 = worldIn('gen1');

const noLimit = Number.POSITIVE_INFINITY;

/** Parses `electric/water any volt_absorb`: typing, abilities, `any` for one without effect. */
function candidateOf(text: string): Target {
  const [typing, ...names] = text.split(' ');
  return {
    typing: typing!.split('/') as Type[],
    possibleAbilities: names.map((name) => (name === 'any' ? undefined : (name as Ability))),
  };
}

const garchomp: Defender = { typing: ['dragon', 'ground'] };
const charizard: Defender = { typing: ['fire', 'flying'] };
const pair = [garchomp, charizard];

describe('the danger of a team', () => {
  it('is the sum of the squared dangers, by hand for Garchomp and Charizard', () => {
    const dangers = team(pair, modern).flatMap(({ attacking, danger }) =>
      danger > 0 ? [`${attacking} ${danger}`] : [],
    );
    expect(dangers).toEqual([
      'rock 1.5', // ½ and 4: two doublings, one that resists
      'water 1', // 1 and 2
      'electric 0.5', // 0 and 2
      'ice 2', // 4 and 1
      'dragon 1', // 2 and 1
      'fairy 0.5', // 2 and ½
    ]);
    // 2.25 + 1 + 0.25 + 4 + 1 + 0.25
    expect(teamDanger(team(pair, modern))).toBe(8.75);
  });

  it('is 0 without members', () => {
    expect(teamDanger(team([], modern))).toBe(0);
  });

  it('is higher if one type hits three members than if three types hit one each', () => {
    const three = (['dragon', 'grass', 'flying'] as const).map((type) => ({ typing: [type] }));
    const rows = team(three, modern);
    const dangerOf = (...types: Type[]) =>
      teamDanger(rows.filter(({ attacking }) => types.some((type) => type === attacking)));
    // Ice hits all three; Poison hits Grass, Dragon and Fairy hit Dragon, and no member resists.
    expect(dangerOf('ice')).toBe(9);
    expect(dangerOf('poison', 'dragon', 'fairy')).toBe(3);
  });

  it('excludes Stellar', () => {
    const plain: Defender[] = [{ typing: ['water'] }, { typing: ['fire'] }];
    const terastallized: Defender[] = [
      { typing: ['normal'], tera: 'water' },
      { typing: ['normal'], tera: 'fire' },
    ];
    expect(teamDanger(team(terastallized, modern))).toBe(teamDanger(team(plain, modern)));
  });
});

describe('suggestions for Garchomp and Charizard', () => {
  const candidates = [
    'water/ground any', // Swampert: 9.5, because Grass has 4 on it
    'electric/water any volt_absorb', // Lanturn
    'normal any', // 9: Fighting
    'steel any', // Registeel
    'dragon/flying any', // Dragonite
    'steel/fairy any', // Mawile
  ].map(candidateOf);

  it('have the least danger, by hand', () => {
    expect(suggestMembers(pair, candidates, modern, 3)).toEqual([
      // Ice 1.5, Rock 1, Water 1, Dragon, Electric, Fighting and Ground 0.5, Fairy and Fire 0;
      // 2.25 + 1 + 1 + 4 × 0.25 = 5.25 for Steel; Mawile takes 1 from Fighting, so 5.
      { candidate: 5, ability: undefined, danger: 5 },
      { candidate: 3, ability: undefined, danger: 5.25 },
      // Ice 1.5, Rock 1.5, Dragon 1, Water, Fairy, Ground and Grass 0.5; Electric 0 with Volt
      // Absorb, 0.5 without.
      { candidate: 1, ability: 'volt_absorb', danger: 6.5 },
    ]);
  });

  it('are at most the limit, the best first', () => {
    const listCandidates = (limit: number) =>
      suggestMembers(pair, candidates, modern, limit).map(({ candidate }) => candidate);
    expect([0, 1, 2, 3, 4].map(listCandidates)).toEqual([[], [5], [5, 3], [5, 3, 1], [5, 3, 1, 2]]);
  });

  it('keep the order of equal candidates and choose the first of equal abilities', () => {
    const twins = ['steel any flash_fire', 'steel any', 'steel flash_fire any'].map(candidateOf);
    // The danger of Fire is 0 with plain Steel, and not lower with Flash Fire.
    expect(suggestMembers(pair, twins, modern, noLimit)).toEqual([
      { candidate: 0, ability: undefined, danger: 5.25 },
      { candidate: 1, ability: undefined, danger: 5.25 },
      { candidate: 2, ability: 'flash_fire', danger: 5.25 },
    ]);
  });

  it('include every candidate, even if each raises the danger', () => {
    // Levitate removes the only weakness of Electric.
    const eelektross: Defender = { typing: ['electric'], abilities: ['levitate'] };
    const suggestions = suggestMembers([eelektross], candidates, modern, noLimit);
    expect(suggestions).toHaveLength(candidates.length);
    expect(suggestions.slice(0, 2)).toEqual([
      // Normal: Fighting 1. Electric/Water: Grass 1, and Ground ½ because of Levitate.
      { candidate: 2, ability: undefined, danger: 1 },
      { candidate: 1, ability: undefined, danger: 1.25 },
    ]);
    expect(suggestions.map(({ danger }) => danger)).toEqual(
      suggestions.map(({ danger }) => danger).sort((one, other) => one - other),
    );
  });
});

describe('replacements in a full team', () => {
  const plant: Defender = { typing: ['grass', 'ice'] };
  const six = [garchomp, charizard, plant, garchomp, charizard, garchomp];
  const candidates = ['normal any', 'steel/fairy any', 'electric/water any volt_absorb'].map(
    candidateOf,
  );

  it('are the best of all pairs of a member and a candidate', () => {
    const byBruteForce = candidates.map((target, candidate) => {
      const results = six.flatMap((_, replacedMember) =>
        target.possibleAbilities.map((ability) => ({
          ...{ candidate, ability, replacedMember },
          danger: teamDanger(
            team(
              six.with(replacedMember, {
                typing: target.typing,
                abilities: ability ? [ability] : [],
              }),
              modern,
            ),
          ),
        })),
      );
      return results.reduce((best, each) => (each.danger < best.danger ? each : best));
    });
    const sorted = byBruteForce.sort((one, other) => one.danger - other.danger);
    expect(suggestReplacements(six, candidates, modern, noLimit)).toEqual(sorted);
    expect(suggestReplacements(six, candidates, modern, 1)).toEqual(sorted.slice(0, 1));
  });

  it('begin with the sixth member', () => {
    const isReplacement = (members: readonly Defender[]) =>
      suggestChanges(members, candidates, modern, 1)[0]?.replacedMember !== undefined;
    expect(isReplacement(six.slice(1))).toBe(false);
    expect(isReplacement(six)).toBe(true);
  });
});

it('the dangers of two teams are compared by type', () => {
  const before = team([{ typing: ['dragon', 'ground'] }], modern);
  const after = team([{ typing: ['dragon', 'ground'] }, { typing: ['steel'] }], modern);
  expect(compareDangers(before, after)).toEqual({
    removed: ['dragon', 'fairy'],
    added: ['fighting', 'ground'],
  });
  expect(compareDangers(before, before)).toEqual({ removed: [], added: [] });
});

it('the rows of two teams are compared by their counts, the most dangerous first', () => {
  const before = team([{ typing: ['dragon', 'ground'] }, { typing: ['dragon', 'flying'] }], modern);
  const after = team([{ typing: ['dragon', 'ground'] }, { typing: ['steel'] }], modern);
  const { weak, safe } = compareRows(before, after);
  expect(weak).toEqual([
    { attacking: 'ice', before: 2, after: 1 },
    { attacking: 'dragon', before: 2, after: 1 },
    { attacking: 'fairy', before: 2, after: 1 },
    { attacking: 'fighting', before: 0, after: 1 },
    { attacking: 'ground', before: 0, after: 1 },
    { attacking: 'rock', before: 1, after: 0 },
    { attacking: 'fire', before: 0, after: 1 },
  ]);
  expect(safe).toEqual([
    { attacking: 'ice', before: 0, after: 1 },
    { attacking: 'dragon', before: 0, after: 1 },
    { attacking: 'fairy', before: 0, after: 1 },
    { attacking: 'fighting', before: 1, after: 0 },
    { attacking: 'ground', before: 1, after: 0 },
  ]);
  expect(compareRows(before, before)).toEqual({ weak: [], safe: [] });
});

describe('the reason', () => {
  // The dangerous types, the worst first: Ice, Rock, Water and Dragon, Electric and Fairy.
  it.each<[string, Defender, ReturnType<typeof explainSuggestion>]>([
    [
      // Steel is weak to Fighting, Ground and Fire, unlike both members.
      'Steel resists four of the six, and helps Garchomp with Ice, Charizard with Rock',
      { typing: ['steel'] },
      {
        resists: ['ice', 'rock', 'dragon', 'fairy'],
        immune: [],
        helpedCount: 2,
        sharedWeaknesses: [],
      },
    ],
    [
      'Water/Ground is immune to Electric and resists Rock, which only Charizard is weak to',
      { typing: ['water', 'ground'] },
      { resists: ['rock'], immune: ['electric'], helpedCount: 1, sharedWeaknesses: [] },
    ],
    [
      'Fairy is immune to Dragon, which only Garchomp is weak to',
      { typing: ['fairy'] },
      { resists: [], immune: ['dragon'], helpedCount: 1, sharedWeaknesses: [] },
    ],
    [
      'an ability counts, and so does a Tera Type',
      { typing: ['dragon', 'flying'], tera: 'water', abilities: ['volt_absorb'] },
      { resists: ['ice', 'water'], immune: ['electric'], helpedCount: 2, sharedWeaknesses: [] },
    ],
    [
      // It takes 0 from Ground and ½ from Fire, Fighting and Bug, which are no danger.
      "Dragon/Flying resists Water, and has four weaknesses in common, in the games' order",
      { typing: ['dragon', 'flying'] },
      {
        resists: ['water'],
        immune: [],
        helpedCount: 1,
        sharedWeaknesses: ['rock', 'ice', 'dragon', 'fairy'],
      },
    ],
    [
      // Normal is weak only to Fighting.
      'Normal does not help',
      { typing: ['normal'] },
      { resists: [], immune: [], helpedCount: 0, sharedWeaknesses: [] },
    ],
  ])('%s', (_, newcomer, reason) => {
    expect(explainSuggestion(pair, newcomer, modern)).toEqual(reason);
  });

  it('excludes types that enough members resist', () => {
    const starters = (['grass', 'fire', 'water'] as const).map((type) => ({ typing: [type] }));
    // Fire, Water and Grass hit one of the three each, and the other two resist; Electric hits
    // Water, and only Grass resists. Ice hits Grass too, Dragon and Fairy hit no member.
    expect(explainSuggestion(starters, { typing: ['dragon'] }, modern)).toEqual({
      resists: ['electric'],
      immune: [],
      helpedCount: 1,
      sharedWeaknesses: ['ice'],
    });
  });

  it('uses the chart of the generation', () => {
    const reason = explainSuggestion([{ typing: ['dragon'] }], { typing: ['steel'] }, gen2);
    expect(reason).toEqual({
      resists: ['ice', 'dragon'],
      immune: [],
      helpedCount: 1,
      sharedWeaknesses: [],
    });
  });
});

/** Evaluates the team with every candidate and each of its abilities by `team`. */
function byBruteForce(
  members: readonly Defender[],
  candidates: readonly Target[],
  world: World,
): Suggestion[] {
  const cache = new Map<string, number>();
  function computeDanger(typing: Typing, ability: Ability | undefined): number {
    const key = `${typing.join()} ${ability}`;
    const danger =
      cache.get(key) ??
      teamDanger(team([...members, { typing, abilities: ability ? [ability] : [] }], world));
    cache.set(key, danger);
    return danger;
  }
  return candidates
    .map(({ typing, possibleAbilities }, candidate) => {
      const dangers = possibleAbilities.map((ability) => computeDanger(typing, ability));
      const danger = Math.min(...dangers);
      return { candidate, ability: possibleAbilities[dangers.indexOf(danger)], danger };
    })
    .sort((one, other) => one.danger - other.danger || one.candidate - other.candidate);
}

/** Every Pokémon of the generation with each of its possible abilities. */
function pokemonOf({ ruleset }: World): Target[] {
  return pokemonIn(ruleset, pokedex).map((pokemon) => ({
    typing: typingIn(ruleset, pokemon),
    possibleAbilities: possibleAbilitiesIn(ruleset, pokemon),
  }));
}

/** Every typing of one or two types of the generation. */
function typingsOf({ ruleset }: World): Target[] {
  const types = typesIn(ruleset);
  return types.flatMap((one, index) =>
    types.slice(index).map((other) => ({
      typing: one === other ? [one] : [one, other],
      possibleAbilities: [undefined],
    })),
  );
}

const teams: [string, Defender[]][] = [
  ['one member', [garchomp]],
  [
    'six members of generation 1',
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
  ['twelve identical', Array.from({ length: 12 }, () => ({ typing: ['ice', 'grass'] as const }))],
];

describe('a brute-force search', () => {
  const worlds = [
    ...[modern, gen2, gen1].flatMap((world) => teams.map((each) => [world, ...each] as const)),
    ...[modern, inverse].flatMap((world) => modernTeams.map((each) => [world, ...each] as const)),
  ];

  it.each(worlds)('gives the same result in %o: %s', (world, _, members) => {
    for (const candidates of [pokemonOf(world), typingsOf(world)]) {
      const suggestions = suggestMembers(members, candidates, world, noLimit);
      expect(suggestions).toEqual(byBruteForce(members, candidates, world));
      expect(suggestions.length).toBeGreaterThan(3);
      expect(suggestMembers(members, candidates, world, 3)).toEqual(suggestions.slice(0, 3));
    }
  });

  it('covers every Pokémon and every typing', () => {
    expect([modern, gen2, gen1].map((world) => pokemonOf(world).length)).toEqual([1277, 687, 151]);
    expect([modern, gen2, gen1].map((world) => typingsOf(world).length)).toEqual([171, 153, 120]);
  });
});

type Scenario = { members: Defender[]; candidates: Target[]; world: World };

const scenarios: fc.Arbitrary<Scenario> = fc
  .record({
    generation: fc.constantFrom(...eras, 'default', 'default'),
    inverse: fc.boolean(),
  })
  .chain(({ generation: ruleset, inverse }) => {
    const world = worldIn(ruleset, inverse);
    const types = fc.constantFrom(...typesIn(world.ruleset));
    const alternatives = [undefined, ...selectableIn(world.ruleset, abilities, 'defending')];
    const typing = (maxLength: number) => fc.uniqueArray(types, { minLength: 1, maxLength });
    const isModern = world.ruleset === 'default';
    return fc.record({
      members: fc.array(
        fc.record({
          typing: typing(isModern ? 3 : 2),
          abilities: fc.constantFrom(...alternatives).map((ability) => (ability ? [ability] : [])),
          tera: isModern
            ? fc.constantFrom(undefined, undefined, 'stellar', 'water')
            : fc.constant(undefined),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      candidates: fc.array(
        fc.record({
          typing: typing(2),
          possibleAbilities: fc.uniqueArray(fc.constantFrom(...alternatives), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
        { maxLength: 8 },
      ),
      world: fc.constant(world),
    });
  });

/** Checks the predicate on random teams and candidates. */
function always(predicate: (scenario: Scenario) => void): void {
  fc.assert(fc.property(scenarios, predicate));
}

describe('any team', () => {
  it('gets the suggestions of a brute-force search', () => {
    always(({ members, candidates, world }) => {
      expect(suggestMembers(members, candidates, world, noLimit)).toEqual(
        byBruteForce(members, candidates, world),
      );
    });
  });

  it('has a reason for every suggestion that lowers the danger', () => {
    always(({ members, candidates, world }) => {
      const before = teamDanger(team(members, world));
      for (const { candidate, ability, danger } of suggestMembers(
        members,
        candidates,
        world,
        noLimit,
      )) {
        // Ignores floating-point errors.
        if (before - danger < 1e-9) continue;
        const { resists, immune } = explainSuggestion(
          members,
          { typing: candidates[candidate]!.typing, abilities: ability ? [ability] : [] },
          world,
        );
        expect(resists.length + immune.length).toBeGreaterThan(0);
      }
    });
  });

  it('has reasons that match its table', () => {
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
        const helpfulRows = rows
          .filter(({ attacking, danger }) => danger > 0 && own.get(attacking)! < 1)
          .sort((one, other) => other.danger - one.danger);
        const types = helpfulRows.map(({ attacking }) => attacking);
        expect(explainSuggestion(members, newcomer, world)).toEqual({
          resists: types.filter((type) => own.get(type)! > 0),
          immune: types.filter((type) => own.get(type) === 0),
          helpedCount: members.filter((_, index) =>
            helpfulRows.some(({ matchups }) => matchups[index]!.multiplier > 1),
          ).length,
          sharedWeaknesses: rows
            .filter(({ attacking, weak }) => weak > 0 && own.get(attacking)! > 1)
            .map(({ attacking }) => attacking),
        });
      }
    });
  });
});
