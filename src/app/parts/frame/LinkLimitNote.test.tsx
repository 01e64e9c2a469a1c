// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newGame } from '#core/ownGames/edit/chartEdits.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { eventually, notice, openApp, press, textOf } from '#tests/app.tsx';

const vega = newGame('Vega', 'default');

/** 400 own Pokémon do not fit into a link. */
const large: OwnGame = {
  ...vega,
  pokemon: Array.from({ length: 400 }, (_, index) => ({
    id: `own-pmon-${index}`,
    name: `Pmon number ${index}`,
    types: ['fire'],
  })),
};

const limit = 'A link can’t contain all of Vega. Send the game as a file, too.';

const copiedTexts: string[] = [];
vi.stubGlobal('navigator', {
  ...{ language: 'en', languages: ['en'], userAgent: 'Test', onLine: true },
  clipboard: { writeText: async (text: string) => void copiedTexts.push(text) },
});

/** Opens a calculator that uses the game. */
async function openWith(game: OwnGame): Promise<void> {
  await openApp('/defense/?types=fire');
  const [{ saveGame }, { chooseOwnGame }, { session }] = await Promise.all([
    import('#app/state/saveGame.ts'),
    import('#app/state/chooseOwnGame.ts'),
    import('#app/state/session.ts'),
  ]);
  await act(async () => {
    const { id } = (await saveGame(session, game))!;
    chooseOwnGame(session, game, id);
  });
  await eventually(() => textOf('main').includes('Vega'));
}

// Regression: the sender learned that the link lacks Pokémon after copying it, or never.
test('a link that cannot have all of the game says so below the answer, and before it is copied', async () => {
  await openWith(large);
  await eventually(() => textOf('main').includes(limit));
  await press('Copy link');
  await eventually(() => notice() === limit);
  expect(copiedTexts).toEqual([]);
  await act(async () => document.querySelector<HTMLElement>('[role=status] p + button')?.click());
  await eventually(() => notice() === 'Link copied.');
  expect(copiedTexts.splice(0)).toEqual([expect.stringContaining('/defense/?types=fire')]);
});

test('a link with the whole game is copied at once', async () => {
  await openWith(vega);
  await press('Copy link');
  await eventually(() => notice() === 'Link copied.');
  expect([textOf('main').includes(limit), copiedTexts.length]).toEqual([false, 1]);
});
