// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  focus,
  focusedName,
  hasControl,
  notice,
  openApp,
  passTime,
  press,
  pressKey,
  textOf,
  textsOf,
} from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';

afterEach(() => void vi.restoreAllMocks());

const two = '/defense/team/?team=1&member=garchomp.dragon-ground&member=dragonite.dragon-flying';
const sheet = 'dialog[open]';
const teams = () =>
  [...document.querySelectorAll(`${sheet} [data-team] [aria-label^="Edit "]`)].map((each) =>
    each.getAttribute('aria-label')?.slice('Edit '.length),
  );
const message = () => textsOf(`${sheet} [role=status]`).filter(Boolean).at(-1);
const team = (name: string, changed: number, link = 'team=1&member=mew.psychic') => ({
  id: `id-${name}`,
  name,
  link,
  changed,
});

/** Saves teams with these names and opens the sheet of saved teams. */
async function openTeams(names: readonly string[], link = '/defense/team/'): Promise<void> {
  cleanup();
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await savedTeams.change(() => names.map((name, index) => team(name, 100 - index)));
  await openApp(link);
  await press('Teams');
  await eventually(() => teams().length === names.length && textOf(sheet).includes('Backup'));
}

test('a saved team is opened', async () => {
  await openTeams(['Rain', 'Sun']);
  await press(/^Rain/);
  await eventually(() => address().includes('member=mew.psychic'));
  expect(document.querySelector(sheet)).toBeNull();
  await eventually(() => textOf('main').includes('Saved as Rain.'));
});

test('the present team is saved among the others, with the names of its first members', async () => {
  const members = ['.rock', '.ice', '', '.fire', '.bug'].map((each) => `member=${each}`).join('&');
  await openTeams([], `/defense/team/?team=1&${members}`);
  expect(textOf(sheet)).toContain('Not saved.');
  // There is nothing to save in a file yet.
  expect(hasControl('Save all to a file')).toBe(false);
  const accept = refuseWrites('team-');
  vi.spyOn(console, 'warn').mockReturnValue();
  await press('Save team', 'Your teams');
  await eventually(() => message()?.startsWith('This device has no space left') ?? false);
  expect([teams(), hasControl('Undo')]).toEqual([[], false]);
  accept();
  await press('Save team', 'Your teams');
  await eventually(() => message() === 'Saved as Rock, Ice, Fire.');
  expect([teams(), focusedName()]).toEqual([['Rock, Ice, Fire'], 'Undo']);
  expect([textOf(sheet).includes('Not saved.'), hasControl('Save all to a file')]).toEqual([
    false,
    true,
  ]);
  await press('Undo');
  await eventually(() => textOf(sheet).includes('Not saved.'));
});

// Regressions: "Saved as" stood twice in the sheet, with a name of 41 letters.
test('a team with long names of members gets the first free number, and is said to be saved once', async () => {
  const members = [
    'venusaur.grass-poison',
    'charizard.fire-flying',
    'blastoise.water',
    'mew.psychic',
  ];
  const link = `/defense/team/?team=1&${members.map((each) => `member=${each}`).join('&')}`;
  await openTeams(['Untitled team 1', 'Rain'], link);
  await press('Save team', 'Your teams');
  await eventually(() => message() === 'Saved as Untitled team 2.');
  expect(textOf(sheet).split('Saved as')).toHaveLength(2);
});

test('teams that cannot be read are named, and a refused read is told', async () => {
  await openTeams(['Rain']);
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  const link = 'team=9&member=mew.psychic';
  const undo = await act(() =>
    savedTeams.change((before) => [...before, team('Odd', 1, link), team('', 1, link)]),
  );
  await eventually(() => textOf(sheet).includes('doesn’t have: team-id-, Odd.'));
  expect(teams()).toEqual(['Rain']);
  await act(undo);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('No access');
  });
  await act(() => savedTeams.load());
  await eventually(() =>
    textOf(`${sheet} [role=alert]`).startsWith('Your saved teams couldn’t be'),
  );
  expect(hasControl('Save all to a file')).toBe(false);
});

// Regression: a team without a name had an empty row.
test('a team of a backup without a name gets one', async () => {
  await openTeams(['Rain']);
  await press('Backup');
  const teams = [{ name: '', link: 'team=1&member=mew.psychic', changed: 1 }];
  const text = JSON.stringify({ format: 'countertype-teams', version: 1, teams });
  await fill('Paste a backup or teams', text, '');
  await eventually(() => !control<HTMLButtonElement>('Add teams').disabled);
  await press('Add teams');
  await eventually(() => textOf(sheet).includes('Untitled team 1'));
});

// Regression: opening a team closed the sheet over a pasted backup and a typed name.
test('a saved team asks before it opens over a typed text', async () => {
  await openTeams(['Rain', 'Sun']);
  await press('Edit Sun');
  await fill('Team name', 'Sand');
  await press(/^Rain/);
  expect(textOf(`${sheet} [role=alert]`)).toContain('would be lost');
  await press('Rename');
  await press(/^Rain/);
  await eventually(() => document.querySelector(sheet) === null);
});

test('a saved team is renamed, duplicated, moved and removed, each with an undo', async () => {
  await openTeams(['Rain', 'Sun', 'Sand']);
  await press('Edit Sun');
  expect(focusedName()).toBe('Team name');
  await fill('Team name', ' Rain ');
  await press('Rename');
  await eventually(() => message() === 'Sun is now called Rain (2).');
  // A name that is in use gets a number.
  expect([teams(), focusedName()]).toEqual([['Rain', 'Rain (2)', 'Sand'], 'Edit Rain (2)']);
  await press('Undo', '');
  await eventually(() => teams()[1] === 'Sun');
  expect(focusedName()).toBe('Move Rain');
  await press('Edit Sun');
  await fill('Team name', ' ');
  await press('Rename');
  expect([teams(), hasControl('Rename')]).toEqual([['Rain', 'Sun', 'Sand'], false]);
  await press('Edit Sun');
  await press('Rename');
  expect([teams(), message()]).toEqual([['Rain', 'Sun', 'Sand'], '3 teams']);
  await press('Edit Sun');
  await press('Duplicate');
  await eventually(() => message() === 'Sun was duplicated.');
  expect(teams()).toEqual(['Rain', 'Sun', 'Sun (2)', 'Sand']);
  await press('Edit Sand');
  expect(control<HTMLButtonElement>('Down').disabled).toBe(true);
  await press('Up');
  await eventually(() => message() === 'Sand is now number 3 of 4.');
  expect([teams(), focusedName()]).toEqual([['Rain', 'Sun', 'Sand', 'Sun (2)'], 'Up']);
  await press('Down');
  await eventually(() => teams()[3] === 'Sand');
  expect(focusedName()).toBe('Up');
  await press('Remove');
  await eventually(() => message() === 'Sand was removed.');
  expect([teams(), focusedName()]).toEqual([['Rain', 'Sun', 'Sun (2)'], 'Undo']);
  await press('Undo');
  await eventually(() => teams().length === 4);
  for (const [name, ...disabled] of [
    ['Edit Sun', false, false],
    ['Edit Rain', true, false],
  ] as const) {
    await press(name);
    expect(focusedName()).toBe('Team name');
    expect(['Up', 'Down'].map((each) => control<HTMLButtonElement>(each).disabled)).toEqual(
      disabled,
    );
  }
});

test('arrow keys move among the rows, and along a column', async () => {
  await openTeams(['Rain', 'Sun', 'Sand']);
  await focus('Edit Rain');
  for (const [key, name] of [
    ['ArrowDown', 'Edit Sun'],
    ['End', 'Edit Sand'],
    ['ArrowUp', 'Edit Sun'],
    ['Home', 'Edit Rain'],
    ['ArrowRight', 'Edit Rain'],
  ] as const) {
    await pressKey(key);
    expect([key, focusedName()]).toEqual([key, name]);
  }
});

test('many teams can be searched and sorted, and then not moved', async () => {
  const names = ['Rain 10', 'Sun', 'Sand', 'Rain 9', 'Hail', 'Trick Room'];
  await openTeams(names.slice(0, 5));
  expect([hasControl('Search teams'), textOf(sheet).includes('5 teams')]).toEqual([false, true]);
  await openTeams(names);
  await fill('Search teams', 'rain');
  expect([teams(), textOf(sheet).includes('2 teams')]).toEqual([['Rain 10', 'Rain 9'], true]);
  await press('Edit Rain 10');
  expect(control<HTMLButtonElement>('Down').disabled).toBe(true);
  expect(control<HTMLButtonElement>('Move Rain 10').disabled).toBe(true);
  await fill('Search teams', 'room tri');
  expect(teams()).toEqual(['Trick Room']);
  await fill('Search teams', '');
  await choose('Sort', 'By name', '');
  expect(teams()).toEqual(['Hail', 'Rain 9', 'Rain 10', 'Sand', 'Sun', 'Trick Room']);
  await choose('Sort', 'Last changed');
  expect(teams()).toEqual(names);
  await choose('Sort', 'By name', '');
  await press('Edit Sun');
  await fill('Team name', 'Drought');
  await press('Rename');
  await eventually(() => teams()[0] === 'Drought');
  expect(focusedName()).toBe('Edit Drought');
});

test('a backup as text is saved, copied and read', async () => {
  await openTeams(['Rain']);
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy for Showdown');
  await eventually(() => textOf(sheet).includes('Text copied.'));
  expect(copy.mock.lastCall?.[0]).toMatch(/Rain[\s\S]*Mew/);
  copy.mockRejectedValue(new Error('blocked'));
  await press('Copy for Showdown');
  await eventually(() => textOf(sheet).includes('Save all to a file instead.'));
  const text = 'Paste a backup or teams';
  await fill(text, 'nothing useful');
  await eventually(() => textOf(`${sheet} [role=alert]`).startsWith('No team found'));
  await fill(text, '');
  await eventually(() => document.querySelector(`${sheet} [role=alert]`) === null);
  await fill(text, await readFile('tests/teamBackup3.json', 'utf8'));
  await eventually(() => hasControl('Add'));
  const statuses = () => textsOf(`${sheet} [role=status]`).slice(2, -1);
  expect(statuses()).toEqual(['1 team', 'Games: 1', 'Practiced matchups: 2']);
  const { games, ...rest } = JSON.parse(await readFile('tests/teamBackup4.json', 'utf8'));
  await fill(text, JSON.stringify({ ...rest, teams: [], practice: [] }));
  await eventually(() => hasControl('Add'));
  expect(statuses()).toEqual(['Daily quiz: 2']);
  await fill(text, JSON.stringify({ ...rest, teams: [], games, practice: [], daily: [] }));
  await eventually(() => hasControl('Add teams and games'));
  expect(statuses()).toEqual(['Games: 1']);
  expect(textOf(sheet).includes('Couldn’t be read')).toBe(false);
  await fill(text, '=== [gen9] Rain ===\n\nPikachu\nOdd line!\n\n=== [gen9] Snow ===\n\nGengar\n');
  await eventually(() => textsOf(`${sheet} [role=status]`).includes('2 teams'));
  expect(textOf(sheet)).toContain('Couldn’t be read: 1');
  await choose('If a name is already taken', 'Skip');
  await press('Add teams');
  await eventually(() => message() === 'Added: 1. Replaced: 0. Skipped: 1.');
  expect([
    teams(),
    control<HTMLTextAreaElement>(text).value,
    control<HTMLButtonElement>('Add teams').disabled,
  ]).toEqual([['Rain', 'Snow'], '', true]);
});

test('all is saved to a file, and a received file is opened', async () => {
  await openTeams(['Rain']);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await press('Save all to a file');
  await eventually(() => names.length > 0);
  expect([names, JSON.parse(await files[0]!.text()).teams.length]).toEqual([
    ['countertype-teams.json'],
    1,
  ]);
  expect(textOf(sheet)).not.toContain('The file isn’t complete');
  const backup = new File(files, 'backup.json');
  const large = new File(['{}'], 'large.json');
  Object.defineProperty(large, 'size', { value: 100_000_001 });
  const open = async (file: File) => {
    const input = document.querySelector(`${sheet} input[type=file]`)!;
    await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  };
  await open(backup);
  await eventually(() => !control<HTMLButtonElement>('Add teams').disabled);
  await open(large);
  await eventually(() => textOf(`${sheet} [role=alert]`) === 'This backup is too large.');
  expect(control<HTMLButtonElement>('Add teams').disabled).toBe(true);
  await fill('Paste a backup or teams', '');
  await press('Close');
  await eventually(() => document.querySelector(sheet) === null);
  const { handover } = await import('#app/state/handover.ts');
  act(() => handover.set({ content: 'backup', files: [backup] }));
  await eventually(
    () => hasControl('Add teams') && !control<HTMLButtonElement>('Add teams').disabled,
  );
  expect(document.querySelector<HTMLDetailsElement>(`${sheet} details`)?.open).toBe(true);
  await press('Add teams');
  await eventually(() => message() === 'Added: 1. Replaced: 0. Skipped: 0.');
  await press('Close');
  await eventually(() => document.querySelector(sheet) === null);
});

test('the settings lead to the backup, also on this screen', async () => {
  for (const path of ['/offense/', '/defense/team/']) {
    await openApp(path);
    await press('Settings');
    await press('Backup');
    await eventually(() => document.querySelector(`${sheet} details`) !== null);
    expect(address()).toBe('/defense/team/');
    expect(document.querySelector<HTMLDetailsElement>(`${sheet} details`)?.open).toBe(true);
    await press('Close');
  }
});

// Regression: the text that was read last was added, although the player had replaced it.
test('the newest text is added, even if an earlier one is read later', async () => {
  const backup = await readFile('tests/teamBackup1.json', 'utf8');
  await openTeams(['Rain']);
  const text = 'Paste a backup or teams';
  // Showdown's text needs more files than a backup.
  await fill(text, '=== [gen9] Late ===\n\nPikachu\n');
  await fill(text, backup);
  await eventually(() => textsOf(`${sheet} [role=status]`).includes('7 teams'));
  await act(() => vi.dynamicImportSettled());
  await passTime();
  expect(textsOf(`${sheet} [role=status]`)).toContain('7 teams');
});

// Regression: the team at the old position moved, which was another one.
test('a team moves, although another tab has added one that this tab does not know yet', async () => {
  await openTeams(['Rain', 'Sun', 'Sand']);
  await press('Edit Sand');
  const { writeRecord } = await import('#app/browser/records/database.ts');
  await writeRecord('team-id-Hail', { ...team('Hail', 1), position: 0 });
  await press('Up');
  await eventually(() => message() === 'Sand is now number 2 of 3.');
  expect(teams()).toEqual(['Hail', 'Rain', 'Sand', 'Sun']);
});

test('a team that was removed from the saved ones says so and can be saved again', async () => {
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await openTeams(['Rain']);
  await press(/^Rain/);
  await eventually(() => textOf('main').includes('Saved as Rain.'));
  await act(() => savedTeams.change(() => []));
  await eventually(() => textOf('main').includes('This team was removed from your saved teams.'));
  await press('Save team');
  await eventually(() => textOf('main').includes('Saved as Mew.'));
  expect(textOf('main')).not.toContain('was removed from your saved teams');
});

// Regression: on a slow network, its name was "Untitled team 1", for the types of its members.
test('a team that is saved before the Pokédex has arrived has the names of its members', async () => {
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await savedTeams.change(() => []);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await openApp(two, {
    changeFile: async (path, text) => {
      if (path === '/pokedex.json') await arrival;
      return text;
    },
    isReady: () => hasControl('Save team'),
  });
  for (let tap = 0; tap < 2; tap++) await press('Save team');
  expect(control('Save team').getAttribute('aria-disabled')).toBe('true');
  arrive();
  await eventually(() => notice() === 'Saved as Garchomp, Dragonite.');
  await press(/^Teams/);
  await eventually(() => teams().length > 0);
  expect(teams()).toEqual(['Garchomp, Dragonite']);
});

// Regression: nothing was said, and the list still had the team.
test('a refused undo of saving a team says so, on the screen and in the sheet', async () => {
  await openTeams([], two);
  const refuse = () =>
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('Refused', 'UnknownError');
    });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await press('Save team', 'Your teams');
  await eventually(() => message() === 'Saved as Garchomp, Dragonite.');
  refuse();
  await press('Undo', 'Your teams');
  await eventually(() => /^Nothing was changed/.test(message() ?? ''));
  expect(teams()).toEqual(['Garchomp, Dragonite']);
  vi.restoreAllMocks();
  await openApp(two);
  await eventually(() => hasControl('Save team'));
  await press('Save team');
  await eventually(() => notice() === 'Saved as Garchomp, Dragonite (2).');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  refuse();
  await press('Undo');
  await eventually(() => notice().startsWith('Nothing was changed'));
  await eventually(() => textOf('main').includes('Saved as Garchomp, Dragonite (2).'));
});
