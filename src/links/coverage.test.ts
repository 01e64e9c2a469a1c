import { describe, expect, it } from 'vitest';
import { emptyList, formatList, type ListState, parseList } from './coverage.ts';

const parse = (search: string) => parseList(new URLSearchParams(search));

describe('the URL of a coverage list', () => {
  it.each<[string, string, Partial<ListState>, string[]]>([
    ['nothing', '', {}, []],
    [
      'the attacks of the offense screen',
      'attacks=ice-ground&abilities=1',
      { attacks: [{ strike: 'ice' }, { strike: 'ground' }], countAbilities: true },
      [],
    ],
    ['part of a name, as typed', 'search=Mr.+M', { search: 'Mr. M' }, []],
    ['a type', 'type=steel', { type: 'steel' }, []],
    ['an unknown type', 'type=sound', {}, ['type']],
    ['a type that only attacks', 'type=stellar', {}, ['type']],
    ['an order', 'order=multiplier', { order: 'multiplier' }, []],
    ['an unknown order', 'order=weight', {}, ['order']],
    [
      'a search that is too long',
      `search=${'a'.repeat(101)}`,
      { search: 'a'.repeat(100) },
      ['search'],
    ],
    ['two searches', 'search=a&search=b', { search: 'a' }, ['search']],
    ['invalid attacks', 'attacks=sound&search=mew', { search: 'mew' }, ['attacks']],
  ])('holds %s: %s', (_, search, state, ignored) => {
    const parsed = parse(search);
    expect(parsed.state).toEqual({ ...emptyList, ...state });
    expect([...new Set(parsed.ignored)]).toEqual(ignored);
  });

  it('is empty for the empty state', () => {
    expect(`${formatList(emptyList)}`).toBe('');
  });
});
