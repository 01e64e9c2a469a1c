import { beforeAll, describe, expect, it } from 'vitest';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { csvWords } from '#tests/names.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { openList } from './openList.ts';

beforeAll(loadMovesFromDisk);

const words = { ...csvWords, columns: { ...csvWords.columns, name: ['Name', 'Pokémon'] } };

/** The names and types of the entries, and the problems with their rows. */
async function open(...lines: string[]) {
  const { entries, problems, hasPokedexTypes } = await openList(
    lines.join('\n'),
    words,
    pokedex,
    'default',
  );
  return {
    entries: entries.map(({ name, typing }) => `${name}: ${typing.join('-')}`),
    problems: problems.map(({ row, kind, excerpt }) => `${row} ${kind} ${excerpt}`.trim()),
    hasPokedexTypes,
  };
}

// Regressions
describe('a list without types', () => {
  it('has those of the Pokédex, and names the rows that it lacks', async () => {
    expect(
      await open('pokemon,usage_pct', 'Venusaur,11', 'Ninetales-Alola,3', 'Knakrack,1', 'Foomon,1'),
    ).toEqual({
      entries: ['Venusaur: grass-poison', 'Ninetales-Alola: ice-fairy', 'Knakrack: dragon-ground'],
      problems: ['5 notInPokedex Foomon'],
      hasPokedexTypes: true,
    });
  });

  it('has the abilities and numbers of the Pokédex, and keeps its other columns', async () => {
    const { entries } = await openList('name,rank\nChimecho,7', words, pokedex, 'default');
    expect(entries).toEqual([
      {
        ...{ number: '358', name: 'Chimecho', typing: ['psychic'] },
        ...{ abilities: ['levitate'], hasOther: false, others: { rank: '7' } },
      },
    ]);
  });

  it('has the types of the game in use', async () => {
    const { entries } = await openList('name,rank\nClefairy,7', words, pokedex, 'emerald');
    expect(entries[0]?.typing).toEqual(['normal']);
  });

  it.each([
    ['of unknown names', ['name,rank', 'Foomon,1', 'Barmon,2']],
    ['without a header', ['Venusaur,11', 'Garchomp,3']],
    ['of teams', ['team,pokemon1,pokemon2', 'A,Mew,Eevee', 'B,Jynx,Onix']],
  ])('is refused if it is one %s', async (_, lines) => {
    const { entries, problems } = await open(...lines);
    expect([entries, problems]).toEqual([[], [`1 noColumns ${lines[0]!.replaceAll(',', ', ')}`]]);
  });
});

describe('the column of the names', () => {
  it.each([
    ['mega_name,type1,type2', 'Mega Venusaur,grass,poison'],
    ['species,type1,type2', 'Mega Venusaur,grass,poison'],
    ['base_pokemon,mega_name,type1,type2', 'Venusaur,Mega Venusaur,grass,poison'],
  ])('of %s is found by its names', async (header, row) => {
    expect(await open(header, row)).toMatchObject({
      entries: ['Mega Venusaur: grass-poison'],
      problems: [],
    });
  });

  it('is the one with the most Pokémon', async () => {
    const { entries } = await open(
      'mega_name,base_name,type1,type2',
      'Mega Charizard X,Charizard,fire,dragon',
      'Mega Charizard Y,Charizard,fire,flying',
    );
    expect(entries).toEqual(['Mega Charizard X: fire-dragon', 'Mega Charizard Y: fire-flying']);
  });
});

describe('a list of moves', () => {
  it('is refused', async () => {
    expect(
      await open(
        'name,type,category',
        'Accelerock,rock,Physical',
        'Acid Armor,poison,Status',
        'Psychic,psychic,Special',
      ),
    ).toMatchObject({ entries: [], problems: ['0 moves Accelerock'] });
  });

  it('is none with names that the Pokédex and the games lack', async () => {
    const { entries } = await open('name,type', 'Foomon,rock', 'Barmon,poison', 'Surf,water');
    expect(entries).toHaveLength(3);
  });
});
