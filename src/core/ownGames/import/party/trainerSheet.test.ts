import { expect, it } from 'vitest';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { isTrainerSheet } from './trainerSheet.ts';

const read = (text: string) => {
  const { bosses, warnings, formats } = readOwnGame([{ name: 'a', text }], { base: 'default' });
  const lines = warnings.map(({ code, line, text: part }) => [code, line, part]);
  return { bosses, lines, formats };
};

it('a sheet with bars is the story of a game, with a team for each starter', () => {
  const { bosses, lines, formats } = read(`# Rivals
--r1|Gary||/pictures/gary
abra|12|psychic,rest|synchronize
onix|12|bind|sturdy||grass
mew|13|cut||oran-berry|fire

# Gym leaders
--1|Bo|rock|/pictures/bo
geodude|9|tackle|rock-head
`);
  expect(formats).toEqual(['trainerSheet']);
  const abra = 'abra\nAbility: synchronize\nLevel: 12\n- psychic\n- rest';
  expect(bosses).toEqual([
    {
      ...{ name: 'Gary', starter: 'grass' },
      team: `${abra}\n\nonix\nAbility: sturdy\nLevel: 12\n- bind`,
    },
    {
      ...{ name: 'Gary', starter: 'fire' },
      team: `${abra}\n\nmew @ oran-berry\nLevel: 13\n- cut`,
    },
    { name: 'Bo', team: 'geodude\nAbility: rock-head\nLevel: 9\n- tackle' },
  ]);
  expect(lines).toEqual([['baseChart', undefined, 'default']]);
});

it('a sheet with slashes has a trainer below each line with a name', () => {
  const { bosses, lines } = read(`== Leader Bo ==
Gengar (Lv. 45) @ Black Sludge / Levitate / Shadow Ball, Hypnosis

Onix (Lv. 44) / Sturdy / Bind
Route 3
- Leader Jo:
Abra (Lv. 9) / Synchronize / Psychic
`);
  expect(bosses).toEqual([
    {
      name: 'Leader Bo',
      team: 'Gengar @ Black Sludge\nAbility: Levitate\nLevel: 45\n- Shadow Ball\n- Hypnosis\n\nOnix\nAbility: Sturdy\nLevel: 44\n- Bind',
    },
    { name: 'Leader Jo', team: 'Abra\nAbility: Synchronize\nLevel: 9\n- Psychic' },
  ]);
  expect(lines).toEqual([
    ['unknownLine', 5, 'Route 3'],
    ['baseChart', undefined, 'default'],
  ]);
});

it('a table with bars is no sheet', () => {
  expect(isTrainerSheet('type|fire|water|x\nfire|1|2|0\nwater||2|1\nx|2|1|0\n')).toBe(false);
});

it('one team is no sheet of trainers', () => {
  expect(isTrainerSheet('Bo\nonix|9|bind|sturdy\nmew|9|cut|synchronize\n')).toBe(false);
});
