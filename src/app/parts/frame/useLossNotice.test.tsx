// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventually, hasControl, notice, openApp } from '#tests/app.tsx';

// Regression: its Undo did nothing, because a session always shows the newest version of a saved game.
test('picks that the own game loses in another tab are named, without an undo', async () => {
  await openApp('/defense/');
  const { createSavedGame, savedGames } = await import('#app/state/saved/savedGames.ts');
  const { addType, newGame, removeType } = await import('#core/ownGames/edit/chartEdits.ts');
  const { session } = await import('#app/state/session.ts');
  const { chooseOwnGame } = await import('#app/state/chooseOwnGame.ts');
  const { changeGame } = await import('#app/state/saved/changeGame.ts');
  const game = addType(newGame('Test', 'default'), 'Light');
  const { id: light } = game.types.at(-1)!;
  await act(async () => {
    await savedGames.load();
    await savedGames.changeHeld((games) => [createSavedGame(game, games, 'g1'), ...games]);
    chooseOwnGame(session, game, 'g1');
  });
  await act(async () =>
    session.updateLast('defense', (state) => ({ ...state, types: [light, 'fire'] })),
  );
  await act(async () => void changeGame({ id: 'g1', game }, (each) => removeType(each, light)));
  await eventually(() => notice() === 'Not in Test: Light.');
  expect(hasControl('Undo')).toBe(false);
  await act(async () => session.setSettings({ ruleset: 'gen1', typeCount: 2 }));
});
