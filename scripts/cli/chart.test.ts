import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allCells, gameNames, readFacts } from '#tests/ownGame/facts.ts';
import { writeMatrixCsv, writeTypes21 } from '#tests/ownGame/writers.ts';
import { runCommand } from '#tests/runCommand.ts';
import { answer, worldsFrom } from './ask.ts';
import { main } from './chart.ts';

const folder = mkdtempSync(join(tmpdir(), 'chart-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns its path. */
function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (args: string[]) => runCommand(() => main(args));

/** The JSON that the command prints. */
async function readChart(...args: string[]) {
  const { status, stdout, stderr } = await run(args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

const types = fileOf(
  'types.txt',
  '[FIRE]\nName = Feu\nColor = 255,0,0\n[SOUND]\nWeaknesses = FIRE\n',
);
const pokemon = fileOf('pokemon.txt', '[A]\nName = Alpha\nTypes = SOUND,FIRE\n');

describe('the command', () => {
  it('prints types, chart, Pokémon and warnings of all files', async () => {
    expect(await readChart(pokemon, types)).toEqual({
      types: ['fire', 'sound'],
      names: { fire: 'Feu', sound: 'Sound' },
      colors: { fire: '#ff0000' },
      defendOnly: ['sound'],
      chart: { fire: { sound: 2 } },
      pokemon: [{ name: 'Alpha', types: ['sound', 'fire'] }],
      warnings: [{ code: 'defendOnly', file: types, line: 4, text: 'Sound' }],
    });
  });

  it.each(gameNames)('prints a chart for "ask --chart": %s', async (name) => {
    const facts = readFacts(name);
    const [file] = writeMatrixCsv(facts);
    const output = await readChart('--rows=attacking', fileOf('table.csv', file!.text));
    const codes = output.warnings.map(({ code }: { code: string }) => code);
    expect(codes.filter((code: string) => !code.endsWith('Only'))).toEqual([]);
    expect(allCells(output)).toEqual(allCells(facts));
    const chart = fileOf('chart.json', JSON.stringify(output));
    const [attacking, row] = Object.entries(facts.chart)[0]!;
    const [defending, factor] = Object.entries(row)[0]!;
    const question = { attack: { type: attacking }, defender: { typing: [defending] } };
    const answerLine = answer(JSON.stringify(question), worldsFrom(chart));
    expect(JSON.parse(answerLine).multiplier).toBe(factor);
  });

  it('is a script with an exit code', () => {
    const script = ['scripts/run/runTs.mjs', 'scripts/cli/chart.ts', 'package.json'];
    const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^package\.json: This is not a type chart\..*\n$/);
  });

  it('reads a table in both orientations', async () => {
    const table = fileOf('orientation.csv', ',fire,water\nfire,1,2\nwater,0.5,1\n');
    expect((await readChart(table)).chart).toEqual({ fire: { water: 2 }, water: { fire: 0.5 } });
    expect((await readChart(table, '--rows=defending')).chart).toEqual({
      fire: { water: 0.5 },
      water: { fire: 2 },
    });
  });

  it('inherits from the chart of a generation', async () => {
    const mod = fileOf(
      'typechart.ts',
      'export const TypeChart = { sound: { damageTaken: { Fire: 1 } }, ice: { inherit: true } };',
    );
    expect((await readChart(mod)).types).toHaveLength(19);
    expect((await readChart(mod, '--generation=1')).types).toHaveLength(16);
    expect((await readChart('--generation', '3', pokemon)).types).toHaveLength(17);
  });

  it('reads Latin-1', async () => {
    const bytes = Uint8Array.from(
      Buffer.from('[FIRE]\nName = Fe\u00e9\nWeaknesses = FIRE\n', 'latin1'),
    );
    expect((await readChart(fileOf('latin.txt', bytes))).names).toEqual({ fire: 'Feé' });
  });
});

describe('prints one line and exits with code 2 for', () => {
  const text = fileOf('text.md', '# No chart\n');
  const [long] = writeTypes21({ types: ['x'.repeat(30)], chart: {} });

  it.each<[string, string[], string]>([
    ['no file', [], 'Give a file. --help explains the options.'],
    ['a missing file', [join(folder, 'none')], 'none'],
    ['a folder', [folder], 'EISDIR'],
    ['another file', [text], 'text.md: This is not a type chart. Expected is types.txt'],
    ['a long name', [fileOf('long.txt', long!.text)], 'long.txt:1: The name of a type'],
    ['a large file', [fileOf('large', new Uint8Array(5_000_001))], 'larger than 5 MB'],
    ['Pokémon without a chart', [pokemon], 'The files have Pokémon, but no type chart.'],
    ['another orientation', ['--rows=up', types], '--rows must be attacking or defending.'],
    [
      'another generation',
      ['--generation=10', types],
      '--generation must be a number from 1 to 9.',
    ],
    ['another option', ['--colour', types], '--colour'],
  ])('%s', async (_, args, sentence) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
