// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { loadMoves } from '#app/downloads/moves/loadMoves.ts';
import { setLanguage, startTranslations } from '#app/i18n/i18n.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';
import { useNames } from './names.ts';
import { OwnNamesContext } from './ownNames.ts';

test('all components have the same names, until the language, the game or the moves change', async () => {
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(readFileSync(`public${address.split('?')[0]}`)),
  );
  await startTranslations('en');
  const read = (ownName?: string) => {
    const ice = { id: 'ice', name: ownName } as OwnGameType;
    const wrapper = ({ children }: { children: ReactNode }) => (
      <OwnNamesContext
        value={{ types: new Map([['ice', ice]]), abilities: new Map(), moves: undefined }}
      >
        {children}
      </OwnNamesContext>
    );
    return renderHook(useNames, ownName ? { wrapper } : {}).result;
  };
  const one = read();
  const other = read();
  const own = read('Klang');
  const before = one.current;
  expect(other.current).toBe(before);
  expect([before.typeName('ice'), own.current.typeName('ice')]).toEqual(['Ice', 'Klang']);
  expect(one.current.strikeName('IceBeam')).toBe('Ice Beam');

  await act(() => setLanguage('de'));
  expect(one.current.typeName('ice')).toBe('Eis');
  expect(other.current).toBe(one.current);
  expect(one.current).not.toBe(before);

  const withoutMoves = one.current;
  await act(loadMoves);
  await waitFor(() => expect(one.current.strikeName('IceBeam')).toBe('Eisstrahl'), {
    timeout: 10_000,
  });
  expect(one.current).not.toBe(withoutMoves);
  expect(other.current).toBe(one.current);
});
