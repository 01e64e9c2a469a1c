import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { types } from '#core/charts/type.ts';
import { showdownName } from '#core/formats/showdown/name.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { worldIn } from '#core/hit/situation.ts';
import { emptyMember, type Member } from '#core/links/team.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import type { Condition } from '#core/rules/condition.ts';
import { moves } from '#core/rules/move.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { type Dice, diceOf } from '#tests/dice.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import randomTeams from '#tests/randomTeams.json' with { type: 'json' };
import { simulate } from '#tests/simulator.ts';
import { damageOf, duels } from './battle.ts';
import type { Fighter } from './fighter.ts';
import { rankAgainst } from './verdict.ts';

loadMovesFromDisk();

/*
 * Pairs of real Pokémon with real moves, read from Showdown's text as a player pastes it, each fought
 * both ways in the battle simulator @pkmn/sim with every ability that a side may have.
 */

const settings: Settings = { ruleset: 'default', typeCount: 2 };
const world = worldIn('default');

const ownRules: ReadonlySet<string> = new Set(
  Object.keys(moves).map((name) => name.replaceAll('_', '')),
);

/** Without those whose types only the field or the opponent decides; reported.simulator.test.ts has them. */
const plainPokemon = pokedex.filter(
  ({ abilities }) => !abilities.some((name) => ['forecast', 'mimicry', 'imposter'].includes(name)),
);

/** Damaging moves of one hit whose damage nothing but their type and our own rules changes. */
const plainMoves = Dex.moves.all().filter(
  (move) =>
    move.exists &&
    move.category !== 'Status' &&
    move.basePower > 0 &&
    (!move.isNonstandard || move.isNonstandard === 'Past') &&
    !move.isZ &&
    !move.isMax &&
    // Psychic Terrain blocks the others.
    move.priority <= 0 &&
    !move.multihit &&
    !move.selfdestruct &&
    !move.ohko &&
    !move.damage &&
    (ownRules.has(move.id) || Object.values(move).every((value) => typeof value !== 'function')) &&
    move.id !== 'struggle' &&
    // Grassy Terrain weakens them.
    !['earthquake', 'bulldoze', 'magnitude'].includes(move.id) &&
    // Its type depends on the user's values.
    !move.id.startsWith('hiddenpower') &&
    (ownRules.has(move.id) || !('condition' in move)),
);

/** A field of each kind, each as likely as the others. */
const fields: readonly (readonly Condition[])[] = [
  [],
  ['rain'],
  ['sun'],
  ['strong_winds'],
  ['gravity'],
  ['electric_terrain'],
  ['grassy_terrain', 'rain'],
  ['psychic_terrain', 'gravity'],
  ['misty_terrain'],
];

type Entered = { text: string; member: Member; pokemon: Pokemon; moveIds: readonly string[] };

/** A random Pokémon as Showdown's text, and the member that a player gets from it. */
function enter({ below, one, sample }: Dice): Entered {
  const pokemon = one(plainPokemon);
  const moveset = [...new Set(sample(plainMoves, 4))];
  const tera = below(2) ? one(types) : undefined;
  const ability = below(2) ? Dex.abilities.get(one(pokemon.abilities)).name : undefined;
  const lines = [
    showdownName(pokemon),
    ...(ability ? [`Ability: ${ability}`] : []),
    ...(tera ? [`Tera Type: ${tera.charAt(0).toUpperCase()}${tera.slice(1)}`] : []),
    ...moveset.map(({ name }) => `- ${name}`),
  ];
  const text = lines.join('\n');
  const { teams, unreadableLines } = readShowdown(text, pokedex, settings.ruleset);
  expect(unreadableLines, text).toEqual([]);
  const [read] = teams[0]?.members ?? [];
  if (!read) throw new Error(`Nothing was read of ${text}`);
  const { pokemon: _, hasOtherAbility, set, ...rest } = read;
  const member: Member = {
    ...emptyMember,
    ...rest,
    pokemon: pokemon.id,
    types: typingIn(settings.ruleset, pokemon),
    ability: rest.ability ?? (hasOtherAbility ? 'none' : undefined),
    ...(tera && below(2) ? { isTerastallized: true } : {}),
  };
  return { text, member, pokemon, moveIds: moveset.map(({ id }) => id) };
}

/** The smallest and the largest damage in the simulator, over all abilities of both sides. */
function fight(
  moveIds: readonly string[],
  attacking: Fighter,
  defending: Fighter,
  conditions: readonly Condition[],
): [low: number, high: number] {
  const damages = attacking.possibleAbilities.flatMap((attackerAbility) =>
    defending.possibleAbilities.map((defenderAbility) => {
      const defender = {
        typing: defending.typing,
        tera: defending.tera,
        item: defending.item,
        abilities: defenderAbility && [defenderAbility],
        conditions,
      };
      const attack = {
        item: attacking.item,
        abilities: attackerAbility && [attackerAbility],
      };
      const side = { typing: attacking.typing, tera: attacking.tera };
      const situations =
        moveIds.length > 0
          ? moveIds.map((realMove) => ({ attack, defender, attacker: side, realMove }))
          : attacking.attacks.map((each) => ({
              attack: { ...attack, ...each },
              defender,
              attacker: side,
            }));
      return Math.max(...situations.map((each) => simulate(each, 9).multiplier));
    }),
  );
  return [Math.min(...damages), Math.max(...damages)];
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-3 * (1 + other);

function comparePairs(seed: number, count: number): string[] {
  const dice = diceOf(seed);
  const differences: string[] = [];
  for (let index = 0; index < count; index++) {
    const [ours, theirs] = [enter(dice), enter(dice)];
    const conditions = dice.one(fields);
    const member = createFighter(settings, ours.member, ours.pokemon);
    const opponent = createFighter(settings, theirs.member, theirs.pokemon);
    const { deals, takes } = duels([member], [opponent], { world, conditions })[0]![0]!;
    const pairs = [
      [deals, fight(ours.moveIds, member, opponent, conditions)],
      [takes, fight(theirs.moveIds, opponent, member, conditions)],
    ] as const;
    for (const [{ low, high }, [simulatedLow, simulatedHigh]] of pairs) {
      if (isSame(damageOf(low), simulatedLow) && isSame(damageOf(high), simulatedHigh)) continue;
      differences.push(
        [
          `pair ${index} of seed ${seed} with ${conditions.join(' ') || 'nothing on the field'}:`,
          `${damageOf(low)}–${damageOf(high)}, simulated ${simulatedLow}–${simulatedHigh}`,
          ours.text,
          theirs.text,
        ].join('\n'),
      );
    }
  }
  return differences;
}

/** The fighters of a team as Showdown text. */
function fightersOf(text: string): Fighter[] {
  const { teams, unreadableLines } = readShowdown(text, pokedex, settings.ruleset);
  expect(unreadableLines).toEqual([]);
  return teams.flatMap(({ members }) =>
    members.map(({ pokemon, hasOtherAbility, ability, set, ...rest }) => {
      const types = typingIn(settings.ruleset, pokemon);
      const readAbility = ability ?? (hasOtherAbility ? 'none' : undefined);
      const member = { ...emptyMember, ...rest, pokemon: pokemon.id, types, ability: readAbility };
      return createFighter(settings, member, pokemon);
    }),
  );
}

describe('three pairs of random teams, as Showdown generates them', () => {
  it.each([
    [0, 1],
    [2, 3],
    [4, 5],
  ])('the verdicts of team %i against team %i are those of the simulator', (ours, theirs) => {
    const [us, them] = [ours, theirs].map((index) => fightersOf(randomTeams.teams[index]!));
    const grid = duels(us!, them!, { world, conditions: [] });
    expect(grid.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    const ratioIn = (our: Fighter, their: Fighter) => {
      const [dealt] = fight([], our, their, []);
      const [, takenDamage] = fight([], their, our, []);
      return { dealt, takenDamage };
    };
    for (const [column, opponent] of them!.entries()) {
      const simulated = us!.map((member) => ratioIn(member, opponent));
      for (const [row, { dealt, takenDamage }] of simulated.entries()) {
        const { deals, takes } = grid[row]![column]!;
        expect(isSame(damageOf(deals.low), dealt), `${row} deals to ${column}`).toBe(true);
        expect(isSame(damageOf(takes.high), takenDamage), `${row} takes from ${column}`).toBe(true);
      }
      const [best] = rankAgainst(grid.map((row) => row[column]!));
      const { dealt, takenDamage } = simulated[best!.index]!;
      for (const other of simulated) {
        // Cross-multiplied, because nothing may be taken.
        expect(dealt * other.takenDamage).toBeGreaterThanOrEqual(other.dealt * takenDamage - 1e-3);
      }
    }
  });
});

describe('a duel agrees with the battle simulator', () => {
  const [count, otherCount] = process.env.FULL ? [1000, 200] : [200, 40];

  it(`in ${count} pairs of Pokémon with real moves`, () => {
    expect(plainMoves.length).toBeGreaterThan(200);
    expect(comparePairs(1, count).slice(0, 3)).toEqual([]);
  });

  it(`in ${otherCount} other pairs each time`, () => {
    const seed = 2 + Math.floor(Math.random() * 1e9);
    expect(comparePairs(seed, otherCount).slice(0, 3)).toEqual([]);
  });
});
