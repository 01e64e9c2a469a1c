// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { eventually, focusedName, hasControl, openApp, pick, press, textOf } from '#tests/app.tsx';

const game = readyMadeGames.find(({ fusion }) => fusion === 'infinite_fusion')!;
const link = `/defense/?pokemon=pidgey&types=normal-flying&own=${formatGameText(game)}`;

test('two Pokémon are fused, swapped and separated', async () => {
  await openApp(link);
  await eventually(() => hasControl('Fuse with…'));
  expect(hasControl('Fused with')).toBe(false);
  await press('Fuse with…');
  await eventually(() => hasControl('Fused with'));
  expect([focusedName(), hasControl('Swap')]).toEqual(['Fused with', false]);
  await pick('Fused with', 'squirtle');
  expect(textOf('main')).toContain('Flying from Pidgey · Water from Squirtle');
  await press('Swap');
  expect(textOf('main')).toContain('Water from Squirtle · Flying from Pidgey');
  await press('Remove Pidgey');
  expect([hasControl('Fused with'), hasControl('Swap')]).toEqual([true, false]);
});
