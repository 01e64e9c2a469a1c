import { readFileSync } from 'node:fs';
import { TeamGenerators } from '@pkmn/randoms';
import { Dex, type PokemonSet, Teams } from '@pkmn/sim';
import { damageOf, duels } from '#engine/battle.ts';
import type { Condition } from '#engine/condition.ts';
import type { Fighter } from '#engine/fighter.ts';
import { moves } from '#engine/move.ts';
import { worldIn } from '#engine/situation.ts';
import { createFighter } from '#links/fighter.ts';
import { emptyMember } from '#links/team.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { readShowdown } from '#showdown/readTeam.ts';
import { type Dice, diceOf } from './dice.ts';
import { leftOutIds } from './leftOut.ts';
import { loadMovesFromDisk } from './loadMoves.ts';
import { hitWithAll, type RealField, type RealFighter, type RealHits } from './realHit.ts';
import { engineGenerations, type SimulatedGeneration, weathers } from './situations.ts';

loadMovesFromDisk();

/*
 * Pairs of whole teams, as Showdown generates them, imported as a player pastes them: each of the 36
 * duels both ways, every number against the battle simulator @pkmn/sim.
 */

/** A number of a duel that is not the simulator's. */
type TeamDifference = {
  /** The effects that docs/effects.md names as left out and that explain it; none for a mistake. */
  names: readonly string[];
  text: string;
};

/** How many numbers of pairs of teams were compared, and those that differ. */
export type TeamComparison = { count: number; differences: readonly TeamDifference[] };

/** A member of a team on both sides of the comparison. */
type Contender = RealFighter & { fighter: Fighter; text: string };

const pokedex = parsePokedex(JSON.parse(readFileSync('public/pokedex.json', 'utf8')));
const ownMoves: ReadonlySet<string> = new Set(
  Object.keys(moves).map((name) => name.replaceAll('_', '')),
);

const conditionsById = new Map<string, Condition>([
  ...Object.entries(weathers).map(([condition, id]) => [id, condition as Condition] as const),
  ['electricterrain', 'electric_terrain'],
  ['grassyterrain', 'grassy_terrain'],
  ['mistyterrain', 'misty_terrain'],
  ['psychicterrain', 'psychic_terrain'],
  ['gravity', 'gravity'],
]);

/** Fields that a player can choose, each with its first generation. */
const fields: readonly (readonly [since: number, field: RealField])[] = [
  [3, []],
  [3, []],
  [3, ['sunnyday']],
  [3, ['raindance']],
  [4, ['gravity']],
  [6, ['electricterrain']],
  [6, ['grassyterrain', 'raindance']],
  [7, ['psychicterrain']],
  [6, ['mistyterrain', 'sunnyday']],
];

/** Compares every number of the pairs of teams, which are the same for the same seed. */
export function compareTeams(
  generation: SimulatedGeneration,
  seed: number,
  pairs: number,
): TeamComparison {
  Teams.setGeneratorFactory(TeamGenerators);
  const dice = diceOf(seed + generation);
  const differences: TeamDifference[] = [];
  let count = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const [us, them] = [enterTeam(generation, dice), enterTeam(generation, dice)];
    const [, field] = dice.one(fields.filter(([since]) => since <= generation));
    for (const [attackers, targets] of [
      [us, them],
      [them, us],
    ] as const) {
      for (const attacker of attackers) {
        for (const target of targets) {
          const result = compareDuel(generation, attacker, target, field);
          if (result !== undefined) count++;
          if (result) differences.push(result);
        }
      }
    }
  }
  return { count, differences };
}

/** A random team, and its fighters as a player gets them from its text. */
function enterTeam(generation: SimulatedGeneration, { below, one }: Dice): Contender[] {
  const seed = [1, 2, 3, 4].map(() => below(65_536));
  const generated = Teams.generate(`gen${generation}randombattle`, {
    seed: seed.join() as `${number},${string}`,
  });
  const megaIndex = below(generated.length);
  const sets = generated.map((set, index) => ({
    ...evolve(generation, set, index === megaIndex),
    name: '',
    moves: set.moves.map((move) => Dex.moves.get(move).name),
  }));
  const teraIndex = generation === 9 ? one([undefined, below(sets.length)]) : undefined;
  const world = engineGenerations[generation];
  const settings = { generation: world, typeCount: 2 } as const;
  return sets.map((set, index) => {
    const text = Teams.export([set]).trim();
    const { teams, unreadableLines } = readShowdown(text, pokedex, world);
    const read = teams[0]?.members[0];
    if (!read || unreadableLines.length > 0) throw new Error(`Not read:\n${text}`);
    const { pokemon, hasOtherAbility, set: _, ...rest } = read;
    const member = {
      ...{ ...emptyMember, ...rest, pokemon: pokemon.id, types: typingOf(pokemon, generation) },
      ability: rest.ability ?? (hasOtherAbility ? ('none' as const) : undefined),
      isTerastallized: index === teraIndex,
    };
    const fighter = createFighter(settings, member, pokemon);
    return { set, text, fighter, isTerastallized: index === teraIndex };
  });
}

function typingOf(pokemon: Pokemon, generation: SimulatedGeneration) {
  return typingIn(engineGenerations[generation], pokemon);
}

/** The set as a mega if it holds the stone for one. */
function evolve(generation: SimulatedGeneration, set: PokemonSet, canEvolve: boolean): PokemonSet {
  const dex = Dex.forGen(generation);
  const { megaStone } = dex.items.get(set.item);
  const mega = dex.species.get(Object.values(megaStone ?? {})[0] ?? '');
  if (!canEvolve || !mega.exists) return set;
  return { ...set, species: mega.name, ability: mega.abilities[0] };
}

/** The difference of a duel's number; null if there is none, undefined without a damaging move. */
function compareDuel(
  generation: SimulatedGeneration,
  attacker: Contender,
  target: Contender,
  field: RealField,
): TeamDifference | null | undefined {
  const hits = hitWithAll(generation, attacker, target, field, ownMoves);
  if (hits.numbers.size === 0) return undefined;
  const ours = numberOf(generation, attacker, target, hits.field);
  if (agrees(ours, hits)) return null;
  const text = [
    `${ours} instead of ${maxOf(hits)} (${[...hits.numbers].map((entry) => entry.join(' ')).join(', ')})`,
    `  on the field: ${hits.field.join(' ') || 'nothing'}`,
    ...[attacker, target].map(
      (each) => `  ${each.text.replaceAll('\n', ' | ')}${each.isTerastallized ? ' (Tera)' : ''}`,
    ),
  ].join('\n');
  return { names: explain(generation, attacker, target, field), text };
}

/** Our number for the attacker's best attack on the target. */
function numberOf(
  generation: SimulatedGeneration,
  attacker: Contender,
  target: Contender,
  field: RealField,
): number {
  const conditions = field.flatMap((id) => conditionsById.get(id) ?? []);
  const isAbilityTriggered = field.includes('sandstorm') && attacker.set.ability === 'Sand Force';
  const [[duel]] = duels([{ ...attacker.fighter, isAbilityTriggered }], [target.fighter], {
    world: worldIn(engineGenerations[generation]),
    conditions,
  }) as [[ReturnType<typeof duels>[number][number]]];
  return damageOf(duel.deals.high);
}

function maxOf({ numbers }: RealHits): number {
  return Math.max(...numbers.values());
}

function agrees(ours: number, hits: RealHits): boolean {
  return Math.abs(ours - maxOf(hits)) <= 1e-3 * (1 + ours);
}

/** The effects that are left out and without which the numbers agree. */
function explain(
  generation: SimulatedGeneration,
  attacker: Contender,
  target: Contender,
  field: RealField,
): string[] {
  const dex = Dex.forGen(generation);
  const isLeftOut = (name: string) => leftOutIds.has(dex.toID(name));
  const withoutEffects = (contender: Contender): Contender => {
    const { ability, item } = contender.set;
    return {
      ...contender,
      set: {
        ...contender.set,
        ability: isLeftOut(ability) ? 'No Ability' : ability,
        item: isLeftOut(item) ? '' : item,
      },
    };
  };
  const names = [attacker, target]
    .flatMap(({ set }) => [set.ability, set.item])
    .filter((name) => name && isLeftOut(name));
  const [plainAttacker, plainTarget] = [withoutEffects(attacker), withoutEffects(target)];
  const hits = hitWithAll(generation, plainAttacker, plainTarget, field, ownMoves);
  if (names.length > 0 && agrees(numberOf(generation, attacker, target, hits.field), hits)) {
    return names;
  }
  return [...hits.numbers.keys()].filter(isLeftOut);
}
