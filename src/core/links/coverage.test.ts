import { describe, expect, it } from 'vitest';
import { emptyList, formatList, formatQuestionUrl, type ListState, parseList } from './coverage.ts';

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
    ['two types', 'type=water-ground', { type: 'water', secondType: 'ground' }, []],
    ['one type alone', 'type=water-water', { type: 'water', secondType: 'water' }, []],
    ['three types', 'type=water-ground-ice', { type: 'water', secondType: 'ground' }, ['type']],
    ['an unknown second type', 'type=water-sound', { type: 'water' }, ['type']],
    ['an unknown first type', 'type=sound-water', {}, ['type']],
    ['an unknown type', 'type=sound', {}, ['type']],
    ['a type that only attacks', 'type=stellar', {}, ['type']],
    ['types that it resists', 'resists=ice-dragon', { resists: ['ice', 'dragon'] }, []],
    ['an unknown one of them', 'resists=ice-sound', { resists: ['ice'] }, ['resists']],
    ['one of them twice', 'resists=ice-ice', { resists: ['ice'] }, ['resists']],
    ['one of them that only attacks', 'resists=stellar', {}, ['resists']],
    ['types that it is not weak to', 'not_weak=fairy', { notWeakTo: ['fairy'] }, []],
    ['an unknown one of them', 'not_weak=Fairy', {}, ['not_weak']],
    ['a double weakness', 'double_weakness=1', { hasDoubleWeakness: true }, []],
    ['a double weakness of another kind', 'double_weakness=4', {}, ['double_weakness']],
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

describe('the URL of a question', () => {
  it('asks about all Pokémon of the game, with their abilities', () => {
    const filter = { resists: ['ice', 'dragon'], notWeakTo: ['fairy'] } as const;
    expect(formatQuestionUrl(filter, { ruleset: 'gen2', typeCount: 2 }, true)).toBe(
      '/offense/coverage/normal/?inverse=1&abilities=1&resists=ice-dragon&not_weak=fairy&generation=gen2',
    );
  });
});
