import { toTitleCase } from '#core/formats/showdown/name.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { existsIn, gameOf, generationNumber, type Ruleset } from '#core/rulesets/ruleset.ts';
import { translateName } from './foreignNames.ts';
import formItems from './formItems.json' with { type: 'json' };
import { isMegaStone } from './megaStone.ts';

type FormItem = {
  /** The ids of the forms. */
  forms: readonly string[];
  /** The first generation of the item, if a form is older. */
  since?: number;
  /** The last generation in which the item gives the form. */
  until?: number;
};

const itemsById: ReadonlyMap<string, FormItem> = new Map(Object.entries(formItems));

const itemForms: ReadonlySet<string> = new Set(
  Object.values(formItems).flatMap(({ forms }) => forms),
);

const formsByNumber = memoizeLatest((pokedex: readonly Pokemon[]) => {
  const forms = new Map<string | undefined, Pokemon[]>();
  for (const pokemon of pokedex)
    forms.set(pokemon.number, [...(forms.get(pokemon.number) ?? []), pokemon]);
  return forms;
});

/** All forms of the species of the Pokémon. */
function formsOf(pokedex: readonly Pokemon[], { number }: Pokemon): readonly Pokemon[] {
  return formsByNumber(pokedex).get(number) ?? [];
}

/**
 * The form that the held item can give the Pokémon, such as Arceus the type of its plate; undefined if it
 * has that form, or if the generation lacks it. The stated ability decides if the era has a later generation in which
 * the item does not give the form.
 */
export function findHeldForm(
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
  pokemon: Pokemon,
  item: string,
  ability = '',
): Pokemon | undefined {
  const {
    forms: ids = [],
    since = 1,
    until = Number.POSITIVE_INFINITY,
  } = itemsById.get(showdownId(item)) ?? {};
  const isOver = generationNumber(ruleset) > until;
  if (ids.length === 0 || !existsIn(ruleset, since) || (isOver && gameOf(ruleset)))
    return undefined;
  const forms = formsOf(pokedex, pokemon).filter(({ id }) => ids.includes(id));
  // A female Meowstic becomes the female Mega Meowstic.
  const [ownForm, ...others] = forms.filter(({ id }) => id.startsWith(`${pokemon.id}-`));
  const form = others.length === 0 && ownForm ? ownForm : forms[0];
  if (!form || form === pokemon || !existsIn(ruleset, form.generation)) return undefined;
  const hasOtherAbility = canHave(ruleset, pokemon, ability) && !canHave(ruleset, form, ability);
  return isOver && hasOtherAbility ? undefined : form;
}

/**
 * The name of the Pokémon's held item in Showdown's language, which may be its Mega Stone; one that is
 * English or unknown stays as it is.
 */
export function translateItem(pokedex: readonly Pokemon[], pokemon: Pokemon, item: string): string {
  if (itemsById.has(showdownId(item))) return item;
  const mega = formsOf(pokedex, pokemon).find((form) => isMegaStone(item, form));
  const [stone] = (mega && [...itemsById].find(([, { forms }]) => forms.includes(mega.id))) ?? [];
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

/**
 * Whether the form that an item or a Mega Evolution gives lacks the ability, which is that of another form of the
 * species; a set has the ability that its Pokémon has before. An ability of no form is kept: hackmons have any.
 */
export function hasAbilityOfOtherForm(
  ruleset: Ruleset,
  pokedex: readonly Pokemon[],
  form: Pokemon,
  ability: string,
): boolean {
  const isChanged = itemForms.has(form.id) || isOffered(form);
  if (!isChanged || canHave(ruleset, form, ability)) return false;
  return formsOf(pokedex, form).some(({ abilities, pastAbilities = [] }) =>
    [abilities, ...pastAbilities.map(([, past]) => past)].some((each) => has(each, ability)),
  );
}

/** Whether the Pokémon can have the ability of Showdown's name. */
export function canHave(ruleset: Ruleset, pokemon: Pokemon, ability: string): boolean {
  return has(allAbilitiesIn(ruleset, pokemon), ability);
}

function has(abilities: readonly string[], name: string): boolean {
  return abilities.some((each) => showdownId(each) === showdownId(name));
}
