import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { csvColumns } from '#core/formats/csv/columns.ts';
import { readList, writeList } from '#core/formats/csv/listText.ts';
import { standardList } from '#core/pokedex/list.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { exactNameFinder } from '#core/pokedex/pokemonFinder.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { csvWords, simulatorNames } from '#tests/names.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readMembers } from '#tests/readMembers.ts';

const read = (names: readonly string[]) => readMembers(names.join('\n'));

describe('the import of a team', () => {
  it('reads every name and alias of the simulator', () => {
    const members = read(simulatorNames.map(({ name }) => name));
    expect(
      members.map(({ pokemon }, index) => [
        simulatorNames[index]?.name,
        pokemon.number,
        pokemon.types.join(),
      ]),
    ).toEqual(
      simulatorNames.map(({ name, species: { num, types } }) => [
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
  const headers = Object.fromEntries(csvColumns.map((column) => [column, column])) as never;

  it.each(languages)('has every name that the app displays: %s', (language) => {
    const list = standardList('default', searchablesIn('default', pokedex), language);
    const text = writeList(
      list,
      headers,
      (type) => type,
      (ability) => ability,
    );
    const { entries, problems } = readList(text, csvWords);
    expect(problems).toEqual([]);
    expect(entries.map(({ name }) => findExact(name)?.id)).toEqual(pokedex.map(({ id }) => id));
  });
});
