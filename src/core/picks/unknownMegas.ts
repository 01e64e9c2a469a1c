import type { BattleMember } from '#core/links/battle.ts';
import { itemFormOf } from '#core/links/memberSet.ts';
import { baseOfMega, groupMegas } from '#core/pokedex/mega.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { picksFromPokemon } from '#core/pokedex/traits.ts';
import { gameOf, type Ruleset } from '#core/rulesets/ruleset.ts';

/** The Mega Evolutions of a game by the id of their base. */
export type MegaTable = ReadonlyMap<string, readonly Pokemon[]>;

/** The Mega Evolutions among the Pokémon of the game; none without a game, because then nobody knows whether they exist. */
export function megasIn(ruleset: Ruleset, pokemonInGame: readonly Pokemon[]): MegaTable {
  return gameOf(ruleset) ? groupMegas(pokemonInGame) : new Map();
}

/** The Mega Evolutions that the member can have: all of its base, or only that of its stone. */
export function megasOf(megas: MegaTable, member: BattleMember): readonly Pokemon[] {
  const { pokemon, item } = member;
  if (!pokemon || item) return [];
  const [base] = [...megas].find(([, forms]) => forms.some(({ id }) => id === pokemon)) ?? [
    pokemon,
  ];
  const forms = megas.get(base) ?? [];
  const itemForm = itemFormOf(member);
  return itemForm ? forms.filter(({ id }) => id === itemForm) : forms;
}

/**
 * The Mega Evolutions that the opponent may have without the player knowing; none if the player has told, or
 * if one of its side has one: a side has at most one.
 */
export function unknownMegasOf(
  megas: MegaTable,
  side: readonly BattleMember[],
  member: BattleMember,
  findPokemon: (id: string | undefined) => Pokemon | undefined,
): readonly Pokemon[] {
  const hasMega = side.some(({ pokemon: id }) => {
    const pokemon = findPokemon(id);
    return pokemon && baseOfMega(pokemon) !== undefined;
  });
  return hasMega || member.hasNoMega ? [] : megasOf(megas, member);
}

/** The member as the form; a form has its own ability. */
export function changeForm(
  ruleset: Ruleset,
  { hasNoMega, isAbilityTriggered, ...member }: BattleMember,
  form: Pokemon,
): BattleMember {
  return { ...member, ...picksFromPokemon(ruleset, form) };
}

/** The member with the next answer to "Which Mega Evolution?": each of them, none, and not known again. */
export function tellNextMega(
  ruleset: Ruleset,
  megas: MegaTable,
  member: BattleMember,
  findPokemon: (id: string | undefined) => Pokemon | undefined,
): BattleMember {
  if (member.hasNoMega) {
    const { hasNoMega, ...unknown } = member;
    return unknown;
  }
  const forms = megasOf(megas, member);
  const next = forms[forms.findIndex(({ id }) => id === member.pokemon) + 1];
  if (next) return changeForm(ruleset, member, next);
  const mega = findPokemon(member.pokemon);
  const base = findPokemon(mega && baseOfMega(mega));
  return base ? { ...changeForm(ruleset, member, base), hasNoMega: true } : member;
}
