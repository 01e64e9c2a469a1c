import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Game } from '#engine/game.ts';
import { eraOf } from '#engine/generation.ts';
import { answer } from './ask.ts';

/** The parsed answer to a question, or to a line that is not one. */
function ask(question: unknown): Record<string, unknown> {
  return JSON.parse(answer(typeof question === 'string' ? question : JSON.stringify(question)));
}

function run(input: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run/runTs.mjs', 'scripts/cli/ask.ts', ...args],
    {
      input,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  );
  return { status, stdout, stderr };
}

/** The lines that the command prints for the input. */
function runLines(input: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = run(input, args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').slice(0, -1);
}

const charizard = { attack: { type: 'rock' }, defender: { typing: ['fire', 'flying'] } };
const charizardAnswer = {
  effectiveness: 4,
  multiplier: 4,
  factors: [
    { by: 'rock', on: 'fire', factor: 2 },
    { by: 'rock', on: 'flying', factor: 2 },
  ],
};

describe('a question', () => {
  it('of a type and a typing', () => {
    expect(ask(charizard)).toEqual(charizardAnswer);
  });

  it.each([
    ['that changes no matchup', { ability: 'thermal_exchange' }],
    ['of the other side', { ability: 'scrappy' }],
  ])('of an ability %s', (_, { ability }) => {
    const defender = { typing: ['steel'], ability };
    expect(ask({ attack: { type: 'fire' }, defender })).toMatchObject({ multiplier: 2 });
  });

  it('of a move with every field', () => {
    const question = {
      generation: 'default',
      inverse: false,
      attack: { type: 'ice', move: 'freeze_dry', ability: 'tinted_lens' },
      defender: {
        typing: ['water', 'ground'],
        tera: null,
        ability: 'thick_fat',
        item: 'air_balloon',
        conditions: ['gravity', 'strong_winds'],
      },
    };
    expect(ask(question)).toMatchObject({ effectiveness: 4, multiplier: 2 });
  });

  it.each([
    ['of a move without its type', { move: 'freeze_dry' }, { typing: ['water'] }, 2],
    ['of Struggle', { move: 'struggle' }, { typing: ['ghost'] }, 1],
    ['of Stellar', { type: 'stellar' }, { typing: ['ghost'], tera: 'water' }, 2],
    ['of Tera Stellar', { type: 'rock' }, { typing: ['fire'], tera: 'stellar' }, 2],
    ['of three types', { type: 'fire' }, { typing: ['grass', 'steel', 'ice'] }, 8],
    ['with null fields', { type: 'fire', ability: null, item: null }, { typing: ['grass'] }, 2],
  ])('%s', (_, attack, defender, multiplier) => {
    expect(ask({ attack, defender })).toMatchObject({ multiplier });
  });

  it.each([
    ['gen1', 'ghost', 'psychic', 0],
    ['gen2', 'dark', 'steel', 0.5],
    ['default', 'dark', 'steel', 1],
  ])('of %s', (generation, type, typing, multiplier) => {
    const question = { generation, attack: { type }, defender: { typing: [typing] } };
    expect(ask(question)).toMatchObject({ multiplier });
  });

  it.each([
    ['of Platinum', 'platinum', { conditions: ['roost'], typing: ['flying'] }, 'fighting', 1],
    ['of Black 2', 'black-2-white-2', { conditions: ['roost'], typing: ['flying'] }, 'fighting', 2],
    ['of Platinum', 'platinum', { typing: ['water'], ability: 'lightning_rod' }, 'electric', 2],
    ['of X and Y', 'x-y', { typing: ['dragon'] }, 'fairy', 2],
    ['of Yellow', 'yellow', { typing: ['psychic'] }, 'ghost', 0],
  ])('%s: %s', (_, game, defender, type, multiplier) => {
    expect(ask({ game, attack: { type }, defender })).toMatchObject({ multiplier });
    expect(
      ask({ generation: eraOf(game as Game), game, attack: { type }, defender }),
    ).toMatchObject({
      multiplier,
    });
  });

  it('of an inverse battle', () => {
    const question = { inverse: true, attack: { type: 'normal' }, defender: { typing: ['ghost'] } };
    expect(ask(question)).toMatchObject({ multiplier: 2 });
  });
});

describe('abilities', () => {
  it.each([
    ['of the defender', {}, { abilities: ['levitate', 'thick_fat'] }, 1],
    ['of the attacker', { abilities: ['tinted_lens', 'blaze'] }, {}, 3],
    [
      'of both',
      { abilities: ['mold_breaker', 'blaze'] },
      { abilities: ['filter', 'prism_armor'] },
      2.25,
    ],
    ['in an empty list', { abilities: [] }, { abilities: [] }, 2],
    [
      'in no list but as one ability',
      { abilities: null, ability: 'blaze' },
      { abilities: null },
      3,
    ],
    ['in a list and null as one ability', { ability: null, abilities: ['blaze'] }, {}, 3],
    ['of the other side', { abilities: ['levitate'] }, { abilities: ['scrappy', 'heatproof'] }, 1],
    ['that change no matchup', {}, { abilities: ['thermal_exchange', 'pressure'] }, 2],
  ])('%s', (_, attacker, fields, multiplier) => {
    const attack = { type: 'fire', ...attacker };
    expect(ask({ attack, defender: { typing: ['grass'], ...fields } })).toMatchObject({
      multiplier,
    });
  });
});

it('answers for a Utility Umbrella of the attacker', () => {
  const attack = { move: 'hydro_steam', item: 'utility_umbrella' };
  const defender = { typing: ['fire'], conditions: ['sun'] };
  expect(ask({ attack, defender })).toMatchObject({ multiplier: 1 });
});

const fire = { type: 'fire' };
const grass = { typing: ['grass'] };

const invalidLines: [what: string, question: unknown, error: string | RegExp][] = [
  ['a blank line', '', 'this line is not JSON'],
  ['an incomplete question', '{"attack":', 'this line is not JSON'],
  ['a list', [], 'the question must be an object'],
  ['null', null, 'the question must be an object'],
  ['a number', '4', 'the question must be an object'],
  ['an unknown field', { ...charizard, weather: 'sun' }, 'the question has no field "weather"'],
  ['an inherited field', '{"__proto__":{}}', /no field "__proto__"/],
  ['an unknown field of the attack', { attack: { kind: 1 }, defender: grass }, /no field "kind"/],
  ['an unknown field of the defender', { attack: fire, defender: { hp: 1 } }, /no field "hp"/],
  ['no attack', { defender: grass }, 'attack must be an object'],
  ['an empty attack', { attack: {}, defender: grass }, 'attack needs a type or a move'],
  ['no defender', { attack: fire }, 'defender must be an object'],
  ['no typing', { attack: fire, defender: {} }, 'defender.typing must be a list'],
  ['no types', { attack: fire, defender: { typing: [] } }, /one to three types/],
  [
    'four types',
    { attack: fire, defender: { typing: ['fire', 'water', 'grass', 'ice'] } },
    /one to three types/,
  ],
  ['a repeated type', { attack: fire, defender: { typing: ['ice', 'ice'] } }, /repeats a type/],
  ['an unknown type', { attack: { type: 'sound' }, defender: grass }, /unknown name "sound"/],
  ['a type that is not a string', { attack: { type: 4 }, defender: grass }, /unknown name 4/],
  ['Stellar on defense', { attack: fire, defender: { typing: ['stellar'] } }, /"stellar"/],
  ['an unknown move', { attack: { move: 'tackle' }, defender: grass }, /attack.move: unknown/],
  ['an inherited name', { attack: { move: 'toString' }, defender: grass }, /unknown name/],
  [
    'an ability that no Pokémon has',
    { attack: fire, defender: { typing: ['grass'], ability: 'scrapy' } },
    'defender.ability: unknown name "scrapy"',
  ],
  [
    'an unknown condition',
    { attack: fire, defender: { typing: ['grass'], conditions: ['fog'] } },
    'defender.conditions: unknown name "fog"',
  ],
  [
    'conditions that are not a list',
    { attack: fire, defender: { typing: ['grass'], conditions: 'sun' } },
    'defender.conditions must be a list',
  ],
  [
    'an unknown game',
    { game: 'green', attack: fire, defender: grass },
    'game: unknown name "green"',
  ],
  [
    'a game of another generation',
    { generation: 'gen1', game: 'platinum', attack: fire, defender: grass },
    'platinum is not a game of generation gen1',
  ],
  [
    'an inverse battle in a game without them',
    { game: 'sword-shield', inverse: true, attack: fire, defender: grass },
    'sword-shield has no inverse battles',
  ],
  [
    'a type that the game lacks',
    { game: 'platinum', attack: { type: 'fairy' }, defender: grass },
    'attack.type: unknown name "fairy"',
  ],
  [
    'an ability in a game without abilities',
    { game: 'legends-za', attack: fire, defender: { typing: ['grass'], ability: 'levitate' } },
    'defender.ability: levitate does not exist in legends-za',
  ],
  [
    'an ability in a game without abilities, even if it has no effect',
    { game: 'lets-go', attack: fire, defender: { typing: ['grass'], ability: 'static' } },
    'defender.ability: unknown name "static"',
  ],
  [
    'an item in a game without items',
    { game: 'legends-arceus', attack: fire, defender: { typing: ['grass'], item: 'air_balloon' } },
    'defender.item: air_balloon does not exist in legends-arceus',
  ],
  [
    'a Tera type in a game without them',
    { game: 'champions', attack: fire, defender: { typing: ['grass'], tera: 'fire' } },
    'champions has no Tera types',
  ],
  ['an unknown generation', { generation: 'gen9', attack: fire, defender: grass }, /"gen9"/],
  ['inverse as a string', { inverse: 'yes', attack: fire, defender: grass }, /true or false/],
  [
    'a type that the generation lacks',
    { generation: 'gen2', attack: { type: 'fairy' }, defender: grass },
    'attack.type: unknown name "fairy"',
  ],
  [
    'a defending type that the generation lacks',
    { generation: 'gen1', attack: fire, defender: { typing: ['steel'] } },
    'defender.typing: unknown name "steel"',
  ],
  [
    'Stellar before generation 9',
    { generation: 'gen2', attack: { type: 'stellar' }, defender: grass },
    'attack.type: unknown name "stellar"',
  ],
  [
    'Tera before generation 9',
    { generation: 'gen2', attack: fire, defender: { typing: ['grass'], tera: 'fire' } },
    'gen2 has no Tera types',
  ],
  [
    'both an ability and abilities',
    { attack: fire, defender: { typing: ['grass'], ability: 'filter', abilities: [] } },
    'defender has both ability and abilities',
  ],
  [
    'both an ability and abilities of the attacker',
    { attack: { type: 'fire', ability: 'blaze', abilities: ['blaze'] }, defender: grass },
    'attack has both ability and abilities',
  ],
  [
    'abilities that are not a list',
    { attack: { type: 'fire', abilities: 'blaze' }, defender: grass },
    'attack.abilities must be a list',
  ],
  [
    'an unknown one among the abilities',
    { attack: fire, defender: { typing: ['grass'], abilities: ['filter', 'scrapy'] } },
    'defender.abilities: unknown name "scrapy"',
  ],
  [
    'one of a later generation among the abilities',
    { generation: 'gen2', attack: fire, defender: { typing: ['grass'], abilities: ['fluffy'] } },
    'defender.abilities: fluffy does not exist in gen2',
  ],
  [
    'an item of the other side',
    { attack: { type: 'fire', item: 'occa_berry' }, defender: grass },
    'attack.item: unknown name "occa_berry"',
  ],
  [
    'an ability that the generation lacks',
    { generation: 'gen2', attack: fire, defender: { typing: ['grass'], ability: 'fluffy' } },
    'defender.ability: fluffy does not exist in gen2',
  ],
  [
    'a move that the generation lacks',
    { generation: 'gen1', attack: { move: 'freeze_dry' }, defender: grass },
    'attack.move: freeze_dry does not exist in gen1',
  ],
];

describe('an invalid line gets an error: ', () => {
  it.each(invalidLines)('%s', (_, question, error) => {
    const response = ask(question);
    expect(Object.keys(response)).toEqual(['error']);
    expect(response.error).toEqual(
      typeof error === 'string' ? error : expect.stringMatching(error),
    );
  });
});

describe('the command', () => {
  it('answers each line with one line, even after an invalid one', () => {
    const lines = [JSON.stringify(charizard), 'not a question', JSON.stringify(charizard)];
    const answers = runLines(`${lines.join('\n')}\n`).map((line) => JSON.parse(line));
    expect(answers).toEqual([charizardAnswer, { error: 'this line is not JSON' }, charizardAnswer]);
  });

  it('answers 100,000 lines', () => {
    const line = `${JSON.stringify(charizard)}\n`;
    const answers = runLines(line.repeat(100_000));
    expect(answers).toHaveLength(100_000);
    expect(new Set(answers)).toEqual(new Set([JSON.stringify(charizardAnswer)]));
  });

  it('prints nothing for an empty input', () => {
    expect(runLines('')).toEqual([]);
  });
});

describe("a player's chart", () => {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a file with this text or JSON and returns its path. */
  function fileOf(name: string, content: unknown): string {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  const chart = fileOf('chart.json', {
    types: ['fire', 'water', 'plasma'],
    chart: { plasma: { fire: 1.5, water: 0 }, fire: { plasma: 2 } },
  });
  const question = (attack: object, defender: object, rest: object = {}) =>
    JSON.stringify({ attack, defender, ...rest });

  it('sets the types and factors of the answers', () => {
    const lines = [
      question({ type: 'plasma' }, { typing: ['fire'] }),
      question({ type: 'plasma' }, { typing: ['fire', 'water'] }),
      question({ type: 'plasma' }, { typing: ['fire', 'water'] }, { inverse: true }),
      question({ type: 'fire' }, { typing: ['plasma'], abilities: ['thick_fat', 'filter'] }),
      question({ type: 'fire' }, { typing: ['water'], tera: 'plasma' }),
      question({ type: 'stellar' }, { typing: ['plasma'], tera: 'stellar' }),
      question({ move: 'freeze_dry' }, { typing: ['water'] }),
      question({ type: 'fire' }, { typing: ['plasma'] }, { generation: 'gen1' }),
    ];
    const answers = runLines(`${lines.join('\n')}\n`, '--chart', chart);
    const multipliers = answers.map((line) => JSON.parse(line).multiplier);
    expect(multipliers).toEqual([1.5, 0, 2 / 1.5, 0.75, 2, 2, 2, 2]);
    expect(JSON.parse(answers[0]!)).toEqual({
      effectiveness: 1.5,
      multiplier: 1.5,
      factors: [{ by: 'plasma', on: 'fire', factor: 1.5 }],
    });
  });

  it('keeps types of one side from the other', () => {
    const file = fileOf('sides.json', {
      types: ['fire', 'tri', 'mutant'],
      chart: { tri: { fire: 2 } },
      attackOnly: ['tri'],
      defendOnly: ['mutant'],
    });
    const lines = [
      question({ type: 'tri' }, { typing: ['fire', 'mutant'] }),
      question({ type: 'mutant' }, { typing: ['fire'] }),
      question({ type: 'fire' }, { typing: ['tri'] }),
      question({ type: 'fire' }, { typing: ['fire'], tera: 'tri' }),
    ];
    const answers = runLines(`${lines.join('\n')}\n`, '--chart', file).map((line) =>
      JSON.parse(line),
    );
    expect(answers.map(({ multiplier, error }) => multiplier ?? error)).toEqual([
      2,
      'attack.type: unknown name "mutant"',
      'defender.typing: unknown name "tri"',
      'defender.tera: unknown name "tri"',
    ]);
  });

  it('has no other types', () => {
    const lines = [
      question({ type: 'grass' }, { typing: ['fire'] }),
      question({ type: 'fire' }, { typing: ['grass'] }),
      question({ type: 'fire' }, { typing: ['fire'], tera: 'grass' }),
      question({ type: 'stellar' }, { typing: ['fire'] }, { generation: 'gen2' }),
    ];
    const answers = runLines(`${lines.join('\n')}\n`, `--chart=${chart}`);
    expect(answers.map((line) => JSON.parse(line).error)).toEqual([
      'attack.type: unknown name "grass"',
      'defender.typing: unknown name "grass"',
      'defender.tera: unknown name "grass"',
      'attack.type: unknown name "stellar"',
    ]);
  });

  it.each<[what: string, content: unknown, error: string]>([
    ['a type twice', { types: ['a', 'a'], chart: {} }, '"types" repeats "a".'],
    ['an unknown type', { types: ['a'], chart: { b: {} } }, '"chart" names "b", which'],
    ['an incomplete file', '{"types":\n["a"', 'the chart is not JSON'],
    ['an empty file', '', 'the chart is not JSON'],
  ])('that is invalid gives one error and exit code 2: %s', (what, content, error) => {
    const file = fileOf(`${what}.json`, content);
    const { status, stdout, stderr } = run(`${JSON.stringify(charizard)}\n`, ['--chart', file]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`${what}.json: `);
    expect(stderr).toContain(error);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['no file', ['--chart', join(folder, 'none.json')], 'none.json'],
    ['no file name', ['--chart'], '--chart'],
    ['an unknown argument', ['--charts', chart], '--charts'],
    ['a file without its argument', [chart], 'chart.json'],
  ])('that cannot be read gives one error and exit code 2: %s', (_, args, error) => {
    const { status, stdout, stderr } = run('', args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(error);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
