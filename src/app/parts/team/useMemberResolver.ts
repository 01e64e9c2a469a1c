import { useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import type { AttackingType } from '#core/charts/type.ts';
import type { ChosenDefender } from '#core/links/defense.ts';
import { type Member, parseReadMember, supportedMember } from '#core/links/team.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { shortName } from '#core/pokedex/names/shortName.ts';
import { correctTypes, type Pokemon } from '#core/pokedex/pokemon.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import { existsIn, gameOf, supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** A member with its Pokémon and defender under the settings, and its display name. */
export type ResolvedMember = {
  /** What the player has picked for it. */
  state: Member;
  /** The Tera type if the generation supports it, also while the member is not Terastallized. */
  tera: AttackingType | undefined;
  pokemon: Pokemon | undefined;
  /** Whether the chosen game has the Pokémon; true without a game and without a Pokémon. */
  isInGame: boolean;
  /** The form that its pasted item offers, such as a Mega Evolution; undefined if the game lacks it. */
  itemForm: Pokemon | undefined;
  defender: ChosenDefender;
  /** The nickname, the Pokémon or the types; '' for an empty member. */
  name: string;
  /** The same for narrow places. */
  shortName: string;
};

/**
 * Returns functions that resolve members under the settings; unchanged members resolve to the same
 * objects.
 */
export function useMemberResolver(settings: Settings, inverse: boolean) {
  const { namesLanguage } = useTranslation();
  const { typingName } = useNames();
  const { ruleset } = settings;
  const {
    state: pokedexState,
    pokedex,
    findPokemon,
    searchables,
    listedSearchables,
  } = usePokedex(settings);

  const pokemonNotInGame = useMemo(
    () => new Set(searchables.filter(({ isInGame }) => !isInGame).map(({ pokemon }) => pokemon)),
    [searchables],
  );

  const resolve = useMemo(() => {
    const resolvedMembers = new WeakMap<Member, ResolvedMember>();

    function findItemForm({ set, pokemon }: Member): Pokemon | undefined {
      const form = findPokemon(set?.itemForm);
      if (!set || !form) return undefined;
      const isPossible = existsIn(ruleset, form.generation) && !pokemonNotInGame.has(form);
      const isMember = pokemon === form.id || pokemon === parseReadMember(set).pokemon;
      return isPossible && isMember ? form : undefined;
    }

    // A Pokémon of a later generation is not among those that can be searched.
    const isInGame = (pokemon: Pokemon) =>
      !pokemonNotInGame.has(pokemon) && (!gameOf(ruleset) || existsIn(ruleset, pokemon.generation));

    function resolveMember(member: Member): ResolvedMember {
      const pokemon = findPokemon(member.pokemon);
      const traits = pokemon && traitsIn(ruleset, pokemon);
      return {
        state: member,
        tera: supports(ruleset, 'tera') ? member.tera : undefined,
        pokemon: pokemon && existsIn(ruleset, pokemon.generation) ? pokemon : undefined,
        isInGame: !pokemon || isInGame(pokemon),
        itemForm: findItemForm(member),
        defender: supportedMember(settings, member, { inverse }, traits),
        name:
          member.nickname ??
          (pokemon ? displayName(namesLanguage, pokemon) : typingName(member.types)),
        shortName:
          member.nickname ??
          (pokemon ? shortName(namesLanguage, pokemon, pokedex) : typingName(member.types)),
      };
    }

    return (member: Member): ResolvedMember => {
      const resolvedMember = resolvedMembers.get(member) ?? resolveMember(member);
      resolvedMembers.set(member, resolvedMember);
      return resolvedMember;
    };
  }, [
    findPokemon,
    pokedex,
    pokemonNotInGame,
    ruleset,
    settings,
    inverse,
    namesLanguage,
    typingName,
  ]);

  return useMemo(
    () => ({
      settings,
      resolve,
      findPokemon,
      pokedexState,
      pokedex,
      searchables,
      listedSearchables,
      /** Removes an unknown Pokémon or corrects its types, once the Pokédex has loaded. */
      correct: <Each extends Member>(member: Each): Each =>
        pokedex ? correctTypes(member, findPokemon(member.pokemon)) : member,
    }),
    [settings, resolve, findPokemon, pokedexState, searchables, listedSearchables, pokedex],
  );
}

/** The part of the state that the screens of teams share. */
export type MemberResolver = ReturnType<typeof useMemberResolver>;
