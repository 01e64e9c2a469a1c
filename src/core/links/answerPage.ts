import { type Typing, types } from '#core/charts/type.ts';

/*
 * The addresses of the pages with answers, which `scripts/answers` writes into a build and which chats show as a
 * picture. All are relative to the address of the site.
 */

/** Which pages a build has: none, those of types, or those of Pokémon, too. */
export const answerPagesOptions = ['none', 'types', 'all'] as const;
export type AnswerPagesOption = (typeof answerPagesOptions)[number];

/** The name of a typing in addresses: its types in the order of the alphabet, "dragon-ground". */
export function slugOf(typing: Typing): string {
  return typing.toSorted().join('-');
}

/** The path of the page of a typing. */
export function typingPath(slug: string): string {
  return `types/${slug}/`;
}

/** The path of the page of a Pokémon. */
export function pokemonPath(id: string): string {
  return `pokemon/${id}/`;
}

/** The path of a page in a language; English has none of its own. */
export function pathIn(language: string, path: string): string {
  return language === 'en' ? path : `${language}/${path}`;
}

/**
 * The path of the page that has the same answer as a link of Defense; undefined if there is none. `hasNames` is
 * whether the Pokémon have names in the language.
 */
export function findAnswerPage(
  link: URLSearchParams,
  language: string,
  hasNames: boolean,
  pages: AnswerPagesOption,
): string | undefined {
  const { pokemon, types: typingText = '', ...others } = Object.fromEntries(link);
  const typing = typingText.split('-').flatMap((text) => types.find((type) => type === text) ?? []);
  const isTyping = typing.join('-') === typingText && [1, 2].includes(typing.length);
  if (pages === 'none' || !isTyping || Object.keys(others).length > 0) return undefined;
  if (pokemon === undefined) return pathIn(language, typingPath(slugOf(typing)));
  // Fusions and Pokémon of own games have none.
  const hasPage = pages === 'all' && hasNames && /^[a-z0-9-]+$/.test(pokemon);
  return hasPage ? pathIn(language, pokemonPath(pokemon)) : undefined;
}
