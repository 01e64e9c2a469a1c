// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually, openApp, textOf } from '#tests/app.tsx';

// Regression: the routers of all apps that a file had opened answered each step back, and wrote the address.
test('only the app that was opened last answers a step back', async () => {
  for (const path of ['/about/', '/terms/', '/defense/']) await openApp(path);
  history.replaceState(null, '', '/privacy/');
  const write = vi.spyOn(history, 'replaceState');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  await eventually(() => textOf('h1') === 'Privacy');
  expect(write).toHaveBeenCalledOnce();
});

test('no app outlives its test', () => {
  expect(document.querySelector('main')).toBeNull();
});
