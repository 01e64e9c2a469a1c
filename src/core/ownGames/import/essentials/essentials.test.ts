import { describe, expect, it } from 'vitest';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { cellsOf, readerOf, warningsOf } from '#tests/ownGame/facts.ts';

const read = readerOf('.txt');

/** Fire is in all lists of Water; Grass is both weak to and resistant to Water. */
const contradictions: Record<string, string> = {
  'version 18': `[0]\nName=Water\nInternalName=WATER\nWeaknesses=FIRE\nResistances=FIRE\nImmunities=FIRE\n
[1]\nName=Fire\nInternalName=FIRE\n
[2]\nName=Grass\nInternalName=GRASS\nWeaknesses=WATER\nResistances=WATER\n`,
  'version 19': `[0]\nName = Water\nInternalName = WATER\nWeaknesses = FIRE\nResistances = FIRE\nImmunities = FIRE
#---\n[1]\nName = Fire\nInternalName = FIRE\n#---
[2]\nName = Grass\nInternalName = GRASS\nWeaknesses = WATER\nResistances = WATER\n`,
  'version 21': `[WATER]\nName = Water\nWeaknesses = FIRE\nResistances = FIRE\nImmunities = FIRE
[FIRE]\nName = Fire\n[GRASS]\nName = Grass\nWeaknesses = WATER\nResistances = WATER\n`,
};

describe('types.txt', () => {
  it.each([
    ['version 18', ['water>grass 0.5', 'fire>water 0']],
    ['version 19', ['water>grass 2', 'fire>water 2']],
    ['version 21', ['water>grass 2', 'fire>water 2']],
  ])('resolves contradictions as %s does, with warnings', (version, cells) => {
    const game = read(contradictions[version]!);
    expect(cellsOf(game)).toEqual(cells);
    expect(warningsOf(game)).toEqual([
      ...['contradiction FIRE', 'contradiction FIRE', 'contradiction WATER'],
    ]);
  });

  it('has names, colors and any script', () => {
    const game = read(`[FIRE]
Name = Fire
Color = 240,128,48
Weaknesses = QMARKS
[QMARKS]
Name = ???
Color = #A8A878
IsPseudoType = true
[SHADOW]
Name = ???
Color = 300,0,0
Weaknesses = FIRE
[火]
Name = "火属性"
Weaknesses = FIRE
[GHOSTSTEELWATER]
Name = Ghost/Steel/Water
Weaknesses = FIRE`);
    expect(game.types).toEqual([
      { id: 'fire', name: 'Fire', color: '#f08030' },
      { id: 'qmarks', name: '???', color: '#a8a878', isAttackOnly: true },
      { id: 'shadow', name: '???', isDefendOnly: true },
      { id: 'type', name: '火属性', isDefendOnly: true },
      { id: 'ghoststeelwater', name: 'Ghost/Steel/Water', isDefendOnly: true },
    ]);
    expect(warningsOf(game)).toContain('unknownKey 300,0,0');
  });

  it('can have a byte order mark, CRLF, comments, blanks before a section and Latin-1 letters', () => {
    const text = '\ufeff# Comment\r\n  [ FIRE ]\r\nName = Feu\ufffd\r\nWeaknesses = FIRE,\r\n';
    const game = read(text);
    expect(game.types).toEqual([{ id: 'fire', name: 'Feu\ufffd' }]);
    expect(cellsOf(game)).toEqual(['fire>fire 2']);
    expect(game.warnings).toEqual([]);
  });

  it('skips what the engine skips, and reports the lines', () => {
    const game = read('[FIRE]\nWeaknessess = FIRE\nImmunities = FIRE,SOUND,FIRE\nwhat\n');
    expect(cellsOf(game)).toEqual(['fire>fire 0']);
    expect(game.warnings).toEqual([
      { code: 'unknownLine', file: 'file0.txt', line: 4 },
      { code: 'unknownKey', file: 'file0.txt', line: 2, text: 'Weaknessess' },
      { code: 'unknownType', file: 'file0.txt', line: 3, text: 'SOUND' },
      { code: 'repeatedRow', file: 'file0.txt', line: 3, text: 'FIRE' },
    ]);
  });

  it('reports a list that a second one of the section replaces', () => {
    const game = read('[FIRE]\nName=Fire\nWeaknesses=ICE\nWeaknesses=FIRE\n[ICE]\nName=Ice\n');
    expect(cellsOf(game)).toEqual(['fire>fire 2']);
    expect(game.warnings[0]).toEqual({
      ...{ code: 'repeatedRow', file: 'file0.txt', line: 4, text: 'Weaknesses' },
    });
  });

  it('keeps pseudo types with matchups, and leaves out those without', () => {
    const pseudo = '\nIsPseudoType = true';
    const game = read(
      `[FIRE]\nWeaknesses = FIRE\n[MUTANT]${pseudo}\nWeaknesses = FIRE\n[FLEX]${pseudo}\nName = Flex`,
    );
    expect(game.types.map(({ id }) => id)).toEqual(['fire', 'mutant']);
    expect(warningsOf(game)).toEqual(['placeholder Flex', 'defendOnly Mutant']);
  });

  it('keeps a real type without matchups, with a warning', () => {
    const game = read('[FIRE]\nWeaknesses = FIRE\n[FAIRY]\nName = Fairy\n[SOUND]\nName = Sound\n');
    expect(game.types.map(({ id }) => id)).toEqual(['fire', 'fairy', 'sound']);
    expect(warningsOf(game)).toEqual(['noMatchups Fairy', 'noMatchups Sound']);
  });

  it('is not mistaken for other files of Essentials', () => {
    const files = [
      { name: 'types.txt', text: '[FIRE]\nName = Fire\nIconPosition = 1\n' },
      { name: 'ribbons.txt', text: '[A]\nName = A\nIconPosition = 0\nDescription = B\n' },
      { name: 'moves.txt', text: '[A]\nName = A\nType = BUG\nFlags = B\n' },
    ];
    const game = readOwnGame(files);
    expect(game.types.map(({ id }) => id)).toEqual(['fire']);
    expect(warningsOf(game)).toEqual(['unknownFile', 'unknownFile', 'noMatchups Fire']);
  });

  it('is read with types_*.txt beside it', () => {
    const game = read([
      '[FIRE]\nWeaknesses = FIRE\n',
      '[SHADOW]\nIsPseudoType = true\nResistances = SHADOW,FIRE\n',
    ]);
    expect(cellsOf(game)).toEqual(['fire>fire 2', 'fire>shadow 0.5', 'shadow>shadow 0.5']);
  });
});

describe('pokemon.txt and pokemon_forms.txt', () => {
  const types = '[FIRE]\nWeaknesses = WATER\n[WATER]\nName = Water\n[GRASS]\nWeaknesses = FIRE\n';

  it('of version 21 have any number of types, each once', () => {
    const game = read([
      types,
      `[ALPHA]\nName = Alpha\nTypes = FIRE,WATER,FIRE\nBaseStats = 1,1,1,1,1,1
[BETA]\nName = Beta\nTypes = GRASS\nAbilities = OVERGROW,OVERGROW\nHiddenAbilities = STURDY,GUTS
[GAMMA]\nName = Gamma\nTypes = SOUND
[DELTA]\nName = Delta\nTypes = SOUND,FIRE`,
      `[ALPHA,1]\nFormName = Mega Alpha\nTypes = GRASS
[BETA,1]\nFormName = Blue
[BETA,2]\nFormName = Red\nTypes = FIRE\nAbilities = BLAZE
[OMEGA,1]\nFormName = Red`,
    ]);
    expect(game.pokemon).toEqual([
      { name: 'Alpha', types: ['fire', 'water'] },
      { name: 'Beta', types: ['grass'], abilities: ['OVERGROW', 'STURDY'], slots: '0H' },
      { name: 'Delta', types: ['fire'] },
      { name: 'Mega Alpha', types: ['grass'] },
      { name: 'Beta (Blue)', types: ['grass'], abilities: ['OVERGROW', 'STURDY'], slots: '0H' },
      { name: 'Beta (Red)', types: ['fire'], abilities: ['BLAZE'], slots: '0' },
    ]);
    expect(warningsOf(game)).toEqual([
      ...['unknownPokemon OMEGA', 'unknownType SOUND', 'noType Gamma', 'unknownType SOUND'],
    ]);
  });

  it('have forms without a number, which are left out; their Pokémon stay', () => {
    const pokemon = '[ALPHA]\nName = Alpha\nTypes = FIRE,WATER\n';
    const forms =
      '[ALPHA]\nFormName = Snowy\nTypes = GRASS\n[ALPHA,2]\nFormName = Icy\nTypes = WATER\n';
    for (const game of [read([types, pokemon, forms]), read([types, forms, pokemon])]) {
      expect(game.pokemon).toEqual([
        { name: 'Alpha', types: ['fire', 'water'] },
        { name: 'Alpha (Icy)', types: ['water'] },
      ]);
      const [warning] = game.warnings;
      expect(warning).toMatchObject({ code: 'unknownLine', line: 1, text: '[ALPHA]' });
    }
  });

  it('of version 18 have numbers, internal names and two fields of types', () => {
    const game = read([
      '[0]\nName=Fire\nInternalName=FIRE\nWeaknesses=WATER\n[1]\nName=Wasser\nInternalName=WATER\n',
      '[1]\nName=Alpha\nInternalName=ALPHA\nType1=FIRE\nType2=WATER\n',
      '[ALPHA-1]\nFormName=Dry\nType1=FIRE\nType2=FIRE\n',
    ]);
    expect(game.pokemon).toEqual([
      { name: 'Alpha', types: ['fire', 'water'] },
      { name: 'Alpha (Dry)', types: ['fire'] },
    ]);
  });

  it('need a chart, or the chart of a generation', () => {
    const file = { name: 'pokemon.txt', text: '[A]\nName = A\nTypes = DARK\n[B]\nTypes = FAIRY' };
    expect(() => readOwnGame([file])).toThrow('pokemon.txt: The files have Pokémon, but no');
    const game = readOwnGame([file], { base: 'gen2' });
    expect(game.types).toHaveLength(17);
    expect(game.pokemon).toEqual([{ name: 'A', types: ['dark'] }]);
  });

  it('warn of more types than the calculators compute with', () => {
    const game = read([`${types}[ICE]\nName = Ice`, '[A]\nName = A\nTypes = FIRE,WATER,GRASS,ICE']);
    expect(game.pokemon[0]?.types).toHaveLength(4);
    expect(warningsOf(game)).toContain('manyTypes A');
  });
});
