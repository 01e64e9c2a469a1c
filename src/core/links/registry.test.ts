import { describe, expect, it } from 'vitest';
import { officialWords } from './linkWords.ts';
import { type Calculator, calculatorNames, calculators, getCalculatorRow } from './registry.ts';

const rows = Object.values(calculators);

/** The keys of controls that all screens have: find, copy the link, undo. */
const otherShortcuts = ['f', 'l', 'z'];

function stateKeyOf(name: Calculator): string {
  return calculators[name].stateKey;
}

describe('the calculators', () => {
  it('have unique paths, each with a slash at both ends', () => {
    const paths = rows.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/([a-z]+\/)+$/);
  });

  it('have unique shortcuts of one letter', () => {
    const shortcuts = rows.flatMap((row) => ('shortcut' in row ? [row.shortcut] : []));
    const allShortcuts = [...shortcuts, ...otherShortcuts];
    expect(new Set(allShortcuts).size).toBe(allShortcuts.length);
    for (const shortcut of shortcuts) expect(shortcut).toMatch(/^[a-z]$/);
  });
});

describe.each(calculatorNames)('%s', (name) => {
  const { empty, parse, format, adopt, stateKey } = getCalculatorRow(name);

  it('parses an empty URL to the empty state, and formats it as an empty URL', () => {
    expect(parse(new URLSearchParams(), officialWords)).toEqual({ state: empty, ignored: [] });
    expect(`${format(empty)}`).toBe('');
  });

  it.each(calculatorNames.filter((other) => stateKeyOf(other) === stateKey))(
    'takes over the state of %s',
    (other) => {
      const state = adopt(getCalculatorRow(other).empty);
      expect(parse(format(state), officialWords)).toEqual({ state, ignored: [] });
      expect(state).toEqual(empty);
    },
  );
});
