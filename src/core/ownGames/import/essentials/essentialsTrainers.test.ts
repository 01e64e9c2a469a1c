import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGameFile, parseGameJson } from '#core/ownGames/file/gameFile.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { toOwnGame } from '#core/ownGames/import/toOwnGame.ts';
import { warningsOf } from '#tests/ownGame/facts.ts';

const types = '[WATER]\nName = Water\nWeaknesses = FIRE\n[FIRE]\nName = Fire\n';
const trainers = `#-------------------------------
[LEADER_Brock,Brock]
LoseText = "Very good."
Pokemon = GEODUDE,12
    Moves = DEFENSECURL,ROCKTHROW
    AbilityIndex = 1
Pokemon = ONIX,14
    Name = Rocky
    Item = SITRUSBERRY
    Ability = STURDY
    Moves = ROCKTOMB
#-------------------------------
[CAMPER,Liam]
Pokemon = SANDSHREW,10
#-------------------------------
[RIVAL1,Blue,2]
Pokemon = EEVEE,9
`;

const read = (text: string) =>
  readOwnGame([
    { name: 'types.txt', text: types },
    { name: 'trainers.txt', text },
  ]);
const choices = { name: 'Mine', base: 'default', findPokemon: () => undefined } as const;

describe('trainers.txt', () => {
  it('gives an own game its leaders and rivals, with their teams', () => {
    const game = read(trainers);
    expect(game.bosses).toEqual([
      {
        name: 'Brock (Leader)',
        team:
          'Geodude\nLevel: 12\n- Defensecurl\n- Rockthrow\n\n' +
          'Onix @ Sitrusberry\nLevel: 14\nAbility: Sturdy\n- Rocktomb',
      },
      { name: 'Blue (Rival1 2)', team: 'Eevee\nLevel: 9' },
    ]);
    expect(game.formats).toContain('essentialsTrainers');
  });

  it('keeps them in the file of the game', () => {
    const { bosses, ...source } = read(trainers);
    const game = toOwnGame(source, { ...choices, bosses });
    expect(parseGameJson(JSON.parse(formatGameFile(game)))).toEqual(game);
    expect(game.bosses).toEqual(bosses);
  });

  it('keeps the starter for which a boss has its team', () => {
    const bosses = [{ name: 'Blue', team: 'Squirtle', starter: 'fire' as const }];
    const game = toOwnGame(read(trainers), { ...choices, bosses });
    expect(parseGameJson(JSON.parse(formatGameFile(game)))?.bosses).toEqual(bosses);
  });

  it('reports what it cannot read by line', () => {
    const long = `[LEADER,${'x'.repeat(100)}]\nPokemon = ONIX,14\n[LEADER,Misty]\nLoseText = no\n[CAMPER,A]\nPokemon = MEW,1\n`;
    expect(warningsOf(read(long))).toHaveLength(2);
    expect(read(long).warnings.map(({ line }) => line)).toEqual([1, 3]);
    expect(read(long).bosses).toBeUndefined();
  });

  it('before version 19 has lines for type, name, number and each Pokémon', () => {
    const game = read(`#-------------------
CAMPER
Liam
2
GEODUDE,11
GEODUDE,11
#-------------------
LEADER_Brock
Brock,0
2,FULLRESTORE,FULLRESTORE
GEODUDE,12,,DEFENSECURL,HEADSMASH,ROCKPOLISH,ROCKTHROW,0,M,,,,20
ONIX, 14, SITRUSBERRY,HEADSMASH,,,,0,M,,shiny,,20,,Rocky,,19 # his best
RIVAL1
Blue,2
1
EEVEE,9`);
    expect(game.bosses).toEqual([
      {
        name: 'Brock (Leader)',
        team:
          'Geodude\nLevel: 12\n- Defensecurl\n- Headsmash\n- Rockpolish\n- Rockthrow\n\n' +
          'Onix @ Sitrusberry\nLevel: 14\n- Headsmash',
      },
      { name: 'Blue (Rival1 2)', team: 'Eevee\nLevel: 9' },
    ]);
    expect(warningsOf(game)).toEqual(warningsOf(read(trainers)));
  });

  it('before version 19 is read on after a wrong number, which is reported by line', () => {
    const game = read(
      'LEADER_A\nA\n3\nMEW,5\nLEADER_B\nB\n1\nONIX,14\nABRA,9\n???\nLEADER_C\nC\n1\nMEW,7\nLEADER_D\nD\n1\nMEW,7\nLEADER_E',
    );
    expect(game.bosses?.map(({ name }) => name)).toEqual([
      ...['A (Leader)', 'B (Leader)', 'C (Leader)', 'D (Leader)'],
    ]);
    expect(game.warnings.map(({ line }) => line)).toEqual([3, 9, 10, 19]);
  });

  it.each(['[LEADER,N#]\nPokemon = ONIX,14\n', 'LEADER\nN#\n1\nONIX,14\n'])(
    'has at most 2,000 bosses: %j',
    (block) => {
      const many = Array.from({ length: 2100 }, (_, n) => block.replace('#', String(n)));
      expect(read(many.join('')).bosses).toHaveLength(2000);
    },
  );

  it('throws nothing but an ImportError, whatever is in the file', () => {
    const part = fc.constantFrom(
      ...['[LEADER,', ']', '\n', 'Pokemon = ', 'Moves=', ',', 'ONIX', '__proto__', '\u202e', '🔥'],
      ...['Item =', '=', '"', '[', '- x', 'Ability = constructor', '|||||||||||', '===', ' '],
      ...[
        'LEADER',
        'A',
        '1',
        '99999999999999999999',
        'MEW,5',
        '#',
        '\nRIVAL\nB\n2\nMEW,7,,,,X',
        '-1',
      ],
    );
    const starts = fc.constantFrom('[LEADER,A]\nPokemon = MEW\n', 'LEADER\nA\n1\nMEW,5\n');
    fc.assert(
      fc.property(starts, fc.array(part, { maxLength: 60 }), (start, parts) => {
        try {
          for (const { name, team } of read(start + parts.join('')).bosses ?? [])
            expect(name.length <= 60 && team.length <= 4000).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ImportError);
        }
      }),
    );
  });
});

it.each([
  [{}],
  ['x'],
  [[{ name: 'A' }]],
  [[{ name: '', team: 'Mew' }]],
  [[{ name: 'A', team: 'x'.repeat(5000) }]],
  [[{ name: 'A', team: 'Mew', starter: 'ice' }]],
  [[{ name: 'A', team: 'Mew', starter: ['fire'] }]],
])('a file with the bosses %j is no game', (bosses) => {
  const file = JSON.parse(formatGameFile(toOwnGame(read(trainers), choices)));
  expect(parseGameJson({ ...file, bosses })).toBeUndefined();
});
