import { useMemo } from 'react';
import type { ChosenDefender } from '#choices/defender.ts';
import { formatTeam, type Member, memberUnder, parseTeam, type TeamChoice } from '#choices/team.ts';
import { useChoice } from '#choices/useChoice.ts';
import { existsIn, supports } from '#engine/generation.ts';
import type { OfficialAttackingType } from '#engine/type.ts';
import { useText } from '#i18n/text.ts';
import { displayName } from '#pokedex/name.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { corrected, type Pokemon, traitsIn } from '#pokedex/pokemon.ts';
import { readSettings, useSettings } from '#preferences/settings.ts';
import { useNames } from '#widgets/names.ts';

const notation = { parse: parseTeam, format: formatTeam };

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
  const settings = useSettings();
  const { generation } = settings;
  const { state, pokedex, searchables } = useSearchables(generation);
  const { choice, ignored, change } = useChoice('team', notation, readSettings);

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

  function resolve(member: Member, choice: TeamChoice): TeamMember {
    const known = find(member.pokemon);
    const traits = known && traitsIn(generation, known);
    const defender = memberUnder(settings, member, choice, traits);
    const pokemon = known && existsIn(generation, known.generation) ? known : undefined;
    const tera = supports(generation, 'tera') ? member.tera : undefined;
    return { member, tera, pokemon, defender, name: nameOf(member, known) };
  }

  /** The member as it was meant, as far as the Pokédex is here to tell. */
  function meant(member: Member): Member {
    return pokedex ? corrected(member, find(member.pokemon)) : member;
  }

  const isWrong = choice.members.some((member) => meant(member) !== member);

  return {
    settings,
    choice,
    /** Changes the team of this moment. */
    choose: (next: (choice: TeamChoice) => TeamChoice) =>
      change((choice) => {
        const changed = next(choice);
        // Another table of the same team is no change of it.
        const { members, terastallized, inverse } = changed;
        const isSame =
          members === choice.members &&
          terastallized === choice.terastallized &&
          inverse === choice.inverse;
        if (!isSame) onChange();
        return changed;
      }),
    resolve: (member: Member) => resolve(member, choice),
    find,
    all: choice.members.map((member) => resolve(member, choice)),
    pokedex: state,
    searchables,
    /** The team without what the link said wrong. */
    withoutIgnored: (choice: TeamChoice) => ({
      ...choice,
      members: choice.members.map(meant),
    }),
    ignored: isWrong ? [...ignored, 'member' as const] : ignored,
  };
}

export type Team = ReturnType<typeof useTeam>;
