import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { readList, writeList } from '#csv/listText.ts';
import type { CsvVocabulary } from '#csv/vocabulary.ts';
import { types } from '#engine/type.ts';
import { languages } from '#i18n/languages.ts';
import { standardList } from '#pokedex/list.ts';
import { displayName } from '#pokedex/name.ts';
import { exactNameFinder } from '#pokedex/pokemonFinder.ts';
import { searchablesIn } from '#pokedex/searchable.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readMembers } from '#tests/readMembers.ts';

const read = (names: readonly string[]) => readMembers(names.join('\n'));

describe('the import of a team', () => {
  it('reads every name and alias of the simulator', () => {
    const names = [...Dex.species.all().map(({ name }) => name), ...Dex.loadAliases().keys()]
      .map((name) => ({ name, species: Dex.species.get(name) }))
      .filter(({ species }) => species.exists && species.num > 0)
      .filter(({ species }) => !/CAP|Custom/.test(`${species.isNonstandard}`))
      // Mélo is the French name of Cleffa.
      .filter(({ name }) => name !== 'melo');
    const members = read(names.map(({ name }) => name));
    expect(
      members.map(({ pokemon }, index) => [
        names[index]?.name,
        pokemon.number,
        pokemon.types.join(),
      ]),
    ).toEqual(
      names.map(({ name, species: { num, types } }) => [
        name,
        `${num}`,
        types.join().toLowerCase(),
      ]),
    );
  });

  it.each(languages)('reads every name that the app displays: %s', (language) => {
    const members = read(pokedex.map((pokemon) => displayName(language, pokemon)));
    expect(members.map(({ pokemon, nickname }) => [pokemon.id, nickname])).toEqual(
      pokedex.map(({ id }) => [id, undefined]),
    );
  });
});

describe('the CSV list of an own game', () => {
  const findExact = exactNameFinder(pokedex);
  const columns = ['number', 'name', 'type1', 'type2', 'type3', 'abilities'] as const;
  const words: CsvVocabulary = {
    columns: Object.fromEntries(columns.map((column) => [column, [column]])) as never,
    types: Object.fromEntries(types.map((type) => [type, [type]])) as never,
    abilities: {},
  };
  const headers = Object.fromEntries(columns.map((column) => [column, column])) as never;

  it.each(languages)('has every name that the app displays: %s', (language) => {
    const list = standardList('default', searchablesIn('default', pokedex), language);
    const text = writeList(
      list,
      headers,
      (type) => type,
      (ability) => ability,
    );
    const { entries, problems } = readList(text, words);
    expect(problems).toEqual([]);
    expect(entries.map(({ name }) => findExact(name)?.id)).toEqual(pokedex.map(({ id }) => id));
  });
});
