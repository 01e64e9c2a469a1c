// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { announcementDelayMs } from '#app/ui/Announcement.tsx';
import { eventually, openApp, passTime, pick, press, textOf, textsOf } from '#tests/app.tsx';

/*
 * What a screen reader says on each calculator after a change, and what its key for the next heading finds.
 */

/** The pause before an announcement in these tests, in milliseconds. */
const pauseMs = 100;

const { setTimeout } = globalThis;
vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
  setTimeout(run, ms === announcementDelayMs ? pauseMs : ms),
);

afterEach(() => virtual.stop());

async function readAnnouncements(): Promise<string[]> {
  const phrases = await act(() => virtual.spokenPhraseLog());
  // An empty region that appears is no announcement.
  return phrases.filter((phrase) => /^polite: ./.test(phrase));
}

/** Opens the address, does the change when the screen is ready, and returns what is said until nothing more comes. */
async function hear(
  address: string,
  change: () => Promise<void>,
  isReady = () => true,
): Promise<string[]> {
  await openApp(address);
  await eventually(isReady);
  // What loads after the start may change the answer, which is said first.
  await passTime(2 * pauseMs);
  await act(async () => {
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  });
  await change();
  while ((await readAnnouncements()).length === 0) await passTime();
  await passTime(2 * pauseMs);
  return readAnnouncements();
}

/** The first headings that the key finds, below the title of the answer. */
async function readHeadings(count: number): Promise<string[]> {
  const headings: string[] = [];
  while (headings.length < count) {
    await virtual.perform(virtual.commands.moveToNextHeading);
    headings.push(await virtual.lastSpokenPhrase());
  }
  return headings;
}

test('Solo says the weaknesses and immunities of a Pokémon once', async () => {
  expect(await hear('/defense/', () => pick('Pokémon', 'garchomp'))).toEqual([
    'polite: Garchomp. 4× from Ice. 2× from Dragon and Fairy. Immune to Electric.',
  ]);
  expect(await readHeadings(4)).toEqual([
    'heading, Garchomp, level 1',
    'heading, Takes four times the damage from, level 2',
    'heading, Takes double damage from, level 2',
    'heading, Takes half damage from, level 2',
  ]);
});

test('Team says who joined, and the most dangerous types once', async () => {
  expect(await hear('/defense/team/', () => pick('Pokémon', 'garchomp'))).toEqual([
    'polite: Garchomp joined your team. Ice is super effective against 1 member. Dangers: Ice 4×, Dragon, Fairy.',
  ]);
});

/** The text of the announcement, and whether the notice is announced as well. */
async function announcementOf(change: () => Promise<void>): Promise<[string, boolean]> {
  await change();
  await eventually(() => textsOf('main [aria-live]').some((text) => text !== ''));
  const message = document.querySelector('[role=status] p');
  return [
    textsOf('main [aria-live]').join(),
    message?.closest('[aria-live], [role=status]')?.getAttribute('aria-live') !== 'off',
  ];
}

// Regression: the notice and the answer were announced one after the other. (The virtual screen reader ignores
// aria-live="off" in a live region, so these tests read the attribute.)
test('Team says once which suggestion joined, and the answer', async () => {
  await openApp('/defense/team/?team=1&member=gengar.ghost-poison&generation=gen1', {
    answers: ['suggestChanges'],
  });
  await eventually(() => textsOf('[aria-label="What to add"] li').length > 0);
  expect(await announcementOf(() => press(/^Add /, 'What to add'))).toEqual([
    'Raticate joined your team. Ground is super effective against 1 member. Dangers: Ground, Psychic.',
    false,
  ]);
});

test('Solo says once what Clear did, and what it asks', async () => {
  await openApp('/defense/?types=fire');
  expect(await announcementOf(() => press('Clear'))).toEqual([
    'Cleared. What is it weak to?',
    false,
  ]);
});

test('a notice without an answer is announced itself', async () => {
  await openApp('/defense/?types=fire');
  await press('Add to team');
  const message = document.querySelector('[role=status] p');
  expect(message?.closest('[aria-live], [role=status]')?.getAttribute('role')).toBe('status');
});

test('Offense says what an attack is super effective against once', async () => {
  expect(await hear('/offense/', () => press('Electric', 'Choose'))).toEqual([
    'polite: Electric. 2× against Flying and Water. No effect on Ground.',
  ]);
  expect(await readHeadings(2)).toEqual([
    'heading, Electric: super effective against 2 types, level 1',
    'heading, Deals double damage to, level 2',
  ]);
});

test('Coverage says how many Pokémon the attacks are super effective against once', async () => {
  const coverage = '/offense/coverage/?attacks=ice';
  expect(await hear(coverage, () => press('Count abilities'))).toEqual([
    expect.stringMatching(/^polite: Super effective against 3\d\d of 1,\d{3} Pokémon$/),
  ]);
});

test('Battle says the answer of an example once', async () => {
  expect(await hear('/defense/battle/', () => press(/^Brock/))).toEqual([
    'polite: Lead with Venusaur. It beats 2 of 2 and loses to none. You have a counter to every opponent.',
  ]);
});

test('a double battle says one sentence for what each of the pair does', async () => {
  const link =
    '/defense/battle/?battle=1&us=garchomp.dragon-ground....Earthquake&us=rotomwash.electric-water....Thunderbolt' +
    '&us=kingambit.dark-steel....IronHead&them=gyarados.water-flying&them=tyranitar.rock-dark&them=mew.psychic' +
    '&them_active=1&doubles=1';
  const isReady = () => textOf('main').includes('Rotom-W with Thunderbolt: Tyranitar 1×.');
  expect(await hear(link, () => press(/^Choose Tyranitar/), isReady)).toEqual([
    'polite: Send out Rotom-W and Kingambit. Rotom-W with Thunderbolt: Gyarados 4×. Kingambit with Iron Head: Tyranitar 2×.',
  ]);
  expect(await readHeadings(2)).toEqual([
    'heading, Send out Rotom-W and Kingambit, level 1',
    'heading, Other pairs, level 2',
  ]);
});
