// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { followSmallWindow } from './followWindow.ts';
import { session } from './session.ts';

// A small window may have asked for it before the page listened.
test('a page sends its small window all that it shows', async () => {
  session.open('a', 'defense', new URLSearchParams('types=fire'));
  const smallWindow = new BroadcastChannel('countertype-window-a');
  const received: unknown[] = [];
  smallWindow.onmessage = ({ data }) => void received.push(data);
  await followSmallWindow('a', false);
  await expect.poll(() => received).toHaveLength(1);
  expect(received).toEqual([
    expect.objectContaining({ kind: 'change', isWhole: true, screen: 'defense' }),
  ]);
  smallWindow.close();
});
