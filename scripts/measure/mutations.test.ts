import { expect, test } from 'vitest';
import { listMutations, mutate } from './mutations.ts';

test.each([
  ['a === b;', ['a !== b;', ';']],
  ['const c = a.length >= 2;', ['const c = a.length > 2;', 'const c = a.length >= 3;']],
  ['const c = a && !b;', ['const c = a || !b;', 'const c = a && b;']],
  ['const c = a ? b : 2;', ['const c = a ? 2 : b;', 'const c = a ? b : 3;']],
  ['const isOn = false;', ['const isOn = true;']],
  ['if (a) b();', ['if (!(a)) b();', 'if (a) {}', 'if (a) ;']],
  ['const c = a.some(b);', ['const c = a.every(b);']],
  ['const c = a.toString();', []],
  ["const c = 'a' + `b`;", []],
  [
    "const element = <Card isOpen={true} name='a' />;",
    ["const element = <Card isOpen={false} name='a' />;"],
  ],
])('changes one place of %s', (source, changed) => {
  const mutations = listMutations('source.tsx', source);
  expect(mutations.map((mutation) => mutate(source, mutation)).sort()).toEqual([...changed].sort());
});

test('refuses a source that is not TypeScript', () => {
  expect(() => listMutations('source.ts', 'const = ;')).toThrow('source.ts');
});
