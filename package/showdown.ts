import type { Fighter } from '#core/answers/fighter.ts';
import type { ShowdownMember } from '#core/formats/showdown/team.ts';
import type { Attack } from '#core/hit/situation.ts';
import { memberFromShowdown } from '#core/picks/showdownMember.ts';
import { createSide } from '#core/picks/side.ts';
import { isSupported, toAttack } from '#core/picks/supportedStrikes.ts';
import { getMemberAttacks } from '#core/picks/teamAttacks.ts';
import { megasIn } from '#core/picks/unknownMegas.ts';
import { addMoveNames, addMoves } from '#core/pokedex/moveFiles/addMoves.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { onlyAttackingAbilityIn } from '#core/pokedex/traits.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import en from '../public/moves/en.json' with { type: 'json' };
import moves from '../public/moves.json' with { type: 'json' };

export { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
export type { ShowdownMember, ShowdownTeam, UnreadableLine } from '#core/formats/showdown/team.ts';
export { writeShowdown } from '#core/formats/showdown/write/writeTeam.ts';

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
