import { describe, expect, it } from 'vitest';
import { type Calculator, calculatorNames, calculators, rowOf } from './registry.ts';

const rows = Object.values(calculators);

/** The keys of controls that all screens have: find, copy the link, undo. */
const otherShortcuts = ['f', 'l', 'z'];

function stateKeyOf(name: Calculator): string {
  return calculators[name].stateKey;
}

describe('the calculators', () => {
  it('have paths of their own, each with a slash at both ends', () => {
    const paths = rows.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/([a-z]+\/)+$/);
  });

  it('have keys of their own, one letter each', () => {
    const shortcuts = rows.flatMap((row) => ('shortcut' in row ? [row.shortcut] : []));
    const all = [...shortcuts, ...otherShortcuts];
    expect(new Set(all).size).toBe(all.length);
    for (const shortcut of shortcuts) expect(shortcut).toMatch(/^[a-z]$/);
  });
});

describe.each(calculatorNames)('%s', (name) => {
  const { empty, parse, format, adopt, stateKey } = rowOf(name);

  it('is empty where an address says nothing, and then says nothing in it', () => {
    expect(parse(new URLSearchParams())).toEqual({ state: empty, ignored: [] });
    expect(`${format(empty)}`).toBe('');
  });

  it.each(calculatorNames.filter((other) => stateKeyOf(other) === stateKey))(
    'goes on with the state of %s',
    (other) => {
      const adopted = adopt(rowOf(other).empty);
      expect(parse(format(adopted))).toEqual({ state: adopted, ignored: [] });
      expect(adopted).toEqual(empty);
    },
  );
});
