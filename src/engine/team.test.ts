import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ability, abilities } from './ability.ts';
import { defense } from './defense.ts';
import { matchup } from './effectiveness.ts';
import { generations, typesIn } from './generation.ts';
import { type Item, items } from './item.ts';
import { type Defender, type World, worldIn } from './situation.ts';
import { byDanger, dangerOf, hurtBy, isDangerous, type TeamRow, tally, team } from './team.ts';
import { namesOn } from './testing.ts';
import type { AttackingType, Type } from './type.ts';

const modern = worldIn('default');
const gen2 = worldIn('gen2');
const gen1 = worldIn('gen1');
const inverse = worldIn('default', true);

/** `fire/flying tera:water dry_skin`: the typing, then what the member has. */
function memberOf(written: string): Defender {
  const [typing, ...words] = written.split(' ');
  const defender: Defender = { typing: typing!.split('/') as Type[] };
  for (const word of words) {
    if (word.startsWith('tera:')) defender.tera = word.slice(5) as AttackingType;
    else if (word in abilities) defender.abilities = [word as Ability];
    else if (word in items) defender.item = word as Item;
    else throw new Error(`Nothing is called ${word}.`);
  }
  return defender;
}

const teamOf = (written: readonly string[], world = modern) => team(written.map(memberOf), world);

function rowOf(attacking: AttackingType, rows: readonly TeamRow[]): TeamRow {
  const row = rows.find((each) => each.attacking === attacking);
  if (!row) throw new Error(`No row of ${attacking}.`);
  return row;
}

const multipliersOf = ({ matchups }: TeamRow) => matchups.map(({ multiplier }) => multiplier);

/** Attacking type, what each member takes, how many are weak, resist and are immune, danger. */
type Row = [AttackingType, number[], weak: number, resist: number, immune: number, danger: number];

describe('six members', () => {
  const six = [
    'dragon/ground', // Garchomp
    'electric/water levitate', // Rotom-Wash
    'grass/steel', // Ferrothorn
    'bug/fire', // Volcarona
    'poison/fighting dry_skin', // Toxicroak
    'ground/rock solid_rock', // Rhyperior
  ];

  // By hand: log2 of 1.5 is 0.585, of 3 it is 1.585, of 1.25 it is 0.322.
  const matrix: Row[] = [
    // Steel and Rock resist Normal.
    ['normal', [1, 1, 0.5, 1, 1, 0.5], 0, 2, 0, 0],
    // Steel is weak, Bug resists, Poison ½, Rock is weak: 2 with Solid Rock. 1 + 0.585 − 1
    ['fighting', [1, 1, 2, 0.5, 0.5, 1.5], 2, 2, 0, 0.585],
    // Electric ½; Grass 2 × Steel ½; Bug 2; Poison 1 × Fighting 2; Rock ½. 1 + 1 − 1
    ['flying', [1, 0.5, 1, 2, 2, 0.5], 2, 2, 0, 1],
    // Ground ½; Grass 2 × Steel 0; Poison ½; Ground ½ × Rock ½.
    ['poison', [0.5, 1, 0, 1, 0.5, 0.25], 0, 3, 1, 0],
    // Electric 2, but Levitate; Grass ½ × Steel 2; Bug ½ × Fire 2; Poison 2; Rock 2 with Solid
    // Rock. 1 + 0.585 − 0.5
    ['ground', [1, 0, 1, 1, 2, 1.5], 2, 0, 1, 1.085],
    // Ground ½; Steel ½; Bug 2 × Fire 2; Fighting ½; Ground ½. 2 − 2
    ['rock', [0.5, 1, 0.5, 4, 0.5, 0.5], 1, 4, 0, 0],
    // Grass 2 × Steel ½; Fire ½; Poison ½ × Fighting ½.
    ['bug', [1, 1, 1, 0.5, 0.25, 1], 0, 2, 0, 0],
    ['ghost', [1, 1, 1, 1, 1, 1], 0, 0, 0, 0],
    // Electric ½ × Water ½; Steel ½; Fire ½; Rock 2 with Solid Rock. 0.585 − 1.5
    ['steel', [1, 0.25, 0.5, 0.5, 1, 1.5], 1, 3, 0, 0],
    // Dragon ½; Water ½; Grass 2 × Steel 2; Bug 2 × Fire ½; 1 with Dry Skin; Rock ½.
    // 2 + 0.322 − 1.5
    ['fire', [0.5, 0.5, 4, 1, 1.25, 0.5], 2, 3, 0, 0.822],
    // Dragon ½ × Ground 2; Water ½; Grass ½; Fire 2; Dry Skin; Ground 2 × Rock 2 with Solid
    // Rock. 1 + 1.585 − 1.5
    ['water', [1, 0.5, 0.5, 2, 0, 3], 2, 2, 1, 1.085],
    // Dragon ½ × Ground 2; Water 2; Grass ½ × Steel ½; Bug ½ × Fire ½; Poison ½; Ground 2 ×
    // Rock 2 with Solid Rock. 1 + 1.585 − 1.5
    ['grass', [1, 2, 0.25, 0.25, 0.5, 3], 2, 3, 0, 1.085],
    // Dragon ½ × Ground 0; Electric ½ × Water 2; Grass ½; Ground 0.
    ['electric', [0, 1, 0.5, 1, 1, 0], 0, 1, 2, 0],
    // Steel ½; Poison 2 × Fighting 2. 2 − 0.5
    ['psychic', [1, 1, 0.5, 1, 4, 1], 1, 1, 0, 1.5],
    // Dragon 2 × Ground 2; Water ½; Grass 2 × Steel ½; Fire ½; Ground 2 with Solid Rock.
    // 2 + 0.585 − 1
    ['ice', [4, 0.5, 1, 0.5, 1, 1.5], 2, 2, 0, 1.585],
    // Dragon 2; Steel ½. 1 − 0.5
    ['dragon', [2, 1, 0.5, 1, 1, 1], 1, 1, 0, 0.5],
    // Poison 1 × Fighting ½.
    ['dark', [1, 1, 1, 1, 0.5, 1], 0, 1, 0, 0],
    // Dragon 2; Steel ½; Fire ½; Poison ½ × Fighting 2. 1 − 1
    ['fairy', [2, 1, 0.5, 0.5, 1, 1], 1, 2, 0, 0],
  ];
  const rows = teamOf(six);

  it('are hit by each type, in the order of the games', () => {
    expect(rows.map(({ attacking }) => attacking)).toEqual(matrix.map(([attacking]) => attacking));
    expect(rows.map(multipliersOf)).toEqual(matrix.map(([, multipliers]) => multipliers));
  });

  it.each(matrix)('%s: %j, %i weak, %i resist, %i immune, danger %d', (attacking, _, ...totals) => {
    const [weak, resist, immune, danger] = totals;
    const row = rowOf(attacking, rows);
    expect(row).toMatchObject({ weak, resist, immune });
    expect(row.danger).toBeCloseTo(danger, 3);
  });

  it('have the reason of every number', () => {
    const [, rotom, , , , rhyperior] = rowOf('ground', rows).matchups;
    expect(rotom?.factors.at(-1)).toEqual({ by: 'levitate', factor: 0 });
    expect(rhyperior).toEqual({
      effectiveness: 2,
      multiplier: 1.5,
      factors: [
        { by: 'ground', on: 'ground', factor: 1 },
        { by: 'ground', on: 'rock', factor: 2 },
        { by: 'solid_rock', factor: 0.75 },
      ],
    });
  });

  it('are in danger where more are weak, or the damage doubles oftener, than could take the hit', () => {
    // Ground: 2 weak, 1 safe. Psychic: 4× is 2 doublings, 1 safe. Ice: 4× and 1.5×, 2.585; 2 safe.
    const dangers = rows.filter(isDangerous).map(({ attacking }) => attacking);
    expect(dangers).toEqual(['ground', 'psychic', 'ice']);
  });

  it('are listed by danger: then the most weak, then the fewest safe, then the games', () => {
    expect(byDanger(rows).map(({ attacking }) => attacking)).toEqual([
      // 1.585; 1.5; 1.085 with one safe and, twice, with three; 1; 0.822; 0.585; 0.5
      ...['ice', 'psychic', 'ground', 'water', 'grass', 'flying', 'fire', 'fighting', 'dragon'],
      // No danger: one weak and two, three, four safe.
      ...['fairy', 'steel', 'rock'],
      // Nobody weak: none safe, one, two, two, three, four.
      ...['ghost', 'dark', 'normal', 'bug', 'electric', 'poison'],
    ]);
    expect(rows.map(({ attacking }) => attacking)).toEqual(typesIn('default'));
  });
});

describe('the totals of some multipliers', () => {
  it.each<[string, number[], [weak: number, resist: number, immune: number], danger: number]>([
    ['nobody', [], [0, 0, 0], 0],
    ['1 is nothing', [1, 1], [0, 0, 0], 0],
    ['2 is weak', [2], [1, 0, 0], 1],
    ['4 is as bad as two times 2', [4], [1, 0, 0], 2],
    ['1.25 is weak', [1.25], [1, 0, 0], 0.322],
    ['1.5 is weak', [1.5], [1, 0, 0], 0.585],
    ['16 is weak', [16], [1, 0, 0], 4],
    ['½ is a resistance', [0.5], [0, 1, 0], 0],
    ['0.625 is a resistance', [0.625], [0, 1, 0], 0],
    ['1/16 is a resistance', [1 / 16], [0, 1, 0], 0],
    ['0 is no resistance', [0], [0, 0, 1], 0],
    ['one who resists takes half a doubling away', [2, 0.5], [1, 1, 0], 0.5],
    ['¼ takes no more away', [2, 0.25], [1, 1, 0], 0.5],
    ['nor does 0', [2, 0], [1, 0, 1], 0.5],
    ['two of them take one away', [2, 0.5, 0], [1, 1, 1], 0],
    ['and three no more than all', [2, 0.5, 0, 0.5], [1, 2, 1], 0],
    ['1 takes nothing away', [2, 2, 1, 1], [2, 0, 0], 2],
  ])('%s: %j', (_, multipliers, [weak, resist, immune], danger) => {
    expect(tally(multipliers)).toMatchObject({ weak, resist, immune });
    expect(tally(multipliers).danger).toBeCloseTo(danger, 3);
  });

  it.each([
    [0, 0],
    [0.25, 0],
    [1, 0],
    [1.25, 0.322],
    [1.5, 0.585],
    [2, 1],
    [3, 1.585],
    [4, 2],
    [16, 4],
  ])('a member that takes %d is hurt by %d', (multiplier, hurt) => {
    expect(hurtBy(multiplier)).toBeCloseTo(hurt, 3);
  });

  it.each([
    [0, 0, 0],
    [3, 0, 3],
    [3, 1, 2.5],
    [3, 6, 0],
    [1, 4, 0],
  ])('hurt by %d with %i safe it is a danger of %d', (hurt, safe, danger) => {
    expect(dangerOf(hurt, safe)).toBe(danger);
  });

  it.each<[string, number[], boolean]>([
    ['nobody is weak', [1, 1, 1], false],
    ['one of two', [2, 1], true],
    ['one, and one who resists', [2, 0.5], false],
    ['one by 4, and one who resists', [4, 0.5], true],
    ['one by 4, and two who resist', [4, 0.5, 0.5], false],
    ['two, and one who is immune', [2, 2, 0], true],
    ['two, and one who resists and one who is immune', [2, 2, 0, 0.5], false],
    // Three weak by a tenth of a doubling are no danger to two who resist.
    ['three, but hardly', [1.25, 1.25, 1.25, 0.5, 0.5], false],
  ])('danger is marked by the most: %s, %j', (_, multipliers, isMarked) => {
    expect(isDangerous(tally(multipliers))).toBe(isMarked);
  });
});

describe('a team', () => {
  it('of nobody has no rows', () => {
    expect(team([], modern)).toEqual([]);
    expect(byDanger([])).toEqual([]);
  });

  it.each(generations)('has a row for each type of the generation: %s', (generation) => {
    const rows = teamOf(['water'], worldIn(generation));
    expect(rows.map(({ attacking }) => attacking)).toEqual(typesIn(generation));
  });

  it('has a Stellar row last where anybody is Terastallized, which is never a danger', () => {
    expect(teamOf(['water', 'fire'])).toHaveLength(18);
    for (const written of [
      ['water', 'fire tera:grass'],
      ['water tera:stellar', 'fire'],
    ]) {
      const rows = teamOf(written);
      expect(rows).toHaveLength(19);
      expect(rows.at(-1)).toMatchObject({ attacking: 'stellar', weak: 1, resist: 0, danger: 0 });
      expect(rows.filter(isDangerous).map(({ attacking }) => attacking)).not.toContain('stellar');
    }
    const both = teamOf(['water tera:grass filter', 'fire tera:stellar', 'ice']).at(-1)!;
    expect(multipliersOf(both)).toEqual([1.5, 2, 1]);
  });

  it('of three types takes from 1/16 to 16', () => {
    // Fire: Grass, Steel and Ice are weak, Fluffy doubles; Water, Dragon and Rock resist,
    // Heatproof and Thick Fat halve.
    const rows = teamOf([
      'grass/steel/ice fluffy',
      'water/dragon/rock heatproof',
      'water/dragon/rock thick_fat',
      'water/dragon/rock',
    ]);
    const fire = rowOf('fire', rows);
    expect(multipliersOf(fire)).toEqual([16, 1 / 16, 1 / 16, 1 / 8]);
    expect(fire).toMatchObject({ weak: 1, resist: 3, immune: 0, danger: 4 - 1.5 });
  });

  it('of the generation 1: Bug and Poison, Ghost and Psychic, Ice and Fire', () => {
    const written = ['grass/poison', 'bug/poison', 'psychic', 'fire']; // Bulbasaur, Weedle …
    const then = teamOf(written, gen1);
    // Grass 2 × Poison 2; Bug 1 × Poison 2; Psychic 2; Fire ½.
    expect(multipliersOf(rowOf('bug', then))).toEqual([4, 2, 2, 0.5]);
    expect(multipliersOf(rowOf('ghost', then))).toEqual([1, 1, 0, 1]);
    expect(multipliersOf(rowOf('ice', then))).toEqual([2, 1, 1, 1]);
    const later = teamOf(written, gen2);
    expect(multipliersOf(rowOf('bug', later))).toEqual([1, 0.5, 2, 0.5]);
    expect(multipliersOf(rowOf('ghost', later))).toEqual([1, 1, 2, 1]);
    expect(multipliersOf(rowOf('ice', later))).toEqual([2, 1, 1, 0.5]);
  });

  it('of an inverse battle: 0 and ½ become 2, 2 becomes ½', () => {
    const rows = teamOf(['flying', 'water/ground', 'grass'], inverse);
    // Flying 2 → ½; Water 2 → ½ × Ground 0 → 2; Grass ½ → 2.
    expect(multipliersOf(rowOf('electric', rows))).toEqual([0.5, 1, 2]);
    expect(rowOf('electric', rows)).toMatchObject({ weak: 1, resist: 1, immune: 0, danger: 0.5 });
    // Flying 0 → 2; Grass ½ → 2.
    expect(multipliersOf(rowOf('ground', rows))).toEqual([2, 1, 2]);
  });
});

type Case = { members: Defender[]; world: World };

/** Types that many rules name come up more often, and abilities that make odd numbers. */
const busyTypes = ['ground', 'fire', 'water', 'steel'] as const;
const busyAbilities = ['filter', 'dry_skin', 'fluffy', 'levitate'] as const;

const cases: fc.Arbitrary<Case> = fc
  .record({
    generation: fc.constantFrom(...generations, 'default', 'default'),
    inverse: fc.boolean(),
  })
  .map(({ generation, inverse }) => worldIn(generation, inverse))
  .chain((world) =>
    fc.record({
      members: fc.array(memberIn(world), { maxLength: 8 }),
      world: fc.constant(world),
    }),
  );

function memberIn({ generation }: World): fc.Arbitrary<Defender> {
  const defenderAbilities = namesOn('defending', generation, abilities);
  const maybe = <T>(list: readonly T[]) => fc.constantFrom(undefined, ...list);
  const types = typesIn(generation);
  const isModern = generation === 'default';
  return fc.record({
    typing: fc.uniqueArray(fc.constantFrom(...types, ...busyTypes.filter(isIn(types))), {
      minLength: 1,
      maxLength: isModern ? 3 : 2,
    }),
    tera: fc.option(isModern ? fc.constantFrom(...types, 'stellar') : fc.constant(undefined), {
      nil: undefined,
      freq: 2,
    }),
    abilities: maybe([
      ...defenderAbilities,
      ...busyAbilities.filter(isIn<Ability>(defenderAbilities)),
    ]).map((ability) => (ability ? [ability] : [])),
    item: maybe(namesOn('defending', generation, items)),
  });
}

function isIn<T>(list: readonly T[]): (value: T) => boolean {
  return (value) => list.includes(value);
}

/** Holds for every team. */
function always<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, predicate), { seed: 25, numRuns: 250 });
}

/** What the member alone takes from each type; of Stellar, only the Terastallized are told. */
function aloneOf(member: Defender, world: World): (attacking: AttackingType) => number {
  const matchups = defense(member, world).flatMap((group) => group.matchups);
  const told = new Map(matchups.map(({ attacking, multiplier }) => [attacking, multiplier]));
  return (type) => told.get(type) ?? matchup({ type }, member, world).multiplier;
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

describe('any team', () => {
  it('has the totals of its members one by one', () => {
    always(cases, ({ members, world }) => {
      const answers = members.map((member) => aloneOf(member, world));
      for (const row of team(members, world)) {
        const alone = answers.map((answer) => answer(row.attacking));
        const count = (isCounted: (multiplier: number) => boolean) =>
          sum(alone.map((multiplier) => (isCounted(multiplier) ? 1 : 0)));
        expect(multipliersOf(row)).toEqual(alone);
        expect(row.weak).toBe(count((multiplier) => multiplier > 1));
        expect(row.resist).toBe(count((multiplier) => multiplier < 1 && multiplier > 0));
        expect(row.immune).toBe(count((multiplier) => multiplier === 0));
        const neither = count((multiplier) => multiplier === 1);
        expect(row.weak + row.resist + row.immune + neither).toBe(members.length);

        const doublings = sum(alone.filter((each) => each > 1).map(Math.log2));
        const danger = Math.max(0, doublings - (row.resist + row.immune) / 2);
        expect(row.danger).toBeCloseTo(row.attacking === 'stellar' ? 0 : danger, 12);
      }
    });
  });

  it('in another order has the same totals and dangers, and each member its numbers', () => {
    const reordered = cases.chain(({ members, world }) =>
      fc.record({
        members: fc.constant(members),
        world: fc.constant(world),
        order: fc.shuffledSubarray([...members.keys()], { minLength: members.length }),
      }),
    );
    always(reordered, ({ members, world, order }) => {
      const before = team(members, world);
      const after = team(
        order.map((index) => members[index]!),
        world,
      );
      const expected = before.map((row) => ({
        ...row,
        matchups: order.map((index) => row.matchups[index]),
        // Floating point rounds 0.585 + 0.322 + … otherwise than 0.322 + 0.585 + ….
        danger: expect.closeTo(row.danger, 12),
      }));
      expect(after).toEqual(expected);
    });
  });

  it('with one member more has never less of anything', () => {
    always(cases, ({ members, world }) => {
      const before = team(members.slice(1), world);
      const after = team([...members.slice(1), ...members.slice(0, 1)], world);
      for (const row of before) {
        const { matchups, weak, resist, immune, danger } = rowOf(row.attacking, after);
        expect(matchups.slice(0, row.matchups.length)).toEqual(row.matchups);
        expect(weak).toBeGreaterThanOrEqual(row.weak);
        expect(resist).toBeGreaterThanOrEqual(row.resist);
        expect(immune).toBeGreaterThanOrEqual(row.immune);
        const added = matchups.at(-1)!.multiplier;
        if (added > 1) expect(danger).toBeGreaterThanOrEqual(row.danger);
        else if (added < 1) expect(danger).toBeLessThanOrEqual(row.danger);
        else expect(danger).toBe(row.danger);
      }
    });
  });

  it('twice has everything twice', () => {
    always(cases, ({ members, world }) => {
      const twice = team([...members, ...members], world);
      expect(twice).toEqual(
        team(members, world).map((row) => ({
          attacking: row.attacking,
          matchups: [...row.matchups, ...row.matchups],
          weak: row.weak * 2,
          resist: row.resist * 2,
          immune: row.immune * 2,
          danger: expect.closeTo(row.danger * 2, 12),
        })),
      );
      expect(twice.map(isDangerous)).toEqual(team(members, world).map(isDangerous));
    });
  });

  it('is listed by danger with every row once', () => {
    always(cases, ({ members, world }) => {
      const rows = team(members, world);
      const sorted = byDanger(rows);
      expect(new Set(sorted)).toEqual(new Set(rows));
      for (const [index, row] of sorted.slice(1).entries()) {
        const keys = [sorted[index]!, row].map(({ danger, weak, resist, immune, attacking }) => [
          -danger,
          -weak,
          resist + immune,
          rows.findIndex((each) => each.attacking === attacking),
        ]);
        const difference = keys[0]!.map((key, place) => key - keys[1]![place]!).find(Boolean)!;
        expect(difference).toBeLessThan(0);
      }
    });
  });
});

// Regressions: what the tables of other planners once showed.
describe('regressions of the peers', () => {
  /** What the one member takes, and where the table counts it: weak, resist, immune. */
  const told = (attacking: AttackingType, written: string) => {
    const row = rowOf(attacking, teamOf([written]));
    return [...multipliersOf(row), row.weak, row.resist, row.immune];
  };

  // Found in the code of https://github.com/wavebeem/pkmn.help and not reported there: rounded
  // down to a number of the table, 1.5, 1.25 and 0.625 were listed under 1 and counted nowhere.
  it.each<[string, AttackingType, string, number[]]>([
    ['Filter leaves 1.5, which is weak', 'fire', 'grass filter', [1.5, 1, 0, 0]],
    ['Solid Rock leaves 1.5', 'ice', 'ground/rock solid_rock', [1.5, 1, 0, 0]],
    ['Solid Rock leaves 3, not 2', 'grass', 'ground/rock solid_rock', [3, 1, 0, 0]],
    ['Prism Armor leaves 1.5', 'ghost', 'psychic prism_armor', [1.5, 1, 0, 0]],
    ['Prism Armor leaves 6, not 4', 'fire', 'grass/steel/ice prism_armor', [6, 1, 0, 0]],
    ['Dry Skin makes 1.25, which is weak', 'fire', 'poison/fighting dry_skin', [1.25, 1, 0, 0]],
    [
      'and 0.625 with Tera Water, which resists',
      'fire',
      'poison/fighting tera:water dry_skin',
      [0.625, 0, 1, 0],
    ],
  ])('%s: %s on %s', (_, attacking, written, numbers) => {
    expect(told(attacking, written)).toEqual(numbers);
  });

  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2023-05-21
  it('numbers above 8 and below ⅛ do not vanish', () => {
    expect(told('fire', 'grass/steel/ice fluffy')).toEqual([16, 1, 0, 0]);
    expect(told('fire', 'water/dragon/rock thick_fat')).toEqual([1 / 16, 0, 1, 0]);
  });

  // https://github.com/richi3f/pokemon-team-planner says "resistances includes immunities".
  it('an immunity is no resistance', () => {
    expect(told('ground', 'flying')).toEqual([0, 0, 0, 1]);
    expect(told('ground', 'electric levitate')).toEqual([0, 0, 0, 1]);
    expect(told('electric', 'water/ground')).toEqual([0, 0, 0, 1]);
  });

  // The same planner kept sets of types, so that 4 was as good as 2.
  it('4 is more danger than 2', () => {
    const [garchomp, dragon] = [['dragon/ground'], ['dragon']].map(
      (written) => rowOf('ice', teamOf(written)).danger,
    );
    expect([garchomp, dragon]).toEqual([2, 1]);
  });

  // https://github.com/richi3f/pokemon-team-planner/issues/90
  it.each([
    ['today', modern],
    ['in generations 2 to 5', gen2],
    ['in generation 1', gen1],
    ['in an inverse battle', inverse],
  ])('the totals of every type light up, %s', (_, world) => {
    const types = typesIn(world.generation);
    const rows = teamOf(types, world);
    for (const { attacking, weak, resist, immune } of rows) {
      // Normal hits nothing for 2, which in an inverse battle would be a resistance; without
      // Steel and Fairy nothing resists Dragon.
      const isHarmless = attacking === 'normal' && world !== inverse;
      const isUnresisted =
        (attacking === 'normal' && world === inverse) || (attacking === 'dragon' && world === gen1);
      expect([attacking, weak > 0, resist + immune > 0]).toEqual([
        attacking,
        !isHarmless,
        !isUnresisted,
      ]);
    }
    for (const type of types) {
      const rows = teamOf([type], world);
      const answer = aloneOf(memberOf(type), world);
      expect(rows.map(isDangerous)).toEqual(rows.map(({ attacking }) => answer(attacking) > 1));
    }
  });

  // https://github.com/richi3f/pokemon-team-planner/issues/102
  it('the same Pokémon twice counts twice', () => {
    const ice = rowOf('ice', teamOf(['dragon/ground', 'dragon/ground', 'steel', 'water']));
    expect(ice).toMatchObject({ weak: 2, resist: 2, immune: 0, danger: 3 });
  });

  // https://github.com/richi3f-zz/pokemon-team-planner/issues/11
  it('the members stay in their order', () => {
    const row = rowOf('water', teamOf(['water', 'fire', 'normal', 'fire', 'ground/rock']));
    expect(multipliersOf(row)).toEqual([0.5, 2, 1, 2, 4]);
  });

  // https://github.com/duhow/ProfesorOak/issues/13
  it('nobody is weak and resistant at once', () => {
    // Scizor: Bug 1 × Steel ½ of Ice, Bug ½ × Steel 2 of Fighting and of Ground.
    expect(told('ice', 'bug/steel')).toEqual([0.5, 0, 1, 0]);
    expect(told('ground', 'bug/steel')).toEqual([1, 0, 0, 0]);
  });

  // https://github.com/roguedex-dev/roguedex/issues/27
  it('a weakness does not undo an immunity: Gholdengo is not weak to Fighting', () => {
    expect(told('fighting', 'steel/ghost')).toEqual([0, 0, 0, 1]);
  });

  // https://github.com/wavebeem/pkmn.help/issues/408 and /406
  it('old generations have no row of Fairy or Stellar', () => {
    for (const world of [gen2, gen1]) {
      const attacking = teamOf(['dragon', 'water'], world).map((row) => row.attacking);
      expect(attacking).not.toContain('fairy');
      expect(attacking).not.toContain('stellar');
    }
  });
});
