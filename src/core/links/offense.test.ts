import { describe, expect, it } from 'vitest';
import {
  type ChosenAttack,
  emptyOffense,
  formatOffense,
  isSameAttack,
  type OffenseState,
  parseOffense,
  removeRepeats,
} from './offense.ts';

const ice: ChosenAttack = { strike: 'ice' };
const iceWithLens: ChosenAttack = { strike: 'ice', ability: 'tinted_lens' };
const iceWithScrappy: ChosenAttack = { strike: 'ice', ability: 'scrappy' };
const freezeDry: ChosenAttack = { strike: 'freeze_dry' };

function parse(search: string) {
  const { state, ignored } = parseOffense(new URLSearchParams(search));
  return { state, ignored: [...new Set(ignored)] };
}

describe('a URL is parsed to attacks', () => {
  it.each<[string, string, Partial<OffenseState>, string[]]>([
    ['an empty URL has no attacks', '', {}, []],
    ['no attacks at all', 'attacks=', {}, []],
    [
      'types and moves in the order picked',
      'attacks=freeze_dry-ice',
      { attacks: [freezeDry, ice] },
      [],
    ],
    ['an ability', 'attacks=ice.tinted_lens', { attacks: [iceWithLens] }, []],
    [
      'one type without and with an ability',
      'attacks=ice-ice.tinted_lens',
      { attacks: [ice, iceWithLens] },
      [],
    ],
    [
      'one type with two abilities, in the order picked',
      'attacks=ice.tinted_lens-ice-ice.scrappy',
      { attacks: [iceWithLens, ice, iceWithScrappy] },
      [],
    ],
    ['Stellar attacks', 'attacks=stellar', { attacks: [{ strike: 'stellar' }] }, []],
    ['a type twice', 'attacks=ice-ice', { attacks: [ice] }, ['attacks']],
    ['a move twice', 'attacks=freeze_dry-freeze_dry', { attacks: [freezeDry] }, ['attacks']],
    [
      'an attack twice with its ability',
      'attacks=ice.scrappy-ice-ice.scrappy',
      { attacks: [iceWithScrappy, ice] },
      ['attacks'],
    ],
    [
      'a type twice, once with an unknown ability',
      'attacks=ice-ice.nope',
      { attacks: [ice] },
      ['attacks'],
    ],
    ['an unknown type', 'attacks=ice-sound', { attacks: [ice] }, ['attacks']],
    ['types are lowercase', 'attacks=Ice', {}, ['attacks']],
    ['a move without rules of its own', 'attacks=ice-surf', { attacks: [ice] }, ['attacks']],
    ['an empty part', 'attacks=ice--freeze_dry', { attacks: [ice, freezeDry] }, ['attacks']],
    ['an unknown ability', 'attacks=ice.nope', { attacks: [ice] }, ['attacks']],
    ['an empty ability', 'attacks=ice.', { attacks: [ice] }, ['attacks']],
    ['an ability of defenders', 'attacks=ice.levitate', { attacks: [ice] }, ['attacks']],
    ['a hidden ability', 'attacks=ice.aura_break', { attacks: [ice] }, ['attacks']],
    [
      'two abilities at once',
      'attacks=ice.tinted_lens.scrappy',
      { attacks: [iceWithLens] },
      ['attacks'],
    ],
    ['property names of objects', 'attacks=constructor.toString-__proto__', {}, ['attacks']],
    ['attacks twice', 'attacks=ice&attacks=fire', { attacks: [ice] }, ['attacks']],
    ['an inverse battle', 'inverse=1', { inverse: true }, []],
    ['only 1 means inverse', 'inverse=true', {}, ['inverse']],
    ['abilities count', 'abilities=1', { countAbilities: true }, []],
    ['only 1 means that abilities count', 'abilities=0', {}, ['abilities']],
    ['parameters of other sites are not reported', 'utm_source=x&fbclid=y', {}, []],
  ])('%s: %s', (_, search, state, ignored) => {
    expect(parse(search)).toEqual({ state: { ...emptyOffense, ...state }, ignored });
  });
});

describe('attacks are formatted', () => {
  it.each<[string, Partial<OffenseState>, string]>([
    ['as an empty text if there are none', {}, ''],
    ['in the order picked', { attacks: [freezeDry, ice] }, 'attacks=freeze_dry-ice'],
    ['with their abilities', { attacks: [ice, iceWithLens] }, 'attacks=ice-ice.tinted_lens'],
    [
      'with everything else',
      { attacks: [iceWithScrappy], inverse: true, countAbilities: true },
      'attacks=ice.scrappy&inverse=1&abilities=1',
    ],
  ])('%s', (_, changes, search) => {
    const state = { ...emptyOffense, ...changes };
    expect(`${formatOffense(state)}`).toBe(search);
    expect(parse(search)).toEqual({ state, ignored: [] });
  });
});

describe('an attack is the same as another', () => {
  it.each<[ChosenAttack, ChosenAttack, boolean]>([
    [ice, { strike: 'ice', ability: undefined }, true],
    [iceWithLens, { ...iceWithLens }, true],
    [ice, iceWithLens, false],
    [iceWithScrappy, iceWithLens, false],
    [ice, freezeDry, false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSameAttack(one, other)).toBe(isSame);
    expect(isSameAttack(other, one)).toBe(isSame);
  });

  it.each<[string, ChosenAttack[], ChosenAttack[]]>([
    ['nothing', [], []],
    ['the first of each', [ice, freezeDry, { ...ice }, ice], [ice, freezeDry]],
    ['one type with every ability', [iceWithLens, ice, iceWithLens], [iceWithLens, ice]],
  ])('without repeats: %s', (_, attacks, unique) => {
    expect(removeRepeats(attacks)).toEqual(unique);
  });
});
