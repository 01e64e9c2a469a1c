// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  hasControl,
  notice,
  openApp,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

afterEach(() => void vi.restoreAllMocks());

const sheet = 'dialog[open]';
const field = 'Team as text';
const status = () => textOf(`${sheet} [role=status]`);
const alerts = () => textsOf(`${sheet} [role=alert]`);
const isDisabled = (name: string) => control<HTMLButtonElement>(name).disabled;

async function openImport(team: string): Promise<void> {
  await openApp(`/defense/team/?team=1&${team}`, { answers: ['openTeams'] });
  await press('Import');
  await eventually(() => hasControl(field));
}

const mews = (count: number) => 'Mew\n\n'.repeat(count);

test('of several pasted teams one is chosen, and its members are added as far as there is room', async () => {
  await openImport('member=abra.psychic&member=muk.poison');
  expect([isDisabled('Replace my team'), isDisabled('Add to my team')]).toEqual([true, true]);
  await fill(field, 'https://pokepast.es/0123456789abcdef');
  await eventually(() => status().startsWith('No Pokémon found yet.'));
  expect(status()).toBe('No Pokémon found yet. Lines that couldn’t be read: 1');
  expect(alerts()).toEqual([
    'Countertype doesn’t open links. Open the page, copy its text, and paste it here.',
  ]);
  expect([isDisabled('Replace my team'), hasControl('Team', 'Import a team')]).toEqual([
    true,
    false,
  ]);

  await fill(field, `=== Rain ===\n\nPikachu\n\n=== ===\n\n${mews(12)}`);
  await eventually(() => status() === '1 Pokémon found.');
  const options = [...control<HTMLSelectElement>('Team', 'Import a team').options];
  expect([options.map(({ text }) => text), alerts()]).toEqual([['Rain', 'Untitled team 2'], []]);
  await choose('Team', 'Untitled team 2', 'Import a team');
  expect(status()).toBe('12 Pokémon found.');
  expect(hasControl('Use the generation in the heading')).toBe(false);
  await press('Add to my team');
  expect(notice()).toBe('10 Pokémon imported. There is room for only 10.');
  expect(address().match(/member=\w+/g)).toEqual([
    'member=abra',
    'member=muk',
    ...Array.from({ length: 10 }, () => 'member=mew'),
  ]);
});

test('a pasted text waits for a tap if it has a choice or a line that could not be read', async () => {
  const read = vi.spyOn(navigator.clipboard, 'readText');
  const paste = async (text: string) => {
    read.mockResolvedValue(text);
    await press('Paste');
    await eventually(() => /^\d+ Pokémon/.test(status()));
  };
  await openImport('');
  read.mockRejectedValue(new Error('Refused'));
  await press('Paste');
  await eventually(() => alerts().length > 0);
  expect(alerts()).toEqual([
    'Your browser didn’t let Countertype read the clipboard. Paste into the field instead.',
  ]);
  for (const text of [
    'Mew\n\nMew2',
    '=== Rain ===\n\nPikachu\n\n=== Sun ===\n\nMew',
    '=== [gen1ou] Old ===\n\nMew',
    mews(13),
  ]) {
    await paste(text);
    expect([address(), alerts(), isDisabled('Use this team')]).toEqual([
      '/defense/team/',
      [],
      false,
    ]);
    await fill(field, '');
  }
  expect([status(), hasControl('Add to my team')]).toEqual(['', false]);
  await fill(field, 'Mew\0');
  expect(alerts()).toEqual([
    'This isn’t a text file, or it’s too large. Open another file, or paste the team.',
  ]);
  await fill(field, 'Mew');
  await eventually(() => status() === '1 Pokémon found.');
  expect(alerts()).toEqual([]);
});
