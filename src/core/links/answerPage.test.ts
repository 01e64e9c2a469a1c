import { expect, it } from 'vitest';
import { type AnswerPagesOption, findAnswerPage } from './answerPage.ts';

it.each<[link: string, language: string, pages: AnswerPagesOption, path: string | undefined]>([
  ['types=ground-dragon', 'en', 'types', 'types/dragon-ground/'],
  ['types=fire', 'de', 'types', 'de/types/fire/'],
  ['pokemon=garchomp&types=dragon-ground', 'ja', 'all', 'ja/pokemon/garchomp/'],
  ['pokemon=garchomp&types=dragon-ground', 'en', 'all', 'pokemon/garchomp/'],
  // A page of its typing would lose the Pokémon.
  ['pokemon=garchomp&types=dragon-ground', 'en', 'types', undefined],
  // Dutch has no names of Pokémon.
  ['pokemon=garchomp&types=dragon-ground', 'nl', 'all', undefined],
  ['types=ground', 'nl', 'all', 'nl/types/ground/'],
  ['pokemon=bulbasaur_charmander&types=grass-fire', 'en', 'all', undefined],
  ['types=fire&tera=water', 'en', 'all', undefined],
  ['types=fire&generation=gen1', 'en', 'all', undefined],
  ['types=fire-water-grass', 'en', 'all', undefined],
  ['types=sound', 'en', 'all', undefined],
  ['types=fire-sound', 'en', 'all', undefined],
  ['', 'en', 'all', undefined],
  ['types=fire', 'en', 'none', undefined],
])('%j in %s with the pages %s has the page %s', (link, language, pages, path) => {
  expect(findAnswerPage(new URLSearchParams(link), language, language !== 'nl', pages)).toBe(path);
});
