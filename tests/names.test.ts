import { describe, expect, it } from 'vitest';
import { languages } from '#app/i18n/languages.ts';
import { types } from '#core/charts/type.ts';
import { readList } from '#core/formats/csv/listText.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { exactNameFinder, pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { search } from '#core/pokedex/search/search.ts';
import { searchablesIn } from '#core/pokedex/searchable.ts';
import { pokemonFinder as packageFinder } from '../package/pokedex.ts';
import { runProgram } from '../scripts/package/program.ts';
import { csvWords, simulatorNames } from './names.ts';
import { pokedex } from './pokedexOnDisk.ts';
import { runCommand } from './runCommand.ts';

/*
 * Every name through every door of the app: it is the right Pokémon or none, never another one. The right ones are
 * those of the simulator; a form that it has and the Pokédex lacks has the same species and types.
 */

const searchables = searchablesIn('default', pokedex);
const typeWords = new Map(types.map((type) => [type, [type]]));
const findExact = exactNameFinder(pokedex);

const doors = {
  picker: (name: string, language = 'en') =>
    search(name, searchables, { language, types: typeWords })[0],
  import: (name: string) => readShowdown(name, pokedex, 'default').teams[0]?.members[0]?.pokemon,
  'CSV list': (name: string) => {
    const text = `name,type1\n"${name.replaceAll('"', '""')}",fire`;
    const [entry] = readList(text, csvWords).entries;
    return entry && findExact(entry.name);
  },
  package: packageFinder(pokedex),
} satisfies Record<string, (name: string, language?: string) => Pokemon | undefined>;

/** The search of the picker takes much longer than the other doors. */
const pickerStep = process.env.FULL ? 4 : 16;

describe.each(Object.entries(doors))('%s', (door, find) => {
  const step = door === 'picker' ? pickerStep : 1;

  it('has the right Pokémon or none for the names and aliases of the simulator', () => {
    const wrongNames = simulatorNames
      .filter((_, index) => index % step === 0)
      .flatMap(({ name, species }) => {
        const match = find(name);
        const isRight =
          match?.number === `${species.num}` &&
          match.types.join() === species.types.join().toLowerCase();
        return match && !isRight ? [`${name}: ${match.id}`] : [];
      });
    expect(wrongNames).toEqual([]);
  });

  it.each(languages)('has the Pokémon of the name that the app displays: %s', (language) => {
    const wrongNames = pokedex
      .filter((_, index) => index % step === 0)
      .flatMap((pokemon) => {
        const name = displayName(language, pokemon);
        const match = find(name, language);
        return match === pokemon ? [] : [`${name}: ${match?.id}`];
      });
    expect(wrongNames).toEqual([]);
  });
});

describe('the program', () => {
  /** Each run reads the Pokédex again. */
  const programStep = process.env.FULL ? 50 : 1000;

  it('has the right Pokémon or none for names of the simulator and the app', async () => {
    const names = [
      ...simulatorNames.map(({ name }) => name),
      ...languages.flatMap((language) => pokedex.map((each) => displayName(language, each))),
    ].filter((_, index) => index % programStep === 0);
    for (const name of names) {
      const { status, stdout } = await runCommand(() => runProgram(['normal', name], '1.0.0'));
      const expected = pokemonFinder(pokedex)(name);
      const text = expected ? `Normal on ${displayName('en', expected)}` : '';
      expect([name, status, stdout.startsWith(text)]).toEqual([name, expected ? 0 : 2, true]);
    }
  });
});
