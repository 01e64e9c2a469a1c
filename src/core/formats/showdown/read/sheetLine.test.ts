import { expect, it } from 'vitest';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { readShowdown } from './readTeam.ts';
import { unpackSheetLine } from './sheetLine.ts';

loadMovesFromDisk();

const read = (text: string) => {
  const { teams, unreadableLines } = readShowdown(text, pokedex, 'default');
  const members = teams.flatMap((team) => team.members);
  return {
    members: members.map(({ pokemon, attacks }) => [pokemon.id, attacks.length]),
    lines: unreadableLines.map(({ line }) => line),
  };
};

// Regressions
it('a line of a sheet with slashes is a Pokémon', () => {
  const text = `Gengar (Lv. 45) @ Black Sludge / Levitate / Shadow Ball, Giga Drain, Thunder, Hypnosis
Magmar (Lv. 44) @ None / Flame Body / Flamethrower, Will-O-Wisp, Focus Blast, Psychic
Onix (Level 12) / Sturdy / Rock Tomb`;
  expect(read(text).members).toEqual([
    ['gengar', 3],
    ['magmar', 3],
    ['onix', 1],
  ]);
  expect(read(text).lines).toEqual([]);
});

it('a line of a sheet with bars is a Pokémon', () => {
  const text = 'zubat|15|bite,leech-life,toxic|inner-focus\nmr-mime|16|psychic|filter\n';
  expect(read(text).members).toEqual([
    ['zubat', 2],
    ['mr-mime', 1],
  ]);
  expect(read(text).lines).toEqual([]);
});

it('a line with bars can have an item and a starter', () => {
  expect(unpackSheetLine('banette|49|toxic|insomnia|sitrus-berry|')).toEqual([
    ...['', 'banette @ sitrus-berry', 'Ability: insomnia', 'Level: 49', '- toxic'],
  ]);
  expect(unpackSheetLine('torchic|5|growl|blaze||grass')).toEqual([
    ...['', 'torchic', 'Ability: blaze', 'Level: 5', '- growl'],
  ]);
});

it('becomes a set with its item, ability, level and moves', () => {
  expect(unpackSheetLine('Gengar (Lv. 45) @ Black Sludge / Levitate / Lick, Curse')).toEqual([
    ...['', 'Gengar @ Black Sludge', 'Ability: Levitate', 'Level: 45', '- Lick', '- Curse'],
  ]);
  expect(unpackSheetLine('zubat|15||-')).toEqual(['', 'zubat', 'Level: 15']);
});

it.each([
  'Gengar',
  'Gengar / Onix / Mew',
  'Mew (Lv. 5)',
  'Pika (Pikachu) @ Light Ball',
  'Nick|pikachu|lightball|static|thunder|||||||',
  `A (Lv. 1) / B / ${'x'.repeat(300)}`,
])('is not "%s"', (line) => {
  expect(unpackSheetLine(line)).toBeUndefined();
});
