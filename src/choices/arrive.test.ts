import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive } from './arrive.ts';
import { type DefenderChoice, formatDefender, noDefender } from './defender.ts';
import { forget, remembered } from './remembered.ts';
import { formatSettings } from './settings.ts';

const at = (search: string) => arrive('defense', new URL(`https://example.org/defense/?${search}`));

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
    expect(at('')).toEqual({ redirect: '?types=fire-flying&type_count=3' });
  });

  it('by an address of ours with what other sites add goes on where the session was', () => {
    at('types=fire');
    expect(at('utm_source=x&fbclid=y')).toEqual({ redirect: '?types=fire' });
  });

  it('by a link keeps nothing of what other sites added', () => {
    at('utm_source=x&types=fire&fbclid=y');
    expect(remembered('defense')).toBe('types=fire');
  });

  it('by a bad link shows that link, not the last choice', () => {
    at('types=fire');
    expect(at('types=sound')).toEqual({ settings: { generation: 'default', typeCount: 2 } });
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
    expect(at('')).toEqual({ redirect: '?types=fire' });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

// Regressions: what other calculators once did.
describe('regressions of the peers', () => {
  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-04-01, and
  // https://github.com/smogon/damage-calc/commit/3568fb4b
  it("a link to another Pokémon leaves the last one's ability and Tera behind", () => {
    at(`${formatDefender({ ...noDefender, pokemon: 'gengar', ability: 'levitate', tera: 'ice' })}`);
    at('pokemon=charizard');
    expect(at('')).toEqual({ redirect: '?pokemon=charizard' });
  });
});
