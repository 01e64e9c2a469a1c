import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxBoxPokemon } from './box.ts';
import { readCsvSets } from './csvSets.ts';

const read = (text: string) => readCsvSets(text, ['Name', 'ポケモン']);

it('a table becomes sets with their lines, marks and all that the rows have', () => {
  const table = [
    'Nickname,Species,Level,Ability,Held Item,Move 1,Move2,Status',
    'Lampe,Lanturn,40,Volt Absorb,Leftovers,Surf,Discharge,In party',
    '',
    '"Mo\nMo",Bidoof,,,,,,Dead (Roark)',
    'Nobody,,,,,,,',
  ];
  expect(read(table.join('\r\n'))).toEqual([
    {
      line: 2,
      text: 'Lampe, Lanturn, 40, Volt Absorb, Leftovers, Surf, Discharge, In party',
      set: 'Lampe (Lanturn) @ Leftovers\nAbility: Volt Absorb\nLevel: 40\n- Surf\n- Discharge',
      mark: 'team',
    },
    { line: 4, text: 'Mo Mo, Bidoof, Dead (Roark)', set: 'Mo Mo (Bidoof)', mark: 'fainted' },
    { line: 6, text: 'Nobody', set: undefined, mark: 'box' },
  ]);
});

it.each([
  ['Name;Level\nAbra;5', 'Abra\nLevel: 5'],
  ['sep=;\nName;Level\nAbra;5', 'Abra\nLevel: 5'],
  ['\ufeffPOKÉMON\tMoves\nAbra\tTeleport / Thunder Punch', 'Abra\n- Teleport\n- Thunder Punch'],
  ['ポケモン,Name\nAbra,Abby', 'Abra'],
  ['Name,Pokemon\nAbby,Abra', 'Abby (Abra)'],
  ['Pokemon\nAbra', 'Abra'],
  ['Pokemon,Tera Type\nAbra,Steel', 'Abra\nTera Type: Steel'],
])('%j', (text, set) => expect(read(text)?.[0]?.set).toBe(set));

it.each(['Abra\nMew', 'Abra @ Leftovers\nAbility: Synchronize', 'Level,Moves\n5,Surf', ''])(
  '%j is no table of Pokémon',
  (text) => expect(read(text)).toBeUndefined(),
);

it.each([
  ['Dead', 'fainted'],
  ['fainted', 'fainted'],
  ['Party', 'team'],
  ['Team', 'team'],
  ['Boxed', 'box'],
  ['', 'box'],
])('the status %j is %j', (status, mark) => {
  expect(read(`Pokemon,Status,Level\nAbra,${status},5`)?.[0]?.mark).toBe(mark);
});

it('a quote without an end spoils only what is in it', () => {
  expect(read('Pokemon,Level\nAbra,5\n"Mew,6\nEevee,7')).toMatchObject([
    { line: 2, set: 'Abra\nLevel: 5' },
    { line: 3, set: undefined },
  ]);
});

it('any text is read, and more rows than a box can have are not', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(`Pokemon,Level\n${text}`)));
  expect(read(`Pokemon\n${'Abra\n'.repeat(5000)}`)).toHaveLength(maxBoxPokemon + 1);
});
