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
const shield = join(folder, 'shield.json');
writeFileSync(
  shield,
  '{"types":["aegis","fire"],"defendOnly":["aegis"],"chart":{"fire":{"aegis":2}}}',
);

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
  // Regressions
  ['stellar garchomp --tera fire', 'Stellar on Garchomp', '2×'],
  ['weather-ball venusaur --condition sun', 'Weather Ball makes the attack Fire', '3×'],
  ['aura-wheel gengar --attacker morpeko-hangry', 'Dark on Ghost', '2×'],
  ['terrain-pulse squirtle --attacker silvally-flying --condition electric-terrain', '', '1×'],
  ['psychic muk --attacker silvally-flying', 'Psychic on Poison', '2×'],
  ['close-combat lucario-mega-z --game champions', 'Aura Guard', '1×'],
  ['shadow-ball chesnaught-mega', 'Bulletproof', '0×'],
  ['ice dragonite --item leftovers', 'Does not count: Leftovers', '4×'],
  [
    'earthquake golurk --item air-balloon --ability klutz',
    'Does not count: Klutz, Air Balloon',
    '1×',
  ],
])('%s prints %s and %s', async (line, text, multiplier) => {
  const { status, stdout, stderr } = await run(line);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(text);
  expect(stdout.split('\n')[0]).toMatch(new RegExp(`: ${multiplier}$`));
});

it.each([
  [
    'ガブリアス',
    'Garchomp (Dragon/Ground)\n  4×     Ice\n  2×     Dragon, Fairy\n',
    '\n  0×     Electric\n',
  ],
  ['rotom-wash', 'Rotom (Wash Rotom) (Electric/Water) with Levitate\n', '\n  0×     Ground\n'],
  ['snorlax --game emerald', 'Snorlax (Normal)\n', '\nWith Thick Fat: 0.5× Fire, Ice\n'],
  ['snorlax --ability immunity', 'Snorlax (Normal)\n', '\n  0×     Ghost\n'],
  ['eis/drache --tera stahl', 'Ice/Dragon\n', 'Stellar'],
  [
    'garchomp against rotom-wash',
    'Garchomp is even against Rotom-Wash: deals 1.5× (Dragon), takes 1.5× (Water)\n',
    '\nAttacks not known, their own types count: Garchomp, Rotom-Wash\n',
  ],
  [
    'heatran, Knakrack against Tyranitar, rotom-w',
    'Heatran wins against Tyranitar: deals 3× (Steel), takes 1.5× (Rock)\n',
    '\nNo answer to: Rotom-Wash\nBegin with: ',
  ],
  // Regression: the first type of a chart may only defend.
  [`aegis --chart ${shield}`, 'Aegis\n  2×     Fire\n', ''],
  ['garchomp against bronzong', 'deals 0.75× to 3× (Ground)', ''],
  // Regressions: what an opponent may have, and what of a text does not count.
  [
    'gengar against charizard --game champions',
    '\nPossible Mega Evolutions count: Charizard-Mega-X, Charizard-Mega-Y\n',
  ],
  ['golurk --item leftovers', '\nDoes not count: Leftovers\n'],
  ['snorlax against garchomp --game lets-go', '\nNot in this game: Garchomp\n'],
])('%s prints a whole answer', async (line, ...texts) => {
  const { status, stdout, stderr } = await run(line);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const text of texts) expect(stdout).toContain(text);
});

it('prints each answer as JSON', async () => {
  const parse = async (line: string) => JSON.parse((await run(`${line} --json`)).stdout);
  expect(await parse('ice garchomp')).toMatchObject({ attack: 'Ice', multiplier: 4 });
  expect(await parse('snorlax')).toMatchObject({
    defender: 'Snorlax (Normal)',
    groups: [{ multiplier: 2, types: ['fighting'] }, { multiplier: 1 }, { multiplier: 0 }],
    possibleAbilities: [
      { ability: 'thick_fat', changes: [{ multiplier: 0.5, types: ['fire', 'ice'] }] },
    ],
  });
  expect(await parse('heatran against tyranitar')).toMatchObject({
    duels: [{ verdict: 'wins', deals: { high: { damage: 3, attack: 'Steel' } } }],
    unanswered: [],
    lead: 'Heatran',
  });
});

// Regressions: the numbers of pasted sets are those of the app.
it.each([
  [
    'an ability that changes nothing',
    'Charizard\nAbility: Blaze\n- Flamethrower',
    'Heatran\nAbility: Flame Body\n- Magma Storm',
    [],
    'Charizard wins against Heatran: deals 1.5× (Flamethrower), takes 0.75× (Magma Storm)\n',
  ],
  [
    'an ability that the own side has',
    'Snorlax\nAbility: Immunity\n- Body Slam',
    'Charizard\nAbility: Blaze\n- Flamethrower',
    [],
    'takes 1.5× (Flamethrower)\n',
  ],
  [
    'the Mega Evolution of a stone',
    'gengar',
    'Lopunny @ Lopunnite\nAbility: Limber\n- Fake Out\n- High Jump Kick',
    ['--game', 'champions'],
    'takes 0× to 1.5× (Fake Out)\nNo answer to: Lopunny\nAttacks not known, their own types count: Gengar\nPossible Mega Evolutions count: Lopunny-Mega (changes the verdict of Gengar)\n',
  ],
  [
    'no Mega Evolution beside another item',
    'gengar',
    'Lopunny @ Leftovers\nAbility: Limber\n- Fake Out',
    ['--game', 'champions'],
    'takes 0× (Fake Out)\nAttacks not known, their own types count: Gengar\n',
  ],
  [
    'what does not count',
    'Garchomp\nTera Type: Steel\n- Earthquake',
    'Lopunny @ Lopunnite\n- Return',
    [],
    '\nDoes not count: Tera Steel of Garchomp, Lopunny-Mega of Lopunny\n',
  ],
  [
    'what its generation lacks',
    'Mew @ Roseli Berry\nAbility: Pixilate\n- Moonblast\n- Surf',
    'muk',
    ['--generation', '5'],
    '\nDoes not count: Pixilate of Mew, Roseli Berry of Mew, Moonblast of Mew\n',
  ],
  [
    'an ability of another form',
    'Venusaur-Mega @ Venusaurite\nAbility: Overgrow\n- Giga Drain',
    'garchomp',
    [],
    '\nDoes not count: Overgrow of Venusaur-Mega\n',
  ],
  [
    'an item that Klutz turns off',
    'Golurk @ Air Balloon\nAbility: Klutz\n- Earthquake',
    'garchomp',
    [],
    '\nDoes not count: Air Balloon of Golurk\n',
  ],
])('a battle has %s', async (_, team, opponents, options, text) => {
  const args = [team, 'against', opponents, ...options];
  const { status, stdout } = await runCommand(() => runProgram(args, '1.2.3'));
  expect([status, stdout]).toEqual([0, expect.stringContaining(text)]);
});

it('says in JSON what counts and what does not', async () => {
  const team = 'Garchomp @ Leftoverz\nTera Type: Steel\n- Earthquake';
  const args = [team, 'against', 'lopunny', '--game', 'champions', '--json'];
  const { stdout } = await runCommand(() => runProgram(args, '1.2.3'));
  expect(JSON.parse(stdout)).toMatchObject({
    possibleMegas: [{ opponent: 'Lopunny', form: 'Lopunny-Mega', changes: expect.any(Array) }],
    leftOut: [
      { pokemon: 'Garchomp', what: 'Leftoverz' },
      { pokemon: 'Garchomp', what: 'Tera Steel' },
    ],
    notInGame: [],
  });
});

it.each([
  ['eist garchomp', 'ATTACK: unknown name "eist"'],
  ['Thunder-Wave garchomp', 'ATTACK: Thunder-Wave does no damage'],
  ['earthquake garchomp --attacker nobody', '--attacker: unknown name "nobody"'],
  ['ice muk --generation gen0', 'a number from 1 to 9'],
  ['ice muk --game emerald --ability earth-eater', 'earth_eater does not exist in emerald'],
  ['ice ninetales-alloa', '"ninetales-alloa" is neither a Pokémon nor a list of types.'],
  ['ice garchump', '"garchump" is neither a Pokémon nor a list of types.'],
  ['ice muk muk', 'Give a defender, or an attack and a defender'],
  ['muk --attacker gengar', '--attacker has no meaning in this question.'],
  ['muk against gengar --item occa-berry', '--item has no meaning in this question.'],
  ['ice garchomp --game sun-moon --inverse', 'sun-moon has no inverse battles'],
  ['garchomp --game sun-moon --inverse', 'sun-moon has no inverse battles'],
  ['garchomp against muk --game sun-moon --inverse', 'sun-moon has no inverse battles'],
  ['against gengar', 'Each side needs a Pokémon.'],
  ['muk against gengr', '"gengr" is not known here (pokemon).'],
  ['muk against gengar --condition snow', 'unknown name "snow"'],
  ['ice muk --ability x', '--ability: unknown name "x"'],
  ['ice garchomp --game yellow', 'not in yellow.'],
  ['ice muk --game x', 'There is no game "x".'],
  ['ice muk --lang x', '--lang must be one of de, en,'],
  ['ice muk --x', "Unknown option '--x'"],
  ['--lang de', '--lang needs a defender.'],
  ['--chart none.json', 'none.json: ENOENT'],
  ['ice muk --game x-y --generation 6', 'Use either'],
  ['ice muk --generation 0', 'a number from 1 to 9'],
  ['steel magnemite --generation 1', 'ATTACK: steel does not exist in gen1'],
  ['ice steel --generation 1', 'steel does not exist in gen1.'],
  ['stellar garchomp --game platinum', 'ATTACK: stellar does not exist in platinum'],
  // Regressions
  ['--', 'Give a defender, or an attack and a defender'],
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
