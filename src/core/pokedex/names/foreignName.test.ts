import { describe, expect, it } from 'vitest';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { foreignName } from './foreignName.ts';

const beautifly: Pokemon = {
  id: 'beautifly',
  number: '267',
  speciesNames: { en: 'Beautifly', de: 'Papinella', fr: 'Charmillon', ja: 'アゲハント' },
  formNames: {},
  types: ['bug', 'flying'],
  abilities: [],
  generation: 3,
};

describe('foreignName', () => {
  it.each([
    ['a French name in English', 'charmi', 'en', { language: 'fr', name: 'Charmillon' }],
    ['hiragana in German', 'あげは', 'de', { language: 'ja', name: 'アゲハント' }],
    ['nothing if the displayed name matches', 'beauti', 'en', undefined],
    ["nothing if the name in the player's language matches", 'papi', 'de', undefined],
    ['the English name in German', 'beauti', 'de', { language: 'en', name: 'Beautifly' }],
    ['nothing for a type', 'bug', 'en', undefined],
    ['nothing for a number', '267', 'en', undefined],
    ['nothing for an empty query', '', 'en', undefined],
  ])('%s', (_, query, language, name) => {
    expect(foreignName(query, beautifly, language)).toEqual(name);
  });
});
