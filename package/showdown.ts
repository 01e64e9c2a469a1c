import type { Fighter } from '#engine/fighter.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import type { Attack } from '#engine/situation.ts';
import { memberFromShowdown } from '#picks/showdownMember.ts';
import { createSide } from '#picks/side.ts';
import { isSupported, toAttack } from '#picks/supportedStrikes.ts';
import { getMemberAttacks } from '#picks/teamAttacks.ts';
import { megasIn } from '#picks/unknownMegas.ts';
import { addMoveNames, addMoves } from '#pokedex/moveFiles/addMoves.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { onlyAttackingAbilityIn } from '#pokedex/pokemonAbilities.ts';
import type { ShowdownMember } from '#showdown/team.ts';
import en from '../public/moves/en.json' with { type: 'json' };
import moves from '../public/moves.json' with { type: 'json' };

export { readShowdown } from '#showdown/readTeam.ts';
export type { ShowdownMember, ShowdownTeam, UnreadableLine } from '#showdown/team.ts';
export { writeShowdown } from '#showdown/writeTeam.ts';

addMoves(moves);
addMoveNames('en', en);

/**
 * The attacks of the member that exist in the generation, as its form, item, types and ability decide them;
 * its own types if no move is known.
 */
export function attacksOf(ruleset: Ruleset, member: ShowdownMember): Attack[] {
  const { pokemon, ability } = member;
  const chosenAttacks = getMemberAttacks(
    { ...member, pokemon: pokemon.id },
    {
      typing: typingIn(ruleset, pokemon),
      // A pasted member is not Terastallized.
      tera: undefined,
      attackingAbility:
        ability === 'none' ? undefined : (ability ?? onlyAttackingAbilityIn(ruleset, pokemon)),
    },
  );
  return chosenAttacks
    .filter(({ strike }) => isSupported(ruleset, strike))
    .map(({ strike, ability: own }) => ({ ...toAttack(strike), abilities: own && [own] }));
}

/**
 * The members of one side as `duels` takes them: an ability that changes no hit is the only possible one, and
 * without known attacks the own types count. For opponents, `pokemonInGame` are the Pokémon of the game: each
 * opponent also has the Mega Evolutions among them that it may have.
 */
export function fightersOf(
  ruleset: Ruleset,
  members: readonly ShowdownMember[],
  pokemonInGame?: Iterable<Pokemon>,
): Fighter[] {
  const inGame = [...(pokemonInGame ?? [])];
  const allPokemon = [...members.map(({ pokemon }) => pokemon), ...inGame];
  return createSide(
    pokemonInGame ? 'them' : 'us',
    members.map((member) => memberFromShowdown(ruleset, member, true)),
    { ruleset, typeCount: 2 },
    megasIn(ruleset, inGame),
    (id) => allPokemon.find((pokemon) => pokemon.id === id),
  ).map(({ fighter }) => fighter);
}
