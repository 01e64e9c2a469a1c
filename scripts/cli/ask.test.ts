import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Game } from '#engine/game.ts';
import { eraOf } from '#engine/generation.ts';
import { answer, main, worldsFrom } from './ask.ts';

/** The parsed answer to a question, or to a line that is not one. */
function ask(question: unknown, chart?: string): Record<string, unknown> {
  const line = typeof question === 'string' ? question : JSON.stringify(question);
  return JSON.parse(answer(line, worldsFrom(chart)));
}

/** The lines that the command prints for the input. */
function runLines(input: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run/runTs.mjs', 'scripts/cli/ask.ts', ...args],
    { input, encoding: 'utf8', maxBuffer: 100_000_000 },
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

const fire = { type: 'fire' };
const grass = { typing: ['grass'] };

describe('a question', () => {
  it('of a type and a typing', () => {
    expect(ask(charizard)).toEqual(charizardAnswer);
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
    ['a move without its type', { move: 'freeze_dry' }, { typing: ['water'] }, 2],
    ['Struggle', { move: 'struggle' }, { typing: ['ghost'] }, 1],
    ['Stellar', { type: 'stellar' }, { typing: ['ghost'], tera: 'water' }, 2],
    ['Tera Stellar', { type: 'rock' }, { typing: ['fire'], tera: 'stellar' }, 2],
    ['three types', fire, { typing: ['grass', 'steel', 'ice'] }, 8],
    ['null fields', { ...fire, ability: null, item: null }, grass, 2],
    ['an ability that changes no matchup', fire, { ...grass, ability: 'thermal_exchange' }, 2],
    ['an ability of the other side', fire, { ...grass, ability: 'scrappy' }, 2],
    ['abilities of the defender', fire, { ...grass, abilities: ['levitate', 'thick_fat'] }, 1],
    ['abilities of the attacker', { ...fire, abilities: ['tinted_lens', 'blaze'] }, grass, 3],
    [
      'abilities of both',
      { ...fire, abilities: ['mold_breaker', 'blaze'] },
      { ...grass, abilities: ['filter', 'prism_armor'] },
      2.25,
    ],
    ['empty lists', { ...fire, abilities: [] }, { ...grass, abilities: [] }, 2],
    ['null as a list', { ...fire, abilities: null, ability: 'blaze' }, grass, 3],
    ['null as the ability', { ...fire, abilities: ['blaze'], ability: null }, grass, 3],
    [
      'abilities of the other side',
      { ...fire, abilities: ['levitate'] },
      { ...grass, abilities: ['scrappy', 'heatproof'] },
      1,
    ],
    [
      'abilities without effect',
      fire,
      { ...grass, abilities: ['thermal_exchange', 'pressure'] },
      2,
    ],
    [
      'a Utility Umbrella of the attacker',
      { move: 'hydro_steam', item: 'utility_umbrella' },
      { typing: ['fire'], conditions: ['sun'] },
      1,
    ],
  ])('with %s', (_, attack, defender, multiplier) => {
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

  it.each<[Game, defender: object, type: string, multiplier: number]>([
    ['platinum', { conditions: ['roost'], typing: ['flying'] }, 'fighting', 1],
    ['black-2-white-2', { conditions: ['roost'], typing: ['flying'] }, 'fighting', 2],
    ['platinum', { typing: ['water'], ability: 'lightning_rod' }, 'electric', 2],
    ['x-y', { typing: ['dragon'] }, 'fairy', 2],
    ['yellow', { typing: ['psychic'] }, 'ghost', 0],
  ])('of %s: %j', (game, defender, type, multiplier) => {
    const question = { game, attack: { type }, defender };
    expect(ask(question)).toMatchObject({ multiplier });
    expect(ask({ ...question, generation: eraOf(game) })).toMatchObject({ multiplier });
  });

  it('of an inverse battle', () => {
    const question = { inverse: true, attack: { type: 'normal' }, defender: { typing: ['ghost'] } };
    expect(ask(question)).toMatchObject({ multiplier: 2 });
  });
});

describe('the error of an invalid line', () => {
  it.each([
    ['this line is not JSON', ''],
    ['this line is not JSON', '{"attack":'],
    ['the question must be an object', '[]'],
    ['the question must be an object', 'null'],
    ['the question must be an object', '4'],
    ['the question has no field "__proto__"', '{"__proto__":{}}'],
    ['the question has no field "weather"', { weather: 'sun' }],
    ['attack has no field "kind"', { attack: { kind: 1 } }],
    ['defender has no field "hp"', { defender: { hp: 1 } }],
    ['attack must be an object', { attack: undefined }],
    ['attack needs a type or a move', { attack: {} }],
    ['defender must be an object', { defender: undefined }],
    ['defender.typing must be a list', { defender: {} }],
    ['defender.typing must hold one to three types', { defender: { typing: [] } }],
    [
      'defender.typing must hold one to three types',
      { defender: { typing: ['fire', 'water', 'grass', 'ice'] } },
    ],
    ['defender.typing repeats a type', { defender: { typing: ['ice', 'ice'] } }],
    ['defender.typing: unknown name "stellar"', { defender: { typing: ['stellar'] } }],
    ['attack.type: unknown name "sound"', { attack: { type: 'sound' } }],
    ['attack.type: unknown name 4', { attack: { type: 4 } }],
    ['attack.move: unknown name "tackle"', { attack: { move: 'tackle' } }],
    ['attack.move: unknown name "toString"', { attack: { move: 'toString' } }],
    ['attack.item: unknown name "occa_berry"', { attack: { ...fire, item: 'occa_berry' } }],
    ['defender.ability: unknown name "scrapy"', { defender: { ...grass, ability: 'scrapy' } }],
    ['defender.conditions: unknown name "fog"', { defender: { ...grass, conditions: ['fog'] } }],
    ['defender.conditions must be a list', { defender: { ...grass, conditions: 'sun' } }],
    ['inverse must be true or false', { inverse: 'yes' }],
    [
      'defender has both ability and abilities',
      { defender: { ...grass, ability: 'filter', abilities: [] } },
    ],
    [
      'attack has both ability and abilities',
      { attack: { ...fire, ability: 'blaze', abilities: ['blaze'] } },
    ],
    ['attack.abilities must be a list', { attack: { ...fire, abilities: 'blaze' } }],
    [
      'defender.abilities: unknown name "scrapy"',
      { defender: { ...grass, abilities: ['filter', 'scrapy'] } },
    ],
    ['generation: unknown name "gen9"', { generation: 'gen9' }],
    ['attack.type: unknown name "fairy"', { generation: 'gen2', attack: { type: 'fairy' } }],
    ['attack.type: unknown name "stellar"', { generation: 'gen2', attack: { type: 'stellar' } }],
    [
      'defender.typing: unknown name "steel"',
      { generation: 'gen1', defender: { typing: ['steel'] } },
    ],
    ['gen2 has no Tera types', { generation: 'gen2', defender: { ...grass, tera: 'fire' } }],
    [
      'defender.abilities: fluffy does not exist in gen2',
      { generation: 'gen2', defender: { ...grass, abilities: ['fluffy'] } },
    ],
    [
      'defender.ability: fluffy does not exist in gen2',
      { generation: 'gen2', defender: { ...grass, ability: 'fluffy' } },
    ],
    [
      'attack.move: freeze_dry does not exist in gen1',
      { generation: 'gen1', attack: { move: 'freeze_dry' } },
    ],
    ['game: unknown name "green"', { game: 'green' }],
    ['platinum is not a game of generation gen1', { generation: 'gen1', game: 'platinum' }],
    ['sword-shield has no inverse battles', { game: 'sword-shield', inverse: true }],
    ['attack.type: unknown name "fairy"', { game: 'platinum', attack: { type: 'fairy' } }],
    [
      'defender.ability: levitate does not exist in legends-za',
      { game: 'legends-za', defender: { ...grass, ability: 'levitate' } },
    ],
    // A game without abilities has not even those without effect.
    [
      'defender.ability: unknown name "static"',
      { game: 'lets-go', defender: { ...grass, ability: 'static' } },
    ],
    [
      'defender.item: air_balloon does not exist in legends-arceus',
      { game: 'legends-arceus', defender: { ...grass, item: 'air_balloon' } },
    ],
    ['champions has no Tera types', { game: 'champions', defender: { ...grass, tera: 'fire' } }],
  ])('%s: %j', (error, line) => {
    const validQuestion = { attack: fire, defender: grass };
    expect(ask(typeof line === 'string' ? line : { ...validQuestion, ...line })).toEqual({ error });
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

  const plasmaChart = fileOf('plasma.json', {
    types: ['fire', 'water', 'plasma'],
    chart: { plasma: { fire: 1.5, water: 0 }, fire: { plasma: 2 } },
  });
  const sidesChart = fileOf('sides.json', {
    types: ['fire', 'tri', 'mutant'],
    chart: { tri: { fire: 2 } },
    attackOnly: ['tri'],
    defendOnly: ['mutant'],
  });
  const plasma = { type: 'plasma' };

  it('is an option of the command', () => {
    const question = JSON.stringify({ attack: plasma, defender: { typing: ['fire'] } });
    const factors = [{ by: 'plasma', on: 'fire', factor: 1.5 }];
    expect(
      runLines(`${question}\n`, '--chart', plasmaChart).map((line) => JSON.parse(line)),
    ).toEqual([{ effectiveness: 1.5, multiplier: 1.5, factors }]);
  });

  it.each<[attack: object, defender: object, answer: number | string, settings?: object]>([
    [plasma, { typing: ['fire', 'water'] }, 0],
    [plasma, { typing: ['fire', 'water'] }, 2 / 1.5, { inverse: true }],
    [fire, { typing: ['plasma'], abilities: ['thick_fat', 'filter'] }, 0.75],
    [fire, { typing: ['water'], tera: 'plasma' }, 2],
    [{ type: 'stellar' }, { typing: ['plasma'], tera: 'stellar' }, 2],
    [{ move: 'freeze_dry' }, { typing: ['water'] }, 2],
    [fire, { typing: ['plasma'] }, 2, { generation: 'gen1' }],
    [{ type: 'grass' }, { typing: ['fire'] }, 'attack.type: unknown name "grass"'],
    [fire, grass, 'defender.typing: unknown name "grass"'],
    [fire, { typing: ['fire'], tera: 'grass' }, 'defender.tera: unknown name "grass"'],
    [
      { type: 'stellar' },
      { typing: ['fire'] },
      'attack.type: unknown name "stellar"',
      { generation: 'gen2' },
    ],
  ])('answers %j against %j with %s', (attack, defender, expected, settings = {}) => {
    const { multiplier, error } = ask({ attack, defender, ...settings }, plasmaChart);
    expect(multiplier ?? error).toBe(expected);
  });

  it.each<[attack: object, defender: object, answer: number | string]>([
    [{ type: 'tri' }, { typing: ['fire', 'mutant'] }, 2],
    [{ type: 'mutant' }, { typing: ['fire'] }, 'attack.type: unknown name "mutant"'],
    [fire, { typing: ['tri'] }, 'defender.typing: unknown name "tri"'],
    [fire, { typing: ['fire'], tera: 'tri' }, 'defender.tera: unknown name "tri"'],
  ])('keeps types of one side from the other: %j against %j', (attack, defender, expected) => {
    const { multiplier, error } = ask({ attack, defender }, sidesChart);
    expect(multiplier ?? error).toBe(expected);
  });

  it.each([
    [['--chart', fileOf('twice.json', { types: ['a', 'a'], chart: {} })], '"types" repeats "a".'],
    [['--chart', fileOf('unknown.json', { types: ['a'], chart: { b: {} } })], '"chart" names "b"'],
    [['--chart', fileOf('incomplete.json', '{"types":\n["a"')], 'json: the chart is not JSON'],
    [['--chart', fileOf('empty.json', '')], 'empty.json: the chart is not JSON'],
    [['--chart', join(folder, 'none.json')], 'none.json'],
    [['--chart'], '--chart'],
    [['--charts', plasmaChart], '--charts'],
    [[plasmaChart], 'plasma.json'],
  ])('%j gives one error and exit code 2', async (args, message) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    await main(args);
    const { exitCode } = process;
    process.exitCode = 0;
    expect({ exitCode, lines: print.mock.calls.length }).toEqual({ exitCode: 2, lines: 1 });
    expect(print.mock.lastCall?.[0]).toMatch(/^.+$/);
    expect(print.mock.lastCall?.[0]).toContain(message);
    print.mockRestore();
  });
});
