import { useMemo } from 'react';
import type { ChosenDefender } from '#calculators/defense.ts';
import type { Entry } from '#calculators/entries.ts';
import { type Member, memberUnder, type TeamState } from '#calculators/team.ts';
import type { Update } from '#calculators/useCalculator.ts';
import { existsIn, supports } from '#engine/generation.ts';
import { worldIn } from '#engine/situation.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { corrected, type Pokemon, traitsIn } from '#pokedex/pokemon.ts';
import { useNames } from '#widgets/names.ts';

/** A member as the player set it up, as it defends, and as it is called. */
export type TeamMember = {
  member: Member;
  /** The type it changes into where the generation supports that, even while it does not. */
  tera: OfficialAttackingType | undefined;
  pokemon: Pokemon | undefined;
  defender: ChosenDefender;
  /** Its nickname, its Pokémon or its types; '' for a member that is still empty. */
  name: string;
};

/** What an entry of the team screen comes to; the same objects for the same entry and members. */
export function useTeam(
  { state, settings }: Pick<Entry<'team'>, 'state' | 'settings'>,
  update: Update<TeamState>,
) {
  const { language } = useText();
  const { typingName } = useNames();
  const { generation } = settings;
  const { members, terastallized, inverse } = state;
  const { state: pokedexState, pokedex, searchables } = useSearchables(generation);

  const find = useMemo(() => {
    const byId = new Map(pokedex?.map((each) => [each.id, each]));
    return (id: string | undefined) => (id === undefined ? undefined : byId.get(id));
  }, [pokedex]);

  const resolve = useMemo(() => {
    const resolved = new WeakMap<Member, TeamMember>();

    function resolveAnew(member: Member): TeamMember {
      const known = find(member.pokemon);
      const traits = known && traitsIn(generation, known);
      return {
        member,
        tera: supports(generation, 'tera') ? member.tera : undefined,
        pokemon: known && existsIn(generation, known.generation) ? known : undefined,
        defender: memberUnder(settings, member, { inverse, terastallized }, traits),
        name: member.nickname ?? (known ? displayName(language, known) : typingName(member.types)),
      };
    }

    return (member: Member): TeamMember => {
      const answer = resolved.get(member) ?? resolveAnew(member);
      resolved.set(member, answer);
      return answer;
    };
  }, [find, generation, settings, inverse, terastallized, language, typingName]);

  return useMemo(() => {
    const all = members.map(resolve);
    const isInverse = supports(generation, 'inverse') && inverse;
    /** The member with a Pokémon that exists and the types it has, once the Pokédex is there. */
    const meant = (member: Member) => (pokedex ? corrected(member, find(member.pokemon)) : member);
    return {
      settings,
      state,
      update,
      resolve,
      find,
      all,
      /** Those that have types. */
      chosen: all.filter(({ defender }) => defender.typing.length > 0),
      isInverse,
      world: worldIn(generation, isInverse),
      pokedex: pokedexState,
      searchables,
      /** Whether a member of the link is not as the Pokédex has it. */
      isWrong: members.some((member) => meant(member) !== member),
      /** The team without what of the link was wrong. */
      withoutIgnored: (state: TeamState) => ({ ...state, members: state.members.map(meant) }),
    };
  }, [
    members,
    resolve,
    generation,
    inverse,
    settings,
    state,
    update,
    find,
    pokedex,
    pokedexState,
    searchables,
  ]);
}

export type Team = ReturnType<typeof useTeam>;
