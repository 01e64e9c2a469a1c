import { useMemo } from 'react';
import type { ChosenDefender } from '#calculators/defense.ts';
import type { Entry } from '#calculators/entries.ts';
import { type Member, supportedMember, type TeamState } from '#calculators/team.ts';
import type { Update } from '#calculators/useCalculator.ts';
import { existsIn, supports } from '#engine/generation.ts';
import { worldIn } from '#engine/situation.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { displayName } from '#pokedex/name.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { correctTypes, type Pokemon, traitsIn } from '#pokedex/pokemon.ts';
import { useNames } from '#widgets/names.ts';

/** A member as the player entered it, with its defender and display name. */
export type TeamMember = {
  member: Member;
  /** The Tera type if the generation supports it, also while the member is not Terastallized. */
  tera: OfficialAttackingType | undefined;
  pokemon: Pokemon | undefined;
  /** Whether the chosen game has the Pokémon; true without a game and without a Pokémon. */
  isInGame: boolean;
  defender: ChosenDefender;
  /** The nickname, the Pokémon or the types; '' for an empty member. */
  name: string;
};

/** The resolved team of an entry; keeps object identity while the entry and its members do. */
export function useTeam(
  { state, settings }: Pick<Entry<'team'>, 'state' | 'settings'>,
  update: Update<TeamState>,
) {
  const { language } = useTranslation();
  const { typingName } = useNames();
  const { generation } = settings;
  const { members, inverse } = state;
  const { state: pokedexState, pokedex, searchables, listed } = useSearchables(settings);

  const findPokemon = useMemo(() => {
    const pokemonById = new Map(pokedex?.map((each) => [each.id, each]));
    return (id: string | undefined) => (id === undefined ? undefined : pokemonById.get(id));
  }, [pokedex]);

  const elsewhere = useMemo(
    () => new Set(searchables.filter(({ isInGame }) => !isInGame).map(({ pokemon }) => pokemon)),
    [searchables],
  );

  const resolve = useMemo(() => {
    const resolvedMembers = new WeakMap<Member, TeamMember>();

    function resolveMember(member: Member): TeamMember {
      const pokemon = findPokemon(member.pokemon);
      const traits = pokemon && traitsIn(generation, pokemon);
      return {
        member,
        tera: supports(generation, 'tera') ? member.tera : undefined,
        pokemon: pokemon && existsIn(generation, pokemon.generation) ? pokemon : undefined,
        isInGame: !pokemon || !elsewhere.has(pokemon),
        defender: supportedMember(settings, member, { inverse }, traits),
        name:
          member.nickname ?? (pokemon ? displayName(language, pokemon) : typingName(member.types)),
      };
    }

    return (member: Member): TeamMember => {
      const teamMember = resolvedMembers.get(member) ?? resolveMember(member);
      resolvedMembers.set(member, teamMember);
      return teamMember;
    };
  }, [findPokemon, elsewhere, generation, settings, inverse, language, typingName]);

  return useMemo(() => {
    const teamMembers = members.map(resolve);
    const isInverse = supports(generation, 'inverse') && inverse;
    /** Removes an unknown Pokémon or corrects its types, once the Pokédex has loaded. */
    const correctMember = (member: Member) =>
      pokedex ? correctTypes(member, findPokemon(member.pokemon)) : member;
    return {
      settings,
      state,
      update,
      resolve,
      findPokemon,
      teamMembers,
      /** The members that have types. */
      typedMembers: teamMembers.filter(({ defender }) => defender.typing.length > 0),
      isInverse,
      world: worldIn(generation, isInverse),
      pokedex: pokedexState,
      searchables,
      listed,
      /** Whether a member contradicts the Pokédex. */
      hasWrongMember: members.some((member) => correctMember(member) !== member),
      /** The team with its members corrected by the Pokédex. */
      correctTeam: (state: TeamState) => ({
        ...state,
        members: state.members.map(correctMember),
      }),
    };
  }, [
    members,
    resolve,
    generation,
    inverse,
    settings,
    state,
    update,
    findPokemon,
    pokedex,
    pokedexState,
    searchables,
    listed,
  ]);
}

export type Team = ReturnType<typeof useTeam>;
