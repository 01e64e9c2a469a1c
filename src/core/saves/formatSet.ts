import { showdownName, toTitleCase } from '#core/formats/showdown/name.ts';
import { memoizeLatest } from '#core/pokedex/memoizeLatest.ts';
import { fold } from '#core/pokedex/names/fold.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { abilitySlotsIn } from '#core/pokedex/pokemonAbilities.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { levelOf } from './growth.ts';
import { abilityOfNumber, itemOfNumber, moveOfNumber } from './names.ts';
import type { SavePokemon } from './save.ts';
import { toKatakana } from './text.ts';

/** The ends of the ids of forms, by the National Dex number and then by the number of the form in a save. */
const formWords: Readonly<Record<string, readonly string[]>> = {
  413: ['', 'sandy', 'trash'],
  479: ['', 'heat', 'wash', 'frost', 'fan', 'mow'],
  487: ['', 'origin'],
  492: ['', 'sky'],
  // In generation 4, 9 is a type that only a cheat can give.
  493: [
    ...['', 'fighting', 'flying', 'poison', 'ground', 'rock', 'bug', 'ghost', 'steel'],
    ...['', 'fire', 'water', 'grass', 'electric', 'psychic', 'ice', 'dragon', 'dark'],
  ],
  641: ['', 'therian'],
  642: ['', 'therian'],
  645: ['', 'therian'],
  646: ['', 'white', 'black'],
};

/** The Pokémon by their ids, and the usual form of each species by its number. */
const indexPokemon = memoizeLatest((pokedex: readonly Pokemon[]) => {
  const byId = new Map(pokedex.map((pokemon) => [pokemon.id, pokemon]));
  const byNumber = new Map<string, Pokemon>();
  for (const pokemon of pokedex)
    if (pokemon.number && !byNumber.has(pokemon.number)) byNumber.set(pokemon.number, pokemon);
  return { byId, byNumber };
});

/** Characters that mean something in the first line of a set. */
const notation = /[@|()=:\r\n]|^-/;

/** Formats a Pokémon of a save as Showdown's text, with its level; undefined if the Pokédex lacks it. */
export function formatSaveSet(
  pokemon: SavePokemon,
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
): string | undefined {
  const { byId, byNumber } = indexPokemon(pokedex);
  const species = byNumber.get(String(pokemon.number));
  if (!species) return undefined;
  const word = formWords[pokemon.number]?.[pokemon.form];
  const form = (word && byId.get(`${species.id}-${word}`)) || species;
  const name = showdownName(form);
  const nickname = isOwnNickname(pokemon.nickname, species) ? pokemon.nickname : '';
  const item = itemOfNumber(pokemon.item);
  const ability =
    pokemon.ability === undefined
      ? abilityOfSlot(pokemon.abilitySlot, form, ruleset)
      : abilityOfNumber(pokemon.ability);
  return [
    (nickname ? `${nickname} (${name})` : name) + (item ? ` @ ${item}` : ''),
    ...(ability ? [`Ability: ${ability}`] : []),
    `Level: ${levelOf(pokemon.number, pokemon.experience)}`,
    ...pokemon.moves.flatMap((move) => moveOfNumber(move) ?? []).map((move) => `- ${move}`),
  ].join('\n');
}

/** The ability of the slot; that of the first one if the species has no other in the generation. */
function abilityOfSlot(
  slot: SavePokemon['abilitySlot'],
  form: Pokemon,
  ruleset: Ruleset,
): string | undefined {
  if (slot === undefined) return undefined;
  const slots = abilitySlotsIn(ruleset, form);
  return toTitleCase(slots[slot] ?? slots[0] ?? '') || undefined;
}

/** Whether the player chose the nickname: until generation 4, a Pokémon without one has the name of its species. */
function isOwnNickname(nickname: string, { speciesNames }: Pokemon): boolean {
  if (nickname === '' || notation.test(nickname)) return false;
  const simplify = (text: string) => toKatakana(fold(text)).replace(/[^\p{L}\p{N}♂♀]/gu, '');
  return !Object.values(speciesNames).some((name) => simplify(name ?? '') === simplify(nickname));
}
