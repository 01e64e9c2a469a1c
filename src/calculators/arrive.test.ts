import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchHistory } from '#browser/history.ts';
import { arrive } from './arrive.ts';
import { type DefenderChoice, formatDefender, noDefender } from './defense.ts';
import { type Calculator, forget, remember, remembered, replaceBelow } from './remembered.ts';
import { formatSettings } from './settings.ts';

const at = (search: string) => arrive('defense', new URL(`https://example.org/defense/?${search}`));

function goBackTo(href: string): void {
  vi.stubGlobal('window', {
    ...window,
    location: { href },
    addEventListener: (_: string, listen: () => void) => listen(),
  });
  watchHistory();
}

beforeEach(() => {
  forget();
  const session = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('arriving on the screen', () => {
  it('the first time shows an empty screen', () => {
    expect(at('')).toBe('empty');
  });

  it('by a link shows what it says, with its settings', () => {
    expect(at('types=fire&generation=gen2')).toEqual({
      settings: { generation: 'gen2', typeCount: 2 },
    });
  });

  it('without a link goes on where the session was', () => {
    at('types=fire-flying&type_count=3');
    expect(at('')).toEqual({ redirect: 'types=fire-flying&type_count=3' });
  });

  it('by an address of ours with what other sites add goes on where the session was', () => {
    at('types=fire');
    expect(at('utm_source=x&fbclid=y')).toEqual({ redirect: 'types=fire' });
  });

  it('by a link keeps nothing of what other sites added', () => {
    at('utm_source=x&types=fire&fbclid=y');
    expect(remembered('defense')).toBe('types=fire');
  });

  it('by a bad link shows that link, not the last choice', () => {
    at('types=fire');
    expect(at('types=sound')).toEqual({ settings: { generation: 'default', typeCount: 2 } });
  });

  it('by the back button to an empty screen begins anew', () => {
    at('types=fire');
    goBackTo('https://example.org/defense/?');
    expect(at('')).toBe('empty');
    expect(remembered('defense')).toBe('');
  });

  it('by the back button to an address that another stands for goes to that one, once', () => {
    at('types=fire');
    replaceBelow('defense', 'types=fire', 'types=fire&generation=gen2');
    goBackTo('https://example.org/defense/?types=fire');
    expect(at('types=fire')).toEqual({ redirect: 'types=fire&generation=gen2' });
    goBackTo('https://example.org/defense/?types=fire');
    expect(at('types=fire')).toHaveProperty('settings');
  });

  it('what is chosen after an address was replaced is not undone by going back', () => {
    replaceBelow('defense', 'types=fire', 'types=fire&generation=gen2');
    remember('defense', 'types=water');
    goBackTo('https://example.org/defense/?types=fire');
    expect(at('types=fire')).toEqual({ settings: { generation: 'default', typeCount: 2 } });
  });

  it('an address replaced twice stands for the last', () => {
    for (const [before, next] of [
      ['', 'types=fire'],
      ['types=fire', 'types=fire-flying'],
    ] as const) {
      replaceBelow('defense', before, next);
      remember('defense', next);
    }
    goBackTo('https://example.org/defense/?');
    expect(at('')).toEqual({ redirect: 'types=fire-flying' });
  });

  it('an address of another screen stands for itself', () => {
    replaceBelow('team', 'types=fire', 'team=1');
    goBackTo('https://example.org/defense/?types=fire');
    expect(at('types=fire')).toHaveProperty('settings');
  });

  const whole: DefenderChoice = {
    pokemon: 'mew',
    types: ['psychic'],
    ability: 'none',
    tera: 'ice',
    item: 'ring_target',
    conditions: ['rain'],
    inverse: true,
  };
  const written = [
    ...formatDefender(whole),
    ...formatSettings({ generation: 'gen1', typeCount: 3 }),
  ];
  it.each(written)('knows every parameter a link can hold: %s=%s', (name, value) => {
    expect(at(`${name}=${value}`)).toHaveProperty('settings');
  });

  it('survives a blocked storage', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    expect(at('types=fire')).toHaveProperty('settings');
    expect(at('')).toEqual({ redirect: 'types=fire' });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('arriving on a screen of the attacks', () => {
  const onScreen = (calculator: Calculator, search: string) =>
    arrive(calculator, new URL(`https://example.org/?${search}`));
  const followers = ['coverage', 'weakness', 'normal', 'resistance'] as const;

  it.each(followers)('goes on with the attacks of the offense screen: %s', (calculator) => {
    onScreen('offense', 'attacks=ice&inverse=1&generation=gen2');
    expect(onScreen(calculator, '')).toEqual({
      redirect: 'attacks=ice&inverse=1&generation=gen2',
    });
  });

  it.each(followers)('goes on with them by the back button too: %s', (calculator) => {
    onScreen('offense', 'attacks=ice');
    goBackTo('https://example.org/?');
    expect(onScreen(calculator, '')).toEqual({ redirect: 'attacks=ice' });
  });

  it.each(followers)('brings its attacks back to the offense screen: %s', (calculator) => {
    onScreen('offense', 'attacks=ice');
    onScreen(calculator, 'attacks=fire');
    expect(onScreen('offense', '')).toEqual({ redirect: 'attacks=fire' });
  });

  it('keeps what was searched in a list in the lists', () => {
    onScreen('weakness', 'attacks=fire&search=mew&order=name');
    expect(onScreen('normal', '')).toEqual({ redirect: 'attacks=fire&search=mew&order=name' });
    expect(onScreen('offense', '')).toEqual({ redirect: 'attacks=fire' });
  });

  it('leaves other calculators alone', () => {
    onScreen('weakness', 'attacks=fire&type=ice');
    expect(onScreen('defense', '')).toBe('empty');
  });
});

// Regressions: what other calculators once did.
describe('regressions of the peers', () => {
  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-04-01, and
  // https://github.com/smogon/damage-calc/commit/3568fb4b
  it("a link to another Pokémon leaves the last one's ability and Tera behind", () => {
    at(`${formatDefender({ ...noDefender, pokemon: 'gengar', ability: 'levitate', tera: 'ice' })}`);
    at('pokemon=charizard');
    expect(at('')).toEqual({ redirect: 'pokemon=charizard' });
  });
});
