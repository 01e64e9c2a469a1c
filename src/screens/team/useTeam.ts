import { useMemo } from 'react';
import type { ChosenDefender } from '#calculators/defense.ts';
import { type Member, memberUnder, type TeamState } from '#calculators/team.ts';
import { useCalculator } from '#calculators/useCalculator.ts';
import { existsIn, supports } from '#engine/generation.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { corrected, type Pokemon, traitsIn } from '#pokedex/pokemon.ts';
import { useNames } from '#widgets/names.ts';

/** A member as the player set it up, as it defends, and as it is called. */
export type TeamMember = {
  member: Member;
  /** The type it changes into where the generation knows of that, even while it does not. */
  tera: OfficialAttackingType | undefined;
  pokemon: Pokemon | undefined;
  defender: ChosenDefender;
  name: string;
};

/** What the address bar says of the team, and how to change it. */
export function useTeam(onChange: () => void) {
  const { language } = useText();
  const { typingName } = useNames();
  const { key, state, settings, ignored, update } = useCalculator('team');
  const { generation } = settings;
  const { state: pokedexState, pokedex, searchables } = useSearchables(generation);

  const byId = useMemo(() => new Map(pokedex?.map((each) => [each.id, each])), [pokedex]);

  function find(id: string | undefined): Pokemon | undefined {
    return id === undefined ? undefined : byId.get(id);
  }

  /** How a Pokémon or a bare typing is called; its nickname, if it has one. */
  function nameOf(
    member: Pick<Member, 'nickname' | 'types'>,
    pokemon: Pokemon | undefined,
  ): string {
    if (member.nickname) return member.nickname;
    if (pokemon) return displayName(language, pokemon);
    return typingName(member.types);
  }

  function resolve(member: Member, state: TeamState): TeamMember {
    const known = find(member.pokemon);
    const traits = known && traitsIn(generation, known);
    const defender = memberUnder(settings, member, state, traits);
    const pokemon = known && existsIn(generation, known.generation) ? known : undefined;
    const tera = supports(generation, 'tera') ? member.tera : undefined;
    return { member, tera, pokemon, defender, name: nameOf(member, known) };
  }

  /** The member as it was meant, as far as the Pokédex is here to tell. */
  function meant(member: Member): Member {
    return pokedex ? corrected(member, find(member.pokemon)) : member;
  }

  const isWrong = state.members.some((member) => meant(member) !== member);

  return {
    key,
    settings,
    state,
    /** Changes the team of this moment. */
    choose: (next: (state: TeamState) => TeamState) =>
      update((state) => {
        const changed = next(state);
        // Another table of the same team is no change of it.
        const { members, terastallized, inverse } = changed;
        const isSame =
          members === state.members &&
          terastallized === state.terastallized &&
          inverse === state.inverse;
        if (!isSame) onChange();
        return changed;
      }),
    resolve: (member: Member) => resolve(member, state),
    find,
    all: state.members.map((member) => resolve(member, state)),
    pokedex: pokedexState,
    searchables,
    /** The team without what the link said wrong. */
    withoutIgnored: (state: TeamState) => ({
      ...state,
      members: state.members.map(meant),
    }),
    ignored: isWrong ? [...ignored, 'member' as const] : ignored,
  };
}

export type Team = ReturnType<typeof useTeam>;
