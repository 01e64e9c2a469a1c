// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { control, eventually, fill, hasControl, openApp, press, textOf } from '#tests/app.tsx';

/** The start of the paths of the files that the server has in another version, or not at all; '' for none. */
let wrongPath = '';

type Json = Record<string, unknown>;

/** The file of a Pokédex with one more Pokémon, and of other moves. */
function changeFile(path: string, text: string): string {
  if (!wrongPath || !path.startsWith(wrongPath)) return text;
  const json = JSON.parse(text);
  if (path === '/moves.json') return JSON.stringify({ ...json, typeSources: { Judgment: 'mood' } });
  if (path.startsWith('/moves/')) return JSON.stringify(`${json}|New move`);
  if (Array.isArray(json))
    return JSON.stringify(json.map((each: Json) => ({ ...each, team: [7] })));
  return JSON.stringify({ ...json, entries: json.entries + 1 });
}

const openWithout = (path: string, address: string) => {
  wrongPath = path;
  return openApp(address, { changeFile });
};

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

afterEach(() => void vi.restoreAllMocks());

// Regressions: the first three were a crash, and the file was kept until the page was opened again.
test.each([
  [
    ...(['/learners/', '/offense/coverage/weakness/?attacks=ground&learns=Earthquake'] as const),
    ...(['The moves that Pokémon learn couldn’t be loaded.', ' of 916 Pokémon'] as const),
  ],
  [
    ...(['/learn/', '/defense/battle/?battle=1&us=garchomp.dragon-ground&them=mew'] as const),
    ...(['The moves that Pokémon learn couldn’t be loaded.', 'Mew’s possible attacks'] as const),
  ],
  [
    ...(['/bosses/', '/defense/battle/?boss=platinum.roark&game=platinum'] as const),
    ...(['The bosses couldn’t be loaded.', 'Geodude'] as const),
  ],
  [
    ...(['/games.json', '/defense/?game=platinum'] as const),
    ...(['The Pokédex couldn’t be loaded.', ''] as const),
  ],
])(
  'with %s of another version, %s says so and can try again',
  async (path, address, text, result) => {
    await openWithout(path, address);
    await eventually(() => textOf('main').includes(text));
    expect(textOf('body')).not.toContain('Something went wrong');
    wrongPath = '';
    await press('Try now');
    await eventually(() => !textOf('main').includes(text) && textOf('main').includes(result));
  },
);

test('names of moves of another version leave English words, and are loaded when they are right', async () => {
  await openWithout('/moves/', '/offense/?attacks=Earthquake-IceBeam');
  await eventually(() => textOf('main').includes('Ice Beam'));
  wrongPath = '';
  const { loadMoveNames } = await import('#app/downloads/moves/loadMoves.ts');
  const { findNamedMove } = await import('#core/pokedex/moveFiles/addMoves.ts');
  await loadMoveNames();
  expect(findNamedMove('Erdbeben')).toBe('Earthquake');
});

// Regressions: the link, the team and the backup were blamed.
test('a link whose moves cannot be loaded says what is missing', async () => {
  await openWithout('/moves.json', '/offense/?attacks=Earthquake-freeze_dry');
  await eventually(() => textOf('h1') === 'Part of Countertype couldn’t be loaded');
  expect(hasControl('Reload')).toBe(true);
  expect(textOf('body')).not.toContain('Part of this link couldn’t be read');
});

const link = 'team=1&member=garchomp.dragon-ground....Earthquake-Outrage';
const sheet = 'dialog[open]';

test('saved teams whose moves cannot be loaded are not called unreadable, and a change is saved', async () => {
  const { savedTeams: before } = await import('#app/state/saved/savedTeams.ts');
  await before.change(() => [
    { id: 'k', name: 'Precious', link, changed: 1 },
    { id: 'm', name: 'Other', link: 'team=1&member=mew.psychic', changed: 1 },
  ]);
  await openWithout('/moves.json', '/defense/team/?team=1&member=onix.rock-ground');
  await press('Teams');
  await eventually(() => textOf(sheet).includes('Your saved teams couldn’t be read.'));
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await savedTeams.change((teams) => [...teams, { id: 'n', name: 'New', link: '', changed: 2 }]);
  expect([savedTeams.get().state, textOf(sheet).includes('Some teams couldn’t')]).toEqual([
    'failed',
    false,
  ]);
  wrongPath = '';
  await press('Try now');
  await eventually(() => hasControl('Edit New'));
  expect(['Precious', 'Other'].map((name) => hasControl(`Edit ${name}`))).toEqual([true, true]);
  await savedTeams.change(() => []);
});

test('a backup whose moves cannot be loaded offers no part of it', async () => {
  await openWithout('/moves.json', '/defense/team/');
  await press('Teams');
  await eventually(() => hasControl('Paste a backup or teams'));
  const teams = [
    { name: 'A', link, changed: 5 },
    { name: 'B', link: 'team=1&member=pikachu.electric', changed: 5 },
  ];
  const text = JSON.stringify({ format: 'countertype-teams', version: 1, teams });
  await fill('Paste a backup or teams', text);
  await eventually(() => textOf(sheet).includes('The team couldn’t be read. Paste it again'));
  expect(textOf(sheet)).not.toContain('Couldn’t be read: 1');
  expect(control<HTMLButtonElement>('Add teams').disabled).toBe(true);
  wrongPath = '';
  await fill('Paste a backup or teams', `${text} `);
  await eventually(() => textOf(sheet).includes('2 teams'));
});
