import { existsIn, type Ruleset } from '#engine/ruleset.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { allAbilitiesIn } from '#pokedex/pokemonAbilities.ts';
import { showdownId } from '#pokedex/showdownId.ts';
import { translateName } from './foreignNames.ts';
import formItems from './formItems.json' with { type: 'json' };
import { isMegaStone } from './megaStone.ts';
import { toTitleCase } from './name.ts';

const formsByItem: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(formItems));

/**
 * The form that the held item can give the Pokémon, such as Arceus the type of its plate; undefined if it
 * has that form, or if the generation lacks it.
 */
export function findHeldForm(
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
  pokemon: Pokemon,
  item: string,
): Pokemon | undefined {
  const ids = formsByItem.get(showdownId(item)) ?? [];
  const forms = pokedex.filter(({ id, number }) => number === pokemon.number && ids.includes(id));
  // A female Meowstic becomes the female Mega Meowstic.
  const [ownForm, ...others] = forms.filter(({ id }) => id.startsWith(`${pokemon.id}-`));
  const form = others.length === 0 && ownForm ? ownForm : forms[0];
  return form && form !== pokemon && existsIn(ruleset, form.generation) ? form : undefined;
}

/**
 * The name of the Pokémon's held item in Showdown's language, which may be its Mega Stone; one that is
 * English or unknown stays as it is.
 */
export function translateItem(
  pokedex: readonly Pokemon[],
  { number }: Pokemon,
  item: string,
): string {
  if (formsByItem.has(showdownId(item))) return item;
  const mega = pokedex.find((form) => form.number === number && isMegaStone(item, form));
  const [stone] = [...formsByItem].find(([, forms]) => mega && forms.includes(mega.id)) ?? [];
  return stone ? formatStone(stone) : translateName('items', item);
}

/** Formats the id of a Mega Stone: charizarditex is Charizardite X. */
function formatStone(id: string): string {
  return toTitleCase(id.replace(/(?<=ite)[xyz]$/, '_$&'));
}

/** Whether the form waits for the player, as Mega Evolution and Ultra Burst do; any other is there at once. */
export function isOffered({ id, tags }: Pokemon): boolean {
  return Boolean(tags?.includes('mega')) || id === 'necrozma-ultra';
}

/** Whether the Pokémon can have the ability of Showdown's name. */
export function canHave(ruleset: Ruleset, pokemon: Pokemon, ability: string): boolean {
  const abilities = allAbilitiesIn(ruleset, pokemon);
  return abilities.some((each) => showdownId(each) === showdownId(ability));
}
