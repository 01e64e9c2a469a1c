// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  hasControl,
  openApp,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const sheet = 'dialog[open]';
const teams = () =>
  textsOf(`${sheet} [aria-label="Your teams"] button > span:first-child > span:first-child`);
const count = () => textOf(`${sheet} [role=status]`);

const links = ['member=mew.psychic', 'member=muk.poison', '', 'member=natu.psychic-flying'];

/** Saves teams with these names. */
async function save(...names: readonly string[]): Promise<void> {
  const { savedTeams } = await import('#app/state/saved/savedTeams.ts');
  await act(async () => {
    await savedTeams.change(() =>
      names.map((name, index) => ({
        id: `id-${name}`,
        name,
        link: `team=1&${links[index] ?? links[0]}`,
        changed: index,
      })),
    );
  });
}

test('a saved team with members is searched, sorted and chosen', async () => {
  await openApp('/offense/');
  await press('A team’s attacks');
  await eventually(() => textOf(sheet).includes('You don’t have any teams yet.'));
  expect(control('Build a team').getAttribute('href')).toBe('/defense/team/');
  expect([hasControl(/^Current team/), hasControl('Import a team'), teams()]).toEqual([
    false,
    false,
    [],
  ]);
  await save('Rain 10', 'Sun', 'Empty', 'Sand', 'Rain 9', 'Hail');
  await eventually(() => teams().length === 5);
  expect([hasControl('Search teams'), hasControl('Build a team')]).toEqual([false, false]);
  await save('Rain 10', 'Sun', 'Empty', 'Sand', 'Rain 9', 'Hail', 'Fog');
  await eventually(() => teams().length === 6);
  expect([teams(), count()]).toEqual([
    ['Rain 10', 'Sun', 'Sand', 'Rain 9', 'Hail', 'Fog'],
    '6 teams',
  ]);
  expect(hasControl('Search teams')).toBe(true);
  await choose('Sort', 'By name');
  expect(teams()).toEqual(['Fog', 'Hail', 'Rain 9', 'Rain 10', 'Sand', 'Sun']);
  await choose('Sort', 'Last changed');
  expect(teams()).toEqual(['Fog', 'Hail', 'Rain 9', 'Sand', 'Sun', 'Rain 10']);
  await fill('Search teams', 'RAIN');
  await eventually(() => teams().length === 2);
  expect(count()).toBe('2 teams');
  await fill('Search teams', 'snow');
  await eventually(() => count() === 'No team matches your search.');
  await fill('Search teams', ' ');
  await eventually(() => count() === '6 teams');
  await press(/^Sand/, 'Your teams');
  expect([textOf(sheet), address()]).toEqual(['', '/offense/?attacks=flying-psychic']);
});
