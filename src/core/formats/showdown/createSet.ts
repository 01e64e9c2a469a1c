import { type PokemonSet, Sets } from '@pkmn/sets';
import { isExported } from '#core/formats/showdown/read/setLine.ts';
import { writeFields } from '#core/formats/showdown/write/writeFields.ts';
import { maxSetLength } from '#core/pokedex/names/inputText.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { showdownName } from './name.ts';
import type { SetFields, ShowdownMember } from './team.ts';

/** Adds the pasted lines to the member, as many as fit, if they say more than its fields. */
export function addSet(
  member: ShowdownMember,
  firstLine: string,
  details: readonly { showdownText: string }[],
  itemForm: Pokemon | undefined,
): ShowdownMember {
  let text = firstLine.slice(0, maxSetLength);
  for (const { showdownText } of details) {
    const longerText = `${text}\n${showdownText}`;
    if (isExported(showdownText) && longerText.length <= maxSetLength) text = longerText;
  }
  return text === writeFields(member).join('\n')
    ? member
    : { ...member, set: { text, readAs: getSetFields(member), itemForm: itemForm?.id } };
}

/** Returns the fields of the member that its lines can contradict. */
export function getSetFields(member: ShowdownMember): SetFields {
  const { pokemon, nickname, ability, secondAbility, tera, item, attacks } = member;
  return { pokemonId: pokemon.id, nickname, ability, secondAbility, tera, item, attacks };
}

/** The first line of a set, which was read as `pasted`, with the names of the Pokémon and its item as Showdown knows them. */
export function toShowdownName(
  line: string,
  { species = '', item = '' }: Partial<PokemonSet>,
  set: Partial<PokemonSet>,
  pokemon: Pokemon,
): string {
  const isKnown = showdownId(species).startsWith(showdownId(pokemon.speciesNames.en ?? ''));
  return isKnown && species === set.species && item === (set.item ?? '')
    ? line
    : formatFirstLine({ ...set, species: showdownName(pokemon) });
}

/** Formats the first line of a set as Showdown does. */
export function formatFirstLine({
  name,
  species,
  gender,
  item,
}: {
  [Field in 'name' | 'species' | 'gender' | 'item']?: string | undefined;
}): string {
  const [line = ''] = Sets.exportSet({ name, species, gender, item } as PokemonSet).split('\n');
  return line.trim();
}
