import { describe, expect, it } from 'vitest';
import { type CoverageChoice, formatCoverage, noCoverage, parseCoverage } from './coverage.ts';

const parse = (search: string) => parseCoverage(new URLSearchParams(search));

describe('the address of a coverage list', () => {
  it.each<[string, string, Partial<CoverageChoice>, string[]]>([
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
    ['two searches', 'search=a&search=b', { search: 'a' }, ['search']],
    ['bad attacks', 'attacks=sound&search=mew', { search: 'mew' }, ['attacks']],
  ])('says %s: %s', (_, search, choice, ignored) => {
    const said = parse(search);
    expect(said.choice).toEqual({ ...noCoverage, ...choice });
    expect([...new Set(said.ignored)]).toEqual(ignored);
  });

  it('says nothing of what nobody picked', () => {
    expect(`${formatCoverage(noCoverage)}`).toBe('');
  });
});
