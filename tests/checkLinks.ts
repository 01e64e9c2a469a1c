import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ParsedState } from '#core/links/parameter.ts';

/** Tests the functions of a kind of link with any states and any query strings. */
export function checkLinks<State>(
  parse: (params: URLSearchParams) => ParsedState<State>,
  format: (state: State) => URLSearchParams,
  states: fc.Arbitrary<State>,
  searches: fc.Arbitrary<string>,
): void {
  it('restores every formatted state', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { searchParams } = new URL(`https://countertype.example/?${format(state)}`);
        expect(parse(searchParams)).toEqual({ state, ignored: [] });
      }),
    );
  });

  it('parses any text to a state that can be formatted', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { state } = parse(new URLSearchParams(search));
        expect(parse(format(state))).toEqual({ state, ignored: [] });
      }),
    );
  });
}
