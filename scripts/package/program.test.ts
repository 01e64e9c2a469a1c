import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '#tests/runCommand.ts';
import { runProgram } from './program.ts';

/** Runs the program with the arguments, which are separated by spaces. */
function run(line: string) {
  return runCommand(() => runProgram(line.split(' '), '1.2.3'));
}

const folder = mkdtempSync(join(tmpdir(), 'program-'));
afterAll(() => rmSync(folder, { recursive: true }));
const chart = join(folder, 'chart.json');
writeFileSync(chart, '{"types":["fire","plasma"],"chart":{"plasma":{"fire":1.5}}}');

it.each([
  ['ice ガブリアス --lang de', 'Ice on Knakrack (', '4×'],
  ['eis garchomp', 'Ice on Garchomp', '4×'],
  ['feu Plante/Acier', 'Fire on Grass/Steel', '4×'],
  ['こおり ドラゴン/じめん --tera はがね', 'Ice on Steel', '0.5×'],
  ['ghost psychic --generation gen1', 'Ghost on Psychic', '0×'],
  ['ghost steel --generation gen4', 'Ghost on Steel', '0.5×'],
  ['freeze-dry Water/Ground', 'Freeze-Dry on Water/Ground', '4×'],
  ['ground rotom-wash', 'Levitate', '0×'],
  ['grass rotom-w', 'Grass on Rotom (Wash Rotom) (Electric/Water)', '2×'],
  ['psychic alolan_muk', 'Psychic on Muk (Alolan Form)', '0×'],
  ['electric mega_charizard_x', 'Electric on Charizard (Mega Charizard X)', '0.5×'],
  ['ice wooper_(paldean_form)', 'Ice on Wooper (Paldean Form)', '2×'],
  ['ground rotom-wash --attacker-ability Mold-Breaker', 'Mold Breaker', '2×'],
  ['ghost steelix --game platinum', 'Ghost on Steel', '0.5×'],
  ['ice garchomp --inverse', 'Garchomp', '0.25×'],
  ['ground rotom-wash --condition gravity', 'Gravity', '2×'],
  ['ice garchomp --tera steel', 'Ice on Steel', '0.5×'],
  [`plasma fire --chart ${chart}`, 'Plasma on Fire', '1.5×'],
])('%s prints %s and %s', async (line, text, multiplier) => {
  const { status, stdout, stderr } = await run(line);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(text);
  expect(stdout.split('\n')[0]).toMatch(new RegExp(`: ${multiplier}$`));
});

it.each([
  ['eist garchomp', 'ATTACK: unknown name "eist"'],
  ['Thunder-Wave garchomp', 'ATTACK: Thunder-Wave never uses the type chart'],
  ['earthquake garchomp --attacker nobody', '--attacker: unknown name "nobody"'],
  ['ice muk --generation gen0', 'a number from 1 to 9'],
  ['ice muk --game emerald --ability earth-eater', 'earth_eater does not exist in emerald'],
  ['ice ninetales-alloa', '"ninetales-alloa" is neither a Pokémon nor a list of types.'],
  ['ice garchump', '"garchump" is neither a Pokémon nor a list of types.'],
  ['ice', 'Give one attack and one defender, such as: countertype ice garchomp'],
  ['ice muk --ability x', '--ability: unknown name "x"'],
  ['ice garchomp --game yellow', 'not in yellow.'],
  ['ice muk --game x', 'There is no game "x".'],
  ['ice muk --lang x', '--lang must be one of de, en,'],
  ['ice muk --x', "Unknown option '--x'"],
  ['--lang de', '--lang needs an attack and a defender.'],
  ['--chart none.json', 'none.json: ENOENT'],
  ['ice muk --game x-y --generation 6', 'Use either'],
  ['ice muk --generation 0', 'a number from 1 to 9'],
])('%s is refused: %s', async (line, message) => {
  const { status, stdout, stderr } = await run(line);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

it('explains every option', async () => {
  const { status, stdout } = await run('--help');
  expect(status).toBe(0);
  const source = readFileSync('scripts/package/program.ts', 'utf8');
  const [, table = ''] = /const options = \{([\s\S]+?)\n\} as const/.exec(source) ?? [];
  const names = [...table.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => `--${name}`);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !stdout.includes(name))).toEqual([]);
  expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
});
