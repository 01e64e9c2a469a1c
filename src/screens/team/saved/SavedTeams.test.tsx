// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { cleanup } from '@testing-library/react';
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
  openApp,
  press,
  pressKey,
  textOf,
  textsOf,
} from '#tests/app.tsx';

afterEach(() => void vi.restoreAllMocks());

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
  const { savedTeams } = await import('#saved/savedTeams.ts');
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
  await eventually(() => message() === 'Sun is now called Rain.');
  // A name that is in use gets a number.
  expect([teams(), focusedName()]).toEqual([['Rain', 'Rain (2)', 'Sand'], 'Edit Rain (2)']);
  await press('Undo', '');
  await eventually(() => teams()[1] === 'Sun');
  await press('Edit Sun');
  await fill('Team name', ' ');
  await press('Rename');
  expect([teams(), hasControl('Rename')]).toEqual([['Rain', 'Sun', 'Sand'], false]);
  await press('Edit Sun');
  await press('Duplicate');
  await eventually(() => message() === 'Sun was duplicated.');
  expect(teams()).toEqual(['Rain', 'Sun', 'Sun (2)', 'Sand']);
  await press('Edit Sand');
  expect(control<HTMLButtonElement>('Down').disabled).toBe(true);
  await press('Up');
  await eventually(() => message() === 'Sand is now number 3 of 4.');
  expect(teams()).toEqual(['Rain', 'Sun', 'Sand', 'Sun (2)']);
  await press('Down');
  await eventually(() => teams()[3] === 'Sand');
  await press('Remove');
  await eventually(() => message() === 'Sand was removed.');
  expect([teams(), focusedName()]).toEqual([['Rain', 'Sun', 'Sun (2)'], 'Undo']);
  await press('Undo');
  await eventually(() => teams().length === 4);
  await press('Edit Rain');
  expect([
    control<HTMLButtonElement>('Up').disabled,
    control<HTMLButtonElement>('Down').disabled,
  ]).toEqual([true, false]);
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
  await eventually(() => textOf(`${sheet} [role=alert]`).startsWith('No team was found'));
  await fill(text, '');
  await eventually(() => document.querySelector(`${sheet} [role=alert]`) === null);
  await fill(text, await readFile('tests/teamBackup3.json', 'utf8'));
  await eventually(() => hasControl('Add'));
  const statuses = textsOf(`${sheet} [role=status]`);
  expect(statuses).toEqual(expect.arrayContaining(['1 team', 'Games: 1', 'Practiced matchups: 2']));
  await fill(text, '=== [gen9] Rain ===\n\nPikachu\n\n=== [gen9] Snow ===\n\nGengar\n');
  await eventually(() => textsOf(`${sheet} [role=status]`).includes('2 teams'));
  await choose('If a name is already taken', 'Skip');
  await press('Add teams');
  await eventually(() => message() === 'Added: 1. Replaced: 0. Skipped: 1.');
  expect([
    teams(),
    control<HTMLTextAreaElement>(text).value,
    control<HTMLButtonElement>('Add teams').disabled,
  ]).toEqual([['Rain', 'Snow'], '', true]);
});

// Regression: the text that was read last was added, although the player had replaced it.
test('the newest text is added, even if an earlier one is read later', async () => {
  await openTeams(['Rain']);
  const text = 'Paste a backup or teams';
  // Showdown's text needs more files than a backup.
  await fill(text, '=== [gen9] Late ===\n\nPikachu\n');
  await fill(text, await readFile('tests/teamBackup1.json', 'utf8'));
  await eventually(() => textsOf(`${sheet} [role=status]`).includes('7 teams'));
  await new Promise((done) => setTimeout(done, 300));
  expect(textsOf(`${sheet} [role=status]`)).toContain('7 teams');
});
