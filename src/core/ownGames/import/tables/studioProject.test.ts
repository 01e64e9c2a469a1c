import { expect, it } from 'vitest';
import { createImportedGame } from '#core/ownGames/import/importedGame.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';

const file = (name: string, value: unknown) => ({ name, text: JSON.stringify(value) });
const form = (number: number, type1: string, type2 = '__undef__') => ({
  ...{ form: number, type1, type2, abilities: ['pressure', '__undef__', 'justified'] },
  moveSet: [{ klass: 'LevelLearnableMove', level: 1, move: 'leer' }],
});
const specie = (id: number, dbSymbol: string, ...forms: unknown[]) =>
  file(`${dbSymbol}.json`, { klass: 'Specie', id, dbSymbol, forms });
const member = (name: string, level: unknown, setup: unknown = []) => ({
  ...{ specie: name, form: 0, expandPokemonSetup: setup },
  levelSetup: { kind: 'fixed', level },
});
const trainer = (id: number, ai: number, party: unknown, others = {}) =>
  file(`trainer_${id}.json`, {
    ...{ klass: 'TrainerBattleSetup', id, dbSymbol: `trainer_${id}`, vsType: 1, ai, party },
    ...others,
  });

const read = (...files: { name: string; text: string }[]) =>
  readOwnGame(files, { base: 'default' });

it('Pokémon of Pokémon Studio have their types, and forms their numbers', () => {
  const { pokemon, formats } = read(
    specie(359, 'absol', form(0, 'ghost'), form(30, 'ghost', 'fairy')),
    specie(122, 'mr_mime', form(0, 'psychic', 'fairy'), form(1, 'ice', 'psychic')),
  );
  expect(formats).toEqual(['studioPokemon']);
  const abilities = { abilities: ['pressure', 'justified'], slots: '0H' };
  expect(pokemon).toEqual([
    { name: 'Mr Mime', types: ['psychic', 'fairy'], ...abilities },
    { name: 'Mr Mime (1)', types: ['ice', 'psychic'], ...abilities },
    { name: 'Absol', types: ['ghost'], ...abilities },
    { name: 'Absol-Mega', types: ['ghost', 'fairy'], ...abilities },
  ]);
  const source = read(
    specie(359, 'absol', form(0, 'ghost'), form(30, 'ghost', 'fairy')),
    specie(6, 'charizard', form(0, 'fire'), form(30, 'ice'), form(31, 'dark')),
  );
  const { ownGame } = createImportedGame(source, {}, pokedex, undefined);
  expect(ownGame?.pokemon.map(({ id }) => id)).toEqual([
    ...['charizard', 'charizard-mega-x', 'charizard-mega-y', 'absol', 'absol-mega'],
  ]);
});

it('trainers of Pokémon Studio are opponents, and those who play like leaders the story', () => {
  const setup = [
    { type: 'evs', value: { hp: 1 } },
    { type: 'itemHeld', value: 'focus_sash' },
    { type: 'ability', value: 'levitate' },
    { type: 'moves', value: ['sticky_web', '__undef__', 'x_scissor'] },
  ];
  const { bosses, warnings } = read(
    trainer(10, 6, [member('ariados', 31, setup), member('onix', { maximumLevel: 9 })]),
    trainer(2, 2, [member('abra', 5)], { vsType: 2 }),
    trainer(3, 1, []),
    trainer(4, 7, [{ form: 0 }]),
  );
  expect(bosses).toEqual([
    {
      ...{ name: 'Trainer 2', team: 'Abra\nLevel: 5' },
      ...{ marks: ['double'], isOutsideStory: true },
    },
    {
      name: 'Trainer 10 (Leader)',
      team: 'Ariados @ Focus Sash\nAbility: Levitate\nLevel: 31\n- Sticky Web\n- X Scissor\n\nOnix\nLevel: 9',
    },
  ]);
  expect(warnings.map(({ code, file: name, text }) => [code, name, text])).toEqual([
    ['unknownLine', 'trainer_4.json', 'specie'],
    ['unknownLine', 'trainer_4.json', 'trainer_4'],
    ['baseChart', 'trainer_10.json', 'default'],
  ]);
});

it('types, Pokémon and trainers of one project are one game', () => {
  const type = (id: number, dbSymbol: string, defensiveType: string, factor: number) =>
    file(`${dbSymbol}.json`, {
      ...{ klass: 'Type', id, dbSymbol, color: '#102030' },
      damageTo: [{ defensiveType, factor }],
    });
  const { types, pokemon, bosses } = read(
    type(1, 'sound', 'fire', 2),
    type(2, 'fire', 'sound', 0.5),
    specie(1, 'echo', form(0, 'sound', 'fire')),
    trainer(1, 6, [member('echo', 5)]),
  );
  expect(types.map(({ id }) => id)).toEqual(['sound', 'fire']);
  expect([pokemon, bosses?.length]).toMatchObject([
    [{ name: 'Echo', types: ['sound', 'fire'] }],
    1,
  ]);
});
