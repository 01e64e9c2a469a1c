import { describe, expect, it } from 'vitest';
import { emptyList, formatList, type ListState, parseList } from './coverage.ts';

const parse = (search: string) => parseList(new URLSearchParams(search));

describe('the address of a coverage list', () => {
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
    ['a type nobody knows', 'type=sound', {}, ['type']],
    ['a type that only attacks', 'type=stellar', {}, ['type']],
    ['an order', 'order=multiplier', { order: 'multiplier' }, []],
    ['an order nobody knows', 'order=weight', {}, ['order']],
    [
      'a search of more than fits',
      `search=${'a'.repeat(101)}`,
      { search: 'a'.repeat(100) },
      ['search'],
    ],
    ['two searches', 'search=a&search=b', { search: 'a' }, ['search']],
    ['bad attacks', 'attacks=sound&search=mew', { search: 'mew' }, ['attacks']],
  ])('says %s: %s', (_, search, state, ignored) => {
    const said = parse(search);
    expect(said.state).toEqual({ ...emptyList, ...state });
    expect([...new Set(said.ignored)]).toEqual(ignored);
  });

  it('says nothing of what nobody picked', () => {
    expect(`${formatList(emptyList)}`).toBe('');
  });
});
