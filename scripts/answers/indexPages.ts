import type { Typing } from '#core/charts/type.ts';
import { types } from '#core/charts/type.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { cardFile } from '../build/shareTags.ts';
import type { Page } from './page.ts';
import { writeSection, writeTypeLink, writeTypingLinks } from './parts.ts';
import { escapeHtml, type PageTexts } from './texts.ts';

/** What the pages with lists have in common: no answer and no table. */
function makeListPage(
  { t }: PageTexts,
  page: Pick<Page, 'path' | 'heading' | 'name' | 'appPath' | 'sections'> & { answer: string },
): Page {
  return {
    ...{ ...page, typing: [], summary: '', description: page.answer, chips: '', table: '' },
    ...{ siteName: t('shell.title'), parents: [], card: cardFile },
  };
}

/** The page with links to all types and typings. */
export function makeTypesPage(typings: readonly Typing[], texts: PageTexts): Page {
  const { t } = texts;
  const links = types.map((type) => `<li>${writeTypeLink(type, texts, '')}`);
  const pairs = typings.filter(({ length }) => length > 1);
  return makeListPage(texts, {
    ...{ path: 'types/', heading: t('answers.typesIndex'), name: t('defense.types') },
    answer: t('chart.description'),
    appPath: 'offense/chart/',
    sections: [
      writeSection(t('defense.types'), `<ul class="chips">${links.join('')}</ul>`, true),
      writeSection(t('offense.pairs.title'), writeTypingLinks(pairs, texts, ''), true),
    ],
  });
}

/** The page with links to all Pokémon that have a page in the language. */
export function makePokedexPage(pokedex: readonly Pokemon[], texts: PageTexts): Page {
  const { t, language } = texts;
  const links = pokedex.map(
    (pokemon) => `<li><a href="${pokemon.id}/">${escapeHtml(displayName(language, pokemon))}</a>`,
  );
  return makeListPage(texts, {
    ...{ path: 'pokemon/', heading: t('answers.pokemonIndex'), name: 'Pokémon' },
    answer: t('defense.description'),
    appPath: 'defense/',
    sections: [`<section class="wide"><ul>${links.join('\n')}</ul></section>`],
  });
}
