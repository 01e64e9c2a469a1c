import { duels } from '#core/answers/battle.ts';
import { type BestTeam, findBestTeam } from '#core/answers/bestTeam.ts';
import type { Fighter } from '#core/answers/fighter.ts';
import { verdictOf } from '#core/answers/verdict.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { Member } from '#core/links/team.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { createSide } from '#core/picks/side.ts';
import { megasIn } from '#core/picks/unknownMegas.ts';
import { pokemonById } from '#core/pokedex/fusion.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** The number of Pokémon in a party. */
const teamSize = 6;

/** A Pokémon of a box that can fight, and whether it is in the party. */
export type BoxCandidate = { member: Member; isPreferred: boolean };

/**
 * The six Pokémon of a box that are best against the teams of the next bosses, on an empty field. The indices of places are
 * those of `candidates`, the indices of opponents those of all teams one after the other.
 */
export function findBoxTeam(
  candidates: readonly BoxCandidate[],
  teams: readonly (readonly Member[])[],
  settings: Settings,
  pokedex: readonly Pokemon[],
  pokemonInGame: readonly Pokemon[],
): BestTeam {
  const findPokemon = pokemonById(settings.ruleset, pokedex);
  const megas = megasIn(settings.ruleset, pokemonInGame);
  const opponents = teams.flatMap((team) =>
    createSide('them', team, settings, megas, findPokemon).map(({ fighter }) => fighter),
  );
  const fighters = candidates.map(({ member }) =>
    createFighter(settings, member, findPokemon(member.pokemon)),
  );
  const field = { world: worldIn(settings.ruleset, false), conditions: [] };
  const canFight = ({ typing }: Fighter) => typing.length > 0;
  /** The indices of those that have types. */
  const fighting = [...fighters.keys()].filter((index) => canFight(fighters[index]!));
  const facing = [...opponents.keys()].filter((index) => canFight(opponents[index]!));
  const grid = duels(
    fighting.map((index) => fighters[index]!),
    facing.map((index) => opponents[index]!),
    field,
  );
  const best = findBestTeam(
    grid.map((row, index) => ({
      verdicts: row.map(verdictOf),
      isPreferred: candidates[fighting[index]!]!.isPreferred,
    })),
    teamSize,
  );
  const toOpponents = (indices: readonly number[]) => indices.map((index) => facing[index]!);
  return {
    ...best,
    unanswered: toOpponents(best.unanswered),
    places: best.places.map((place) => ({
      ...place,
      candidate: fighting[place.candidate]!,
      alone: toOpponents(place.alone),
      shared: toOpponents(place.shared),
      standIn: place.standIn === undefined ? undefined : fighting[place.standIn],
    })),
  };
}
