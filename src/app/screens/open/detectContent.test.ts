import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { runCall } from '#app/worker/runCall.ts';
import type { WorkerRequest } from '#app/worker/workerApi.ts';
import { type ByType, types } from '#core/charts/type.ts';
import { formatGameFile } from '#core/ownGames/file/gameFile.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import english from '#locales/en.json' with { type: 'json' };
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { readFacts } from '#tests/ownGame/facts.ts';
import { logWriters } from '#tests/ownGame/logWriters.ts';
import {
  writeMatchupsAsm,
  writeMatrixCsv,
  writeObjectJson,
  writeTypechart,
  writeTypes21,
  writeTypesInfo,
} from '#tests/ownGame/writers.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { detectContent } from './detectContent.ts';

/** Runs the functions of the worker in this thread. */
class ThreadlessWorker {
  onmessage?: (event: { data: unknown }) => void;

  async postMessage(request: WorkerRequest): Promise<void> {
    this.onmessage?.({ data: { id: request.id, result: await runCall(request) } });
  }
}

loadMovesFromDisk();
beforeAll(() => {
  vi.stubGlobal('Worker', ThreadlessWorker);
  const location = new URL('https://example.org/offense/');
  vi.stubGlobal('window', { location });
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(`public${address}`, 'utf8'))),
  );
});

const vocabulary = {
  columns: {
    ...{ number: ['Number'], name: ['Name', 'Pokémon'], type1: ['Type 1', 'Types'] },
    ...{ type2: ['Type 2'], type3: ['Type 3'], abilities: ['Abilities'] },
  },
  types: Object.fromEntries(
    types.map((type) => [type, [(english.types as Record<string, string>)[type] ?? type]]),
  ) as unknown as ByType<string[]>,
  abilities: Object.fromEntries(
    Object.keys(abilities).map((each) => [each, [each]]),
  ) as unknown as Record<Ability, string[]>,
};

const log = {
  game: 'Emerald (U)',
  pokemon: [{ number: 1, name: 'BULBASAUR', types: ['FIRE'], abilities: ['OVERGROW'] }],
  trainers: [{ number: 265, name: 'LEADER ROXANNE', team: [{ name: 'BULBASAUR', level: 15 }] }],
};

const words = { vocabulary, pokemon: pokedex, ruleset: 'default' as const };

async function detect(text: string, name = 'file.txt') {
  const { is, ...rest } = await detectContent(new File([text], name), words);
  return is === 'link' ? [is, Object.values(rest)[0]] : is;
}

const garchomp =
  'Garchomp @ Yache Berry\nAbility: Rough Skin\nTera Type: Steel\nEVs: 252 Atk / 4 SpD / 252 Spe\n' +
  'Jolly Nature\n- Earthquake\n- Outrage\n- Swords Dance\n- Stone Edge\n';
const packedTeam = 'Puddle|Pelipper|DampRock|Drizzle|Hurricane,UTurn|Bold|248,,252,,8,|F||S|84|';
const facts = readFacts('uranium');

test.each([
  ['a team', garchomp, 'team'],
  ['a team with its heading', `=== [gen9ou] Sand ===\n\n${garchomp}`, 'team'],
  ['one name', 'Pikachu', 'team'],
  ['names with commas', 'Garchomp\nRotom-Wash\nFlutter Mane', 'team'],
  ['a packed team', packedTeam, 'team'],
  ['the address of a team', 'https://pokepast.es/0123456789abcdef', 'team'],
  [
    'several teams',
    `=== [gen9] One ===\n\n${garchomp}\n\n=== [gen9] Two ===\n\nGengar\n`,
    'backup',
  ],
  ['a backup', readFileSync('tests/teamBackup3.json', 'utf8'), 'backup'],
  ['a backup of a newer version', '{"format":"countertype-teams","version":99}', 'backup'],
  ['an own game', formatGameFile(readyMadeGames[0]!), 'game'],
  ['types of Essentials', writeTypes21(facts)[0]!.text, 'game'],
  ['a chart of Showdown', writeTypechart(facts)[0]!.text, 'game'],
  ['matchups in assembly', writeMatchupsAsm(facts)[0]!.text, 'game'],
  ['types in C', writeTypesInfo(facts)[0]!.text, 'game'],
  ['a table of types', writeMatrixCsv(facts)[0]!.text, 'game'],
  ['matchups in JSON', writeObjectJson(facts)[0]!.text, 'game'],
  ...Object.entries(logWriters).map(([name, write]): [string, string, string] => [
    `a log of ${name}`,
    write(log).text,
    'game',
  ]),
  ['trainers of pokeemerald-expansion', '=== TRAINER_A ===\nName: A\nPic: A\n\nAbra\n', 'game'],
  ['a list', 'Number,Name,Type 1,Type 2\n6,Charizard,Fire,Flying\n', 'list'],
  ['a list with a wrong row', 'Name;Type 1\nCharizard;Fier\n', 'list'],
  ['a link', 'https://example.org/defense/?types=ice', ['link', '/defense/?types=ice']],
  [
    'a message with a link',
    'Look at this!\nhttps://example.org/defense/?types=ice',
    ['link', '/defense/?types=ice'],
  ],
  ['a link of another site', 'https://example.com/defense/?types=ice', 'unknown'],
  ['a text', 'We meet at eight.\nBring something to eat.', 'unknown'],
  ['other JSON', '{"a":[1,2,3]}', 'unknown'],
  ['other CSV', 'day,guest\nMonday,Kim\nTuesday,Lee\n', 'unknown'],
  ['nothing', '', 'unknown'],
  ['bytes', '\0\u0001PNG\0', 'unknown'],
])('%s', async (_, text, content) => {
  expect(await detect(text)).toEqual(content);
});

test('a long text with a link is not opened as a link', async () => {
  const text = `${garchomp.repeat(3)}\nhttps://example.org/defense/?types=ice\n`;
  expect(await detect(text)).not.toEqual(['link', '/defense/?types=ice']);
});

test.each([
  [
    'trainers.h',
    'const struct Trainer gTrainers[] = {\n    [TRAINER_A] =\n    {\n        .trainerName = _("A"),\n        .party = TRAINER_PARTY(sParty_A),\n    },\n};\nstatic const struct TrainerMon sParty_A[] = {\n    {\n    .lvl = 9,\n    .species = SPECIES_ONIX,\n    },\n};\n',
  ],
  [
    'a species of Pokémon Studio',
    JSON.stringify({
      ...{ klass: 'Specie', id: 1, dbSymbol: 'onix' },
      forms: [{ form: 0, type1: 'rock', type2: '__undef__' }],
    }),
  ],
  ['a sheet of trainers', '--1|Bo|rock\nonix|9|bind|sturdy\n\n--2|Jo\nmew|9|cut|synchronize\n'],
])('%s is a game', async (_, text) => {
  expect(await detect(text)).toBe('game');
});
