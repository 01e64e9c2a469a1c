import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { answer } from './ask.ts';

/** The answer to a question, which may be no question at all. */
function ask(question: unknown): Record<string, unknown> {
  return JSON.parse(answer(typeof question === 'string' ? question : JSON.stringify(question)));
}

/** What the command writes, line by line, to what it reads. */
function command(input: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/ask.ts'],
    {
      input,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  );
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

  it('of a move with all that can be said', () => {
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
    ['without a word', { type: 'fire', ability: null, item: null }, { typing: ['grass'] }, 2],
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

  it('of an inverse battle', () => {
    const question = { inverse: true, attack: { type: 'normal' }, defender: { typing: ['ghost'] } };
    expect(ask(question)).toMatchObject({ multiplier: 2 });
  });
});

const fire = { type: 'fire' };
const grass = { typing: ['grass'] };

const bad: [what: string, question: unknown, error: string | RegExp][] = [
  ['a blank line', '', 'this line is not JSON'],
  ['half a question', '{"attack":', 'this line is not JSON'],
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
  ['a type of no name', { attack: { type: 4 }, defender: grass }, /unknown name 4/],
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
    'conditions that are no list',
    { attack: fire, defender: { typing: ['grass'], conditions: 'sun' } },
    'defender.conditions must be a list',
  ],
  ['an unknown generation', { generation: 'gen9', attack: fire, defender: grass }, /"gen9"/],
  ['inverse in words', { inverse: 'yes', attack: fire, defender: grass }, /true or false/],
  [
    'a type the generation lacks',
    { generation: 'gen2', attack: { type: 'fairy' }, defender: grass },
    'attack.type: unknown name "fairy"',
  ],
  [
    'a defending type the generation lacks',
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
    'an ability the generation lacks',
    { generation: 'gen2', attack: fire, defender: { typing: ['grass'], ability: 'fluffy' } },
    'defender.ability: fluffy does not exist in gen2',
  ],
  [
    'a move the generation lacks',
    { generation: 'gen1', attack: { move: 'freeze_dry' }, defender: grass },
    'attack.move: freeze_dry does not exist in gen1',
  ],
];

describe('a bad line is answered with what is wrong: ', () => {
  it.each(bad)('%s', (_, question, error) => {
    const said = ask(question);
    expect(Object.keys(said)).toEqual(['error']);
    expect(said.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error));
  });
});

describe('the command', () => {
  it('answers each line with one line, also after a bad one', () => {
    const lines = [JSON.stringify(charizard), 'not a question', JSON.stringify(charizard)];
    const answers = command(`${lines.join('\n')}\n`).map((line) => JSON.parse(line));
    expect(answers).toEqual([charizardAnswer, { error: 'this line is not JSON' }, charizardAnswer]);
  });

  it('answers 100,000 lines', () => {
    const line = `${JSON.stringify(charizard)}\n`;
    const answers = command(line.repeat(100_000));
    expect(answers).toHaveLength(100_000);
    expect(new Set(answers)).toEqual(new Set([JSON.stringify(charizardAnswer)]));
  });

  it('says nothing to nothing', () => {
    expect(command('')).toEqual([]);
  });
});
