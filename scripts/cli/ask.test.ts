import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Game } from '#core/rulesets/game.ts';
import { eraOf, isGame } from '#core/rulesets/ruleset.ts';
import { runCommand } from '#tests/runCommand.ts';
import { answer, main, worldsFrom } from './ask.ts';

/** The parsed answer to a question, or to a line that is not one. */
function ask(question: unknown, chart?: string): Record<string, unknown> {
  const line = typeof question === 'string' ? question : JSON.stringify(question);
  return JSON.parse(answer(line, worldsFrom(chart)));
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
const filters = { ...grass, abilities: ['filter', 'prism_armor'] };
const inSun = { typing: ['fire'], conditions: ['sun'] };

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

  it.each<[string, object, string]>([
    ['its English name', { move: 'Earthquake' }, 'ground'],
    ['a name in another language', { move: 'Erdbeben' }, 'ground'],
    ['a Japanese name', { move: 'じしん' }, 'ground'],
    ['its id', { move: 'HiddenPower_fire' }, 'fire'],
    ['a set', { move: 'Hidden Power [Ice]' }, 'ice'],
    ['its user', { move: 'Ivy Cudgel', user: 'ogerpon-wellspring' }, 'water'],
    ['its user in another language', { move: 'Ivy Cudgel', user: 'オーガポン' }, 'grass'],
    ['an item', { move: 'Natural Gift', item: 'Occa Berry' }, 'fire'],
    ['no item', { move: 'Judgment', user: 'Arceus' }, 'normal'],
    ['the form', { move: 'Judgment', user: 'arceus-water' }, 'water'],
    ['the types of the user', { move: 'Revelation Dance', user: 'oricorio-pau' }, 'psychic'],
    ['a Tera Type', { move: 'Tera Blast', user: 'garchomp', tera: 'steel' }, 'steel'],
    ['no Tera Type', { move: 'Tera Blast', user: 'garchomp' }, 'normal'],
  ])('of a move by %s', (_, attack, type) => {
    const plain = ask({ attack: { type }, defender: { typing: ['grass', 'water'] } });
    expect(ask({ attack, defender: { typing: ['grass', 'water'] } })).toEqual(plain);
  });

  it('of a move with an item that decides its type and strengthens it', () => {
    const attack = { move: 'Judgment', user: 'Arceus', item: 'Flame Plate' };
    expect(ask({ attack, defender: grass })).toMatchObject({ effectiveness: 2, multiplier: 2.4 });
  });

  it('of a move acts on abilities that ask for its class', () => {
    const hit = (move: string, ability: string) =>
      ask({ attack: { move, ability }, defender: { typing: ['dragon', 'flying'] } }).multiplier;
    expect([hit('Moonblast', 'liquid_voice'), hit('Hyper Voice', 'liquid_voice')]).toEqual([
      2, 0.5,
    ]);
    const boomburst = {
      attack: { move: 'Boomburst' },
      defender: { ...grass, ability: 'soundproof' },
    };
    expect(ask(boomburst)).toMatchObject({ multiplier: 0 });
  });

  // Regressions
  it.each([
    ['Aura Guard', { move: 'Close Combat' }, { typing: ['steel'], ability: 'aura_guard' }, 1],
    ['no contact', { move: 'Focus Blast' }, { typing: ['steel'], ability: 'aura_guard' }, 2],
    [
      'Aura Guard and Mold Breaker',
      { move: 'Close Combat', ability: 'mold_breaker' },
      { typing: ['steel'], ability: 'aura_guard' },
      2,
    ],
    ['Tough Claws', { move: 'Liquidation', ability: 'tough_claws' }, { typing: ['fire'] }, 2.6],
    ['Sharpness', { move: 'Night Slash', ability: 'sharpness' }, { typing: ['ghost'] }, 3],
    ['Strong Jaw', { move: 'Crunch', ability: 'strong_jaw' }, { typing: ['ghost'] }, 3],
    ['Mega Launcher', { move: 'Aura Sphere', ability: 'mega_launcher' }, { typing: ['ice'] }, 3],
    ['Iron Fist', { move: 'Ice Punch', ability: 'iron_fist' }, { typing: ['dragon'] }, 2.4],
    ['Reckless', { move: 'High Jump Kick', ability: 'reckless' }, { typing: ['ice'] }, 2.4],
    ['another move', { move: 'Ice Beam', ability: 'reckless' }, { typing: ['dragon'] }, 2],
  ])('of a move of Champions with %s', (_, attack, defender, multiplier) => {
    expect(ask({ game: 'champions', attack, defender })).toMatchObject({ multiplier });
  });

  it.each([
    ['dragon_fang', 'crystal', 'dragonite', 1],
    ['dragon_scale', 'crystal', 'dragonite', 1.1],
    ['dragon_fang', 'emerald', 'dragonite', 1.1],
    ['adamant_orb', 'platinum', 'dragonite', 1],
    ['adamant_orb', 'platinum', 'dialga', 1.2],
    ['griseous_core', 'scarlet-violet', 'dialga', 1],
    ['griseous_core', 'scarlet-violet', 'giratina-origin', 1.2],
    ['soul_dew', 'ultra-sun-ultra-moon', 'latias', 1.2],
    ['soul_dew', 'ultra-sun-ultra-moon', 'mewtwo', 1],
    // Any Pokémon may be the user.
    ['adamant_orb', 'platinum', undefined, 1.2],
  ])('of a move with %s in %s by %s', (item, game, user, multiplier) => {
    const question = { game, attack: { move: 'Outrage', user, item }, defender: grass };
    expect(ask(question)).toMatchObject({ multiplier });
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
    [
      'abilities of the attacker',
      { ...fire, abilities: ['tinted_lens', 'blaze'], active: true },
      grass,
      3,
    ],
    [
      'an ignored ability',
      { ...fire, abilities: ['mold_breaker', 'blaze'], active: true },
      filters,
      2.25,
    ],
    ['an ability that is not active', { ...fire, ability: 'blaze', active: false }, grass, 2],
    ['empty lists', { ...fire, abilities: [] }, { ...grass, abilities: [] }, 2],
    ['null as a list', { ...fire, abilities: null, ability: 'fire_mane' }, grass, 3],
    ['null as the ability', { ...fire, abilities: ['fire_mane'], ability: null }, grass, 3],
    ['one ability of the other side', fire, { ...grass, abilities: ['scrappy', 'heatproof'] }, 1],
    ['a list without effect', { ...fire, abilities: ['levitate', 'pressure'] }, grass, 2],
    ['the item of the attacker', { move: 'hydro_steam', item: 'utility_umbrella' }, inSun, 1],
  ])('with %s', (_, attack, defender, multiplier) => {
    expect(ask({ attack, defender })).toMatchObject({ multiplier });
  });

  // Regressions: what decides the type of the move and whether a terrain reaches its user.
  it.each<[attack: object, typing: string, multiplier: number, conditions?: string[]]>([
    [{ move: 'Techno Blast', user: 'genesect-douse' }, 'fire', 2],
    [{ move: 'Techno Blast', user: 'genesect-douse', item: 'Shock Drive' }, 'water', 2],
    [{ move: 'Techno Blast', user: 'genesect' }, 'fire', 1],
    [{ move: 'Aura Wheel', user: 'morpeko-hangry' }, 'ghost', 2],
    [{ move: 'Aura Wheel', user: 'Morpeko' }, 'ghost', 1],
    [{ move: 'Multi-Attack', user: 'silvally', item: 'Psychic Memory' }, 'fighting', 2],
    [{ move: 'Terrain Pulse', user: 'silvally-flying' }, 'water', 1, ['electric_terrain']],
    [{ move: 'Terrain Pulse', user: 'rotom' }, 'water', 1, ['electric_terrain']],
    [{ move: 'Terrain Pulse', user: 'blastoise' }, 'water', 2.6, ['electric_terrain']],
    // Mega Launcher, its only ability, strengthens pulses by 1.5.
    [{ move: 'Terrain Pulse', user: 'clawitzer' }, 'water', 2 * 1.3 * 1.5, ['electric_terrain']],
    [
      { move: 'Terrain Pulse', user: 'silvally-flying' },
      'water',
      2.6,
      ['electric_terrain', 'gravity'],
    ],
    [
      { move: 'Terrain Pulse', user: 'blastoise', tera: 'flying' },
      'water',
      1,
      ['electric_terrain'],
    ],
    [
      { move: 'Terrain Pulse', user: 'blastoise', item: 'Air Balloon' },
      'water',
      1,
      ['electric_terrain'],
    ],
    [{ type: 'electric', ability: 'levitate' }, 'water', 2, ['electric_terrain']],
    // A user has the ability that is its only one.
    [{ move: 'Return', user: 'pinsir-mega' }, 'grass', 2.4],
    [{ move: 'Return', user: 'pinsir-mega', abilities: [] }, 'grass', 1],
  ])('of %j against %s: %d %j', (attack, typing, multiplier, conditions = []) => {
    const answer = ask({ attack, defender: { typing: [typing], conditions } });
    expect(answer).toMatchObject({ multiplier });
    expect(answer).not.toHaveProperty('leftOut');
  });

  // Regressions: a real item without an effect counts as none, as an ability does.
  it.each<[attack: object, defender: object, multiplier: number, leftOut: string[]]>([
    [fire, { ...grass, ability: 'pressure', item: 'Life Orb' }, 2, ['pressure', 'Life Orb']],
    [{ move: 'Bulldoze', item: 'Psychic Memory' }, inSun, 2, ['Psychic Memory']],
    [
      { move: 'Ivy Cudgel', user: 'ogerpon-wellspring', item: 'Wellspring Mask' },
      { typing: ['fire'] },
      2,
      ['Wellspring Mask'],
    ],
    [{ ...fire, item: 'occa_berry' }, grass, 2, ['occa_berry']],
    [
      { type: 'ground' },
      { typing: ['ground', 'ghost'], ability: 'klutz', item: 'Air Balloon' },
      1,
      ['klutz', 'air_balloon'],
    ],
    [
      { move: 'Multi-Attack', item: 'Psychic Memory', ability: 'klutz' },
      { typing: ['fighting'] },
      1,
      ['klutz', 'Psychic Memory'],
    ],
    [{ ...fire, abilities: ['klutz', 'blaze'], item: 'charcoal' }, grass, 2, ['klutz', 'charcoal']],
  ])('of %j against %j: %d without %j', (attack, defender, multiplier, leftOut) => {
    expect(ask({ attack, defender })).toMatchObject({ multiplier, leftOut });
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

describe('an ability', () => {
  it.each([
    ['emerald', 'earth_eater'],
    ['emerald', 'overcoat'],
    ['platinum', 'regenerator'],
    ['legends-arceus', 'levitate'],
    ['champions', 'wonder_guard'],
  ])('that %s lacks is refused on both sides: %s', (game, ability) => {
    const error = (side: string) => ({
      error: `${side}.ability: ${ability} does not exist in ${game}`,
    });
    const attack = { type: 'normal' };
    const defender = { typing: ['normal'] };
    expect(ask({ game, attack: { ...attack, ability }, defender })).toEqual(error('attack'));
    expect(ask({ game, attack, defender: { ...defender, ability } })).toEqual(error('defender'));
  });

  it.each([
    ['emerald', 'intimidate'],
    ['champions', 'steely_spirit'],
    ['champions', 'aura_guard'],
  ])('that a Pokémon of %s has is accepted: %s', (game, ability) => {
    const attack = { type: 'normal', ability };
    expect(ask({ game, attack, defender: { typing: ['normal'], ability } })).toMatchObject({
      multiplier: 1,
    });
  });
});

describe('what a game lacks is refused:', () => {
  it.each([
    ['champions', { item: 'ring_target' }, {}],
    ['champions', { item: 'ability_shield' }, {}],
    ['champions', { conditions: ['tar_shot'] }, {}],
    ['champions', {}, { move: 'hydro_steam' }],
    ['champions', {}, { move: 'thousand_arrows' }],
    ['brilliant-diamond-shining-pearl', { item: 'air_balloon' }, {}],
    ['brilliant-diamond-shining-pearl', { conditions: ['psychic_terrain'] }, {}],
    ['brilliant-diamond-shining-pearl', {}, { move: 'flying_press' }],
    ['sun-moon', {}, { move: 'photon_geyser' }],
    ['sword-shield', { conditions: ['mud_sport'] }, {}],
    ['scarlet-violet', { conditions: ['electrify'] }, {}],
    ['lets-go', { conditions: ['rain'] }, {}],
  ])('%s: %j %j', (game, defender, attack) => {
    const question = {
      game,
      attack: { type: 'normal', ...attack },
      defender: { typing: ['normal'], ...defender },
    };
    expect(ask(question).error).toMatch(/ does not exist in /);
  });
});

describe('the error of', () => {
  it.each([
    ['this line is not JSON', ''],
    ['this line is not JSON', '{"attack":'],
    ['the question must be an object', '[]'],
    ['the question must be an object', 'null'],
    ['the question must be an object', '4'],
    ['the question has no field "__proto__"', '{"__proto__":{}}'],
    ['the question has no field "weather"', { weather: 'sun' }],
    ['attack must be an object', { defender: grass }],
    ['defender must be an object', { attack: fire }],
    ['inverse must be true or false', { inverse: 'yes' }],
    ['generation: unknown name "gen9"', { generation: 'gen9' }],
    ['game: unknown name "green"', { game: 'green' }],
    ['platinum is not a game of generation gen1', { generation: 'gen1', game: 'platinum' }],
    ['sword-shield has no inverse battles', { game: 'sword-shield', inverse: true }],
  ])('a line: %s, for %j', (error, line) => {
    expect(ask(line)).toEqual({ error });
  });

  /** The generation or the game with the name. */
  const settingsOf = (name: string) => (isGame(name) ? { game: name } : { generation: name });

  it.each<[error: string, fields: object, settings?: string]>([
    ['attack has no field "kind"', { kind: 1 }],
    ['attack needs a type or a move', {}],
    ['attack.type: unknown name "sound"', { type: 'sound' }],
    ['attack.type: unknown name 4', { type: 4 }],
    ['attack.move: unknown name "tickle me"', { move: 'tickle me' }],
    ['attack.move: unknown name "vendetta"', { move: 'vendetta' }],
    ['attack.move: Swords Dance does no damage', { move: 'Swords Dance' }],
    [
      'attack.move: the damage of Seismic Toss does not depend on types; only immune Pokémon take none',
      { move: 'Seismic Toss' },
    ],
    [
      'attack.move: Hidden Power needs its type, as in "Hidden Power [Fire]"',
      { move: 'Hidden Power' },
    ],
    ['attack.user: unknown name "nobody"', { move: 'surf', user: 'nobody' }],
    ['attack.user and attack.tera need attack.move', { ...fire, user: 'mew' }],
    ['attack.item: unknown name "oca_berry"', { move: 'surf', item: 'oca_berry' }],
    ['attack.move: unknown name "toString"', { move: 'toString' }],
    ['attack.item: unknown name 4', { ...fire, item: 4 }],
    ['attack.item: Life Orb does not exist in crystal', { ...fire, item: 'Life Orb' }, 'crystal'],
    ['attack.item: leftovers does not exist in lets-go', { ...fire, item: 'leftovers' }, 'lets-go'],
    ['attack has both ability and abilities', { ...fire, ability: 'blaze', abilities: ['blaze'] }],
    ['attack.active must be true or false', { ...fire, ability: 'blaze', active: 1 }],
    ['attack.abilities must be a list', { ...fire, abilities: 'blaze' }],
    ['attack.ability: unknown name ["blaze"]', { ...fire, ability: ['blaze'] }],
    ['attack.type: fairy does not exist in gen2', { type: 'fairy' }, 'gen2'],
    ['attack.type: fairy does not exist in platinum', { type: 'fairy' }, 'platinum'],
    ['attack.type: stellar does not exist in gen2', { type: 'stellar' }, 'gen2'],
    ['attack.move: freeze_dry does not exist in gen1', { move: 'freeze_dry' }, 'gen1'],
  ])('an attack: %s, for %j', (error, attack, settings = 'default') => {
    expect(ask({ attack, defender: grass, ...settingsOf(settings) })).toEqual({ error });
  });

  it.each<[error: string, fields: object, settings?: string]>([
    ['defender has no field "hp"', { hp: 1 }],
    ['defender.typing must be a list', { typing: undefined }],
    ['defender.typing must hold one to three types', { typing: [] }],
    ['defender.typing must hold one to three types', { typing: ['fire', 'water', 'grass', 'ice'] }],
    ['defender.typing repeats a type', { typing: ['ice', 'ice'] }],
    ['defender.typing: unknown name "stellar"', { typing: ['stellar'] }],
    ['defender.typing: steel does not exist in gen1', { typing: ['steel'] }, 'gen1'],
    ['defender.conditions: unknown name "fog"', { conditions: ['fog'] }],
    ['defender.conditions must be a list', { conditions: 'sun' }],
    ['defender has both ability and abilities', { ability: 'filter', abilities: [] }],
    ['defender.ability: unknown name "scrapy"', { ability: 'scrapy' }],
    ['defender.abilities: unknown name "scrapy"', { abilities: ['filter', 'scrapy'] }],
    ['defender.abilities: fluffy does not exist in gen2', { abilities: ['fluffy'] }, 'gen2'],
    ['defender.ability: fluffy does not exist in gen2', { ability: 'fluffy' }, 'gen2'],
    [
      'defender.ability: levitate does not exist in legends-za',
      { ability: 'levitate' },
      'legends-za',
    ],
    // A game without abilities has not even those without effect.
    ['defender.ability: static does not exist in lets-go', { ability: 'static' }, 'lets-go'],
    [
      'defender.item: air_balloon does not exist in legends-arceus',
      { item: 'air_balloon' },
      'legends-arceus',
    ],
    ['gen2 has no Tera types', { tera: 'fire' }, 'gen2'],
    ['champions has no Tera types', { tera: 'fire' }, 'champions'],
  ])('a defender: %s, for %j', (error, fields, settings = 'default') => {
    const question = { attack: fire, defender: { ...grass, ...fields }, ...settingsOf(settings) };
    expect(ask(question)).toEqual({ error });
  });
});

describe('the command', () => {
  const line = `${JSON.stringify(charizard)}\n`;
  const answerLine = `${JSON.stringify(charizardAnswer)}\n`;

  it('is a script that answers each line with one line, even after an invalid one', () => {
    const script = ['scripts/run/runTs.mjs', 'scripts/cli/ask.ts'];
    const input = `${line}not a question\n${line}`;
    const output = spawnSync(process.execPath, script, { input, encoding: 'utf8' });
    const stdout = `${answerLine}{"error":"this line is not JSON"}\n${answerLine}`;
    expect(output).toMatchObject({ status: 0, stdout, stderr: '' });
  });

  it('answers 100,000 lines', async () => {
    const { stdout } = await runCommand(main, line.repeat(100_000));
    expect(stdout === answerLine.repeat(100_000)).toBe(true);
  });

  it('prints nothing for an empty input', async () => {
    expect(await runCommand(main)).toEqual({ status: 0, stdout: '', stderr: '' });
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

  it('is an option of the command', async () => {
    const question = JSON.stringify({ attack: plasma, defender: { typing: ['fire'] } });
    const factors = [{ by: 'plasma', on: 'fire', factor: 1.5 }];
    const { stdout } = await runCommand(() => main(['--chart', plasmaChart]), question);
    expect(JSON.parse(stdout)).toEqual({ effectiveness: 1.5, multiplier: 1.5, factors });
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
      'attack.type: stellar does not exist in gen2',
      { generation: 'gen2' },
    ],
  ])('answers %j against %j with %s', (attack, defender, expected, settings = {}) => {
    const { multiplier, error } = ask({ attack, defender, ...settings }, plasmaChart);
    expect(multiplier ?? error).toBe(expected);
  });

  it.each<[types: string[]]>([[['fire', 'stellar']], [['fire', 'stellar_2']]])(
    'takes Stellar as a type of the chart if it has one: %j',
    (types) => {
      const chart = { [types[1]!]: { fire: 0.5 }, fire: { [types[1]!]: 3 } };
      const file = fileOf(`${types[1]}.json`, { types, chart });
      const stellar = { type: 'stellar' };
      expect(ask({ attack: stellar, defender: { typing: ['fire'] } }, file).multiplier).toBe(0.5);
      for (const defender of [{ typing: ['stellar'] }, { typing: ['fire'], tera: 'stellar' }]) {
        expect(ask({ attack: fire, defender }, file).multiplier).toBe(3);
      }
    },
  );

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
    // It has no end.
    [['--chart', '/dev/zero'], 'too large'],
    [['--chart'], '--chart'],
    [['--charts', plasmaChart], '--charts'],
    [[plasmaChart], 'plasma.json'],
  ])('%j gives one error and exit code 2', async (args, message) => {
    const { status, stdout, stderr } = await runCommand(() => main(args));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^.+\n$/);
    expect(stderr).toContain(message);
  });
});
