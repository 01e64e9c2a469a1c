import { languages, officialLanguages } from '#app/i18n/languages.ts';
import type { Typing } from '#core/charts/type.ts';
import { pathIn } from '#core/links/answerPage.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { readAllLocales } from '../build/locales.ts';
import { getPokedex } from '../cli/pokemon.ts';
import type { createFacts } from './facts.ts';
import { makePokedexPage, makeTypesPage } from './indexPages.ts';
import { type Page, type Site, writePage } from './page.ts';
import { makePokemonPage } from './pokemonPage.ts';
import { createTexts, hasName } from './texts.ts';
import { makeTypingPage } from './typingPage.ts';

export type PageOptions = {
  hasPokemonPages: boolean;
  /** The typings that get pages. */
  typings: readonly Typing[];
  /** The Pokémon that get pages, if Pokémon do: all by default. */
  pokedex?: readonly Pokemon[] | undefined;
};

/** Lists the answer pages of all languages: the address below the root, and the HTML. */
export function* listPages(
  { hasPokemonPages, typings, pokedex = getPokedex() }: PageOptions,
  { findTyping, findPokemon }: ReturnType<typeof createFacts>,
  site: Site,
): Generator<{ language: string; path: string; html: string }> {
  const locales = readAllLocales();
  const typingFacts = typings.map(findTyping);
  const pokemonFacts = hasPokemonPages ? pokedex.map(findPokemon) : [];
  const pagedPokemon = new Set(pokemonFacts.map(({ pokemon }) => pokemon));
  for (const language of languages) {
    const texts = createTexts(language, locales);
    const format = (page: Page, pageLanguages: readonly string[]) => ({
      ...{ language, path: pathIn(language, page.path) },
      html: writePage(page, texts, pageLanguages, site),
    });
    const hasPage = (pokemon: Pokemon) => pagedPokemon.has(pokemon) && hasPageIn(language, pokemon);
    yield format(makeTypesPage(typings, texts), languages);
    for (const facts of typingFacts) yield format(makeTypingPage(facts, texts, hasPage), languages);
    const named = pokemonFacts.filter(({ pokemon }) => hasPage(pokemon));
    if (named.length === 0) continue;
    const list = named.map(({ pokemon }) => pokemon);
    yield format(makePokedexPage(list, texts), officialLanguages);
    for (const facts of named)
      yield format(
        makePokemonPage(facts, texts, hasPage),
        officialLanguages.filter((tag) => hasPageIn(tag, facts.pokemon)),
      );
  }
}

/** Whether the Pokémon can have a page in the language: only with an official name. */
function hasPageIn(language: string, pokemon: Pokemon): boolean {
  return officialLanguages.some((each) => each === language) && hasName(language, pokemon);
}
