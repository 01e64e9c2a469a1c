import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { randomLinks } from '#tests/randomLinks.ts';
import { parseLink } from './parseLink.ts';
import { type Calculator, findCalculator, getCalculatorRow } from './registry.ts';
import { findNoGame } from './settings.ts';
import { correctTypedLink } from './typedLink.ts';

const find = pokemonFinder(pokedex);

/** The link of the app for the one that somebody has typed, and its parts that cannot be read. */
function open(calculator: Calculator, search: string) {
  const params = correctTypedLink(new URLSearchParams(search), find);
  const { state, ignored } = parseLink(calculator, params, findNoGame);
  return [getCalculatorRow(calculator).format(state).toString(), ignored];
}

// Regressions
describe('a link that somebody has typed', () => {
  it.each<[Calculator, string, string, string[]]>([
    ['defense', 'pokemon=Garchomp', 'pokemon=garchomp', []],
    ['defense', 'pokemon=knakrack', 'pokemon=garchomp', []],
    ['defense', 'pokemon=ガブリアス', 'pokemon=garchomp', []],
    ['defense', 'pokemon=Mr. Mime', 'pokemon=mr-mime', []],
    ['defense', 'pokemon=Flabébé', 'pokemon=flabebe', []],
    ['defense', 'pokemon=Nidoran♀', 'pokemon=nidoran-f', []],
    ['defense', 'pokemon=Farfetch’d', 'pokemon=farfetchd', []],
    ['defense', 'pokemon=Type: Null', 'pokemon=type-null', []],
    ['defense', 'pokemon=Zygarde-10%25', 'pokemon=zygarde-10', []],
    ['defense', 'pokemon=Alolan+Raichu', 'pokemon=raichu-alola', []],
    ['defense', 'pokemon=Mega Charizard X', 'pokemon=charizard-mega-x', []],
    ['defense', 'types=dragon,ground', 'types=dragon-ground', []],
    ['defense', 'types=Dragon-Ground', 'types=dragon-ground', []],
    ['defense', 'types=dragon+ground', 'types=dragon-ground', []],
    ['defense', 'types=Dragon / Ground', 'types=dragon-ground', []],
    ['defense', 'types=Dragon,Sound', 'types=dragon', ['types']],
    ['defense', 'pokemon=🔥', '', ['pokemon']],
    ['defense', 'types=fire&tera=Water', 'types=fire&tera=water', []],
    [
      'defense',
      'types=fire&with=Knakrack.Dragon,Ground',
      'types=fire&with=garchomp.dragon-ground',
      [],
    ],
    ['team', 'team=1&member=Knakrack.Dragon,Ground...', 'team=1&member=garchomp.dragon-ground', []],
    [
      'team',
      'team=1&member=mew..Levitate.Fire..Ice,Fire.Mr. Fish',
      'team=1&member=mew...fire..ice-fire.Mr.+Fish',
      ['member'],
    ],
    ['battle', 'battle=1&us=Skarmory&them=Glurak', 'battle=1&us=skarmory&them=charizard', []],
    ['offense', 'attacks=Ice,Fire', 'attacks=ice-fire', []],
    ['offense', 'attacks=ice/Normal.aerilate', 'attacks=ice-normal.aerilate', []],
    [
      'normal',
      'type=Dragon,Ground&resists=Fire&not_weak=Ice',
      'type=dragon-ground&resists=fire&not_weak=ice',
      [],
    ],
    ['chart', 'cell=Fire,Water&types=Fire Water', 'cell=fire-water&types=fire-water', []],
  ])('%s: %s is %s', (calculator, typedSearch, search, ignored) => {
    expect(open(calculator, typedSearch)).toEqual([search, ignored]);
  });

  it.each(languages)('can have the Pokémon of the name that the app displays: %s', (language) => {
    for (const pokemon of pokedex) {
      const params = new URLSearchParams({ pokemon: displayName(language, pokemon) });
      expect(open('defense', `${params}`)).toEqual([`pokemon=${pokemon.id}`, []]);
    }
  });

  it('leaves a link of the app as it is', () => {
    for (const { id } of pokedex) expect(open('defense', `pokemon=${id}`)[0]).toBe(`pokemon=${id}`);
    for (const link of randomLinks(26, 500)) {
      const url = new URL(`https://countertype.example${link}`);
      const calculator = findCalculator(url.pathname);
      if (!calculator) continue;
      const row = getCalculatorRow(calculator);
      const { state } = parseLink(calculator, url.searchParams, findNoGame);
      const search = row.format(state).toString();
      expect(correctTypedLink(new URLSearchParams(search), find).toString()).toBe(search);
    }
  });
});
