import { TeamGenerators } from '@pkmn/randoms';
import { Dex, type PokemonSet, Teams } from '@pkmn/sim';
import type { Fighter } from '#core/answers/fighter.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { memberFromShowdown } from '#core/picks/showdownMember.ts';
import type { Dice } from './dice.ts';
import { loadMovesFromDisk } from './loadMoves.ts';
import { pokedex } from './pokedexOnDisk.ts';
import type { RealFighter } from './realHit.ts';
import { engineGenerations, type SimulatedGeneration } from './situation.ts';

loadMovesFromDisk();
Teams.setGeneratorFactory(TeamGenerators);

/** A member of a team on both sides of the comparison. */
export type Contender = RealFighter & { fighter: Fighter; text: string };

/** A random team, and its fighters as a player gets them from its text. */
export function enterTeam(generation: SimulatedGeneration, { below, one }: Dice): Contender[] {
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
  return sets.map((set, index) => enterSet(generation, set, index === teraIndex));
}

/** The set on both sides of the comparison. */
export function enterSet(
  generation: SimulatedGeneration,
  set: PokemonSet,
  isTerastallized = false,
): Contender {
  const world = engineGenerations[generation];
  const text = Teams.export([set]).trim();
  const { teams, unreadableLines } = readShowdown(text, pokedex, world);
  const read = teams[0]?.members[0];
  if (!read || unreadableLines.length > 0) throw new Error(`Not read:\n${text}`);
  const member = { ...memberFromShowdown(world, read, true), isTerastallized };
  const fighter = createFighter({ ruleset: world, typeCount: 2 }, member, read.pokemon);
  return { set, text, fighter, isTerastallized };
}

/** The set as a mega if it holds the stone for one, and Zacian with its sword, as it enters a battle. */
function evolve(generation: SimulatedGeneration, set: PokemonSet, canEvolve: boolean): PokemonSet {
  if (set.item.startsWith('Rusted')) return { ...set, species: `${set.species}-Crowned` };
  const dex = Dex.forGen(generation);
  const { megaStone } = dex.items.get(set.item);
  const mega = dex.species.get(Object.values(megaStone ?? {})[0] ?? '');
  if (!canEvolve || !mega.exists) return set;
  return { ...set, species: mega.name, ability: mega.abilities[0] };
}
