// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { control, eventually, hasControl, openApp, press } from '#tests/app.tsx';

/** What the player has shared. The app looks for the browser's function once, when its code is loaded. */
const sent = vi.hoisted(() => {
  const sent: ShareData[] = [];
  Object.assign(navigator, { share: async (data: ShareData) => void sent.push(data) });
  return sent;
});

test('a button shares the link; it has its word beside other actions and only an icon at an answer', async () => {
  await openApp('/offense/coverage/?attacks=fire');
  await eventually(() => hasControl('Share'));
  expect(['Share', 'Copy link'].map((name) => control(name).textContent)).toEqual([
    'Share',
    'Copy link',
  ]);
  await press('Share');
  await eventually(() => sent.length > 0);
  expect(sent).toEqual([
    { title: expect.stringContaining('Countertype'), url: expect.stringMatching(/attacks=fire$/) },
  ]);

  await openApp('/defense/?types=fire');
  await eventually(() => hasControl('Share'));
  expect(['Share', 'Copy link'].map((name) => control(name).textContent)).toEqual(['', '']);
});
