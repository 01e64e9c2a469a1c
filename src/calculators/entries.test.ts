import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTab } from '#tests/fakeTab.ts';
import { type DefenseState, emptyDefense, formatDefense } from './defense.ts';
import type { Calculator } from './registry.ts';
import { formatSettings } from './settings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The store of a tab whose session storage holds this. */
async function startSession(stored: Record<string, string> = {}) {
  const tab = openTab('/', stored);
  const entries = await import('./entries.ts');
  let count = 0;
  /** Opens a new entry, and returns the search part of its address. */
  const open = (calculator: Calculator, search: string, isBack = false) => {
    count += 1;
    const params = new URLSearchParams(search);
    return entries.searchOf(entries.openEntry(`entry-${count}`, calculator, params, isBack));
  };
  return { ...entries, tab, open, at: (search: string) => open('defense', search) };
}

describe('an entry of the defense screen', () => {
  it('is empty the first time', async () => {
    const { at, shownEntry } = await startSession();
    expect(at('')).toBe('');
    expect(shownEntry()?.state).toEqual(emptyDefense);
  });

  it('shows what a link holds, under its settings', async () => {
    const { at, shownEntry } = await startSession();
    expect(at('types=fire&generation=gen2')).toBe('types=fire&generation=gen2');
    expect(shownEntry()?.settings).toEqual({ generation: 'gen2', typeCount: 2 });
  });

  it('goes on where the tab was, without a link and with what other sites add', async () => {
    const { at } = await startSession();
    at('types=fire-flying&type_count=3');
    expect(at('')).toBe('types=fire-flying&type_count=3');
    expect(at('utm_source=x&fbclid=y')).toBe('types=fire-flying&type_count=3');
  });

  it('goes on where the session was, under the settings of the session', async () => {
    const { at } = await startSession({
      'choice.defense': '"types=fire&generation=gen1"',
      generation: '"gen2"',
    });
    expect(at('')).toBe('types=fire&generation=gen2');
  });

  it('keeps nothing of what other sites added', async () => {
    const { at, tab } = await startSession();
    expect(at('utm_source=x&types=fire&fbclid=y')).toBe('types=fire');
    expect(tab.session.get('choice.defense')).toBe('"types=fire"');
  });

  it('shows a bad link, not the last state', async () => {
    const { at, shownEntry } = await startSession();
    at('types=fire');
    expect(at('types=sound')).toBe('');
    expect(shownEntry()?.ignored).toEqual(['types']);
  });

  it('is empty after a step back to where nothing was picked', async () => {
    const { at, open, tab } = await startSession();
    at('types=fire');
    expect(open('defense', '', true)).toBe('');
    expect(tab.session.has('choice.defense')).toBe(false);
    expect(at('')).toBe('');
  });

  it('takes the settings of the tab along, whatever they were when it was left', async () => {
    const { at, open } = await startSession();
    at('types=fire');
    open('offense', 'attacks=ice&generation=gen1');
    expect(at('')).toBe('types=fire&generation=gen1');
  });

  const whole: DefenseState = {
    pokemon: 'mew',
    types: ['psychic'],
    ability: 'none',
    tera: 'ice',
    item: 'ring_target',
    conditions: ['rain'],
    inverse: true,
  };
  const written = [
    ...formatDefense(whole),
    ...formatSettings({ generation: 'gen1', typeCount: 3 }),
  ];
  it.each(written)('knows every parameter a link can hold: %s=%s', async (name, value) => {
    const { at } = await startSession();
    at('types=fire');
    expect(at(`${name}=${value}`)).toBe(`${new URLSearchParams([[name, value]])}`);
  });

  it('survives a blocked storage', async () => {
    const { at, tab } = await startSession();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    Object.defineProperty(tab.window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    expect(at('types=fire')).toBe('types=fire');
    expect(at('')).toBe('types=fire');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('a change', () => {
  it('begins with the state of its moment, however many there are in one task', async () => {
    const { at, shownEntry, updateEntry } = await startSession();
    at('types=fire');
    const key = shownEntry()?.key ?? '';
    for (const type of ['ice', 'water'] as const) {
      updateEntry<'defense'>(key, (state) => ({ ...state, types: [...state.types, type] }));
    }
    expect(shownEntry()?.state).toMatchObject({ types: ['fire', 'ice', 'water'] });
  });

  it('is told once, with the new state in place', async () => {
    const { at, shownEntry, updateEntry, onEntry } = await startSession();
    at('types=fire');
    const seen: unknown[] = [];
    const stop = onEntry(() => seen.push(shownEntry()?.state));
    updateEntry<'defense'>(shownEntry()?.key ?? '', (state) => ({ ...state, types: ['ice'] }));
    expect(seen).toEqual([{ ...emptyDefense, types: ['ice'] }]);
    stop();
    updateEntry<'defense'>(shownEntry()?.key ?? '', (state) => ({ ...state, types: ['rock'] }));
    expect(seen).toHaveLength(1);
  });

  it('of an entry that is not on the screen leaves the last state alone', async () => {
    const { at, shownEntry, updateEntry, tab } = await startSession();
    at('types=fire');
    const first = shownEntry()?.key ?? '';
    at('types=water');
    updateEntry<'defense'>(first, (state) => ({ ...state, types: ['ice'] }));
    expect(shownEntry()?.state).toMatchObject({ types: ['water'] });
    expect(tab.session.get('choice.defense')).toBe('"types=water"');
  });

  it('of an entry that was forgotten does nothing', async () => {
    const { updateEntry, shownEntry } = await startSession();
    updateEntry<'defense'>('nobody', (state) => ({ ...state, types: ['ice'] }));
    expect(shownEntry()).toBeUndefined();
  });
});

describe('an entry of a screen of the attacks', () => {
  const parts = ['coverage', 'weakness', 'normal', 'resistance'] as const;

  it.each(parts)('goes on with the attacks of the offense screen: %s', async (calculator) => {
    const { open } = await startSession();
    open('offense', 'attacks=ice&inverse=1&generation=gen2');
    expect(open(calculator, '')).toBe('attacks=ice&inverse=1&generation=gen2');
  });

  it.each(parts)('goes on with them after a step back too: %s', async (calculator) => {
    const { open } = await startSession();
    open('offense', 'attacks=ice');
    expect(open(calculator, '', true)).toBe('attacks=ice');
  });

  it.each(parts)('brings its attacks back to the offense screen: %s', async (calculator) => {
    const { open } = await startSession();
    open('offense', 'attacks=ice');
    open(calculator, 'attacks=fire');
    expect(open('offense', '')).toBe('attacks=fire');
  });

  it('keeps what was searched in a list in the lists', async () => {
    const { open } = await startSession();
    open('weakness', 'attacks=fire&search=mew&order=name');
    expect(open('normal', '')).toBe('attacks=fire&search=mew&order=name');
    expect(open('offense', '')).toBe('attacks=fire');
  });

  it('goes on with the attacks of the session', async () => {
    const stored = { 'choice.offense': '"attacks=fire&search=mew"' };
    expect((await startSession(stored)).open('weakness', '')).toBe('attacks=fire&search=mew');
    vi.resetModules();
    expect((await startSession(stored)).open('offense', '')).toBe('attacks=fire');
  });

  // Regressions: what it showed before was forgotten.
  it.each([
    ['generation=gen1', 'attacks=ice&generation=gen1'],
    ['attacks=sound', ''],
  ])('is after a step back what it was: %s', async (search, shown) => {
    const { open, shownEntry, openEntry, searchOf } = await startSession();
    open('coverage', search);
    const { key = '', settings, ignored } = shownEntry() ?? {};
    open('offense', 'attacks=ice');
    const entry = openEntry(key, 'coverage', new URLSearchParams(search), true);
    expect(searchOf(entry)).toBe(shown);
    expect(entry).toMatchObject({ settings, ignored });
  });

  it('leaves other calculators alone', async () => {
    const { open } = await startSession();
    open('weakness', 'attacks=fire&type=ice');
    expect(open('defense', '')).toBe('');
  });
});

// Regressions: what other calculators once did.
describe('regressions of the peers', () => {
  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-04-01, and
  // https://github.com/smogon/damage-calc/commit/3568fb4b
  it("a link to another Pokémon leaves the last one's ability and Tera behind", async () => {
    const { at } = await startSession();
    const gengar = {
      ...emptyDefense,
      pokemon: 'gengar',
      ability: 'levitate',
      tera: 'ice',
    } as const;
    at(`${formatDefense(gengar)}`);
    at('pokemon=charizard');
    expect(at('')).toBe('pokemon=charizard');
  });
});
