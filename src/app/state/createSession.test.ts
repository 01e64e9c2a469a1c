import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DefenseState, emptyDefense, formatDefense } from '#core/links/defense.ts';
import type { Calculator } from '#core/links/registry.ts';
import { findNoGame, formatSettings } from '#core/links/settings.ts';
import { openTab } from '#tests/fakeTab.ts';
import { createSession } from './createSession.ts';
import { type CalculatorEntry, formatEntry, getSavedId } from './entry.ts';
import { browserStorage } from './tabStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a tab with the items in session storage, and starts its session. */
function startSession(items: Record<string, string> = {}) {
  const tab = openTab('/', items);
  const session = createSession({ storage: browserStorage, findGame: findNoGame });
  let count = 0;
  /** Opens a new entry and returns its query string. */
  const open = (calculator: Calculator, search: string, isBack = false) => {
    count += 1;
    const params = new URLSearchParams(search);
    return formatEntry(session.open(`entry-${count}`, calculator, params, { isBack }));
  };
  return {
    session,
    tab,
    open,
    openDefense: (search: string) => open('defense', search),
    getCurrentEntry: session.getCurrent,
    updateEntry: session.update,
  };
}

describe('an entry of the defense screen', () => {
  it('is empty the first time', () => {
    const { openDefense, getCurrentEntry } = startSession();
    expect(openDefense('')).toBe('');
    expect(getCurrentEntry()?.state).toEqual(emptyDefense);
  });

  it('shows the state of a link under its settings', () => {
    const { openDefense, getCurrentEntry } = startSession();
    expect(openDefense('types=fire&generation=gen2')).toBe('types=fire&generation=gen2');
    expect(getCurrentEntry()?.settings).toEqual({ ruleset: 'gen2', typeCount: 2 });
  });

  it('continues the state of the tab if the URL has no parameters of the app', () => {
    const { openDefense } = startSession();
    openDefense('types=fire-flying&type_count=3');
    expect(openDefense('')).toBe('types=fire-flying&type_count=3');
    expect(openDefense('utm_source=x&fbclid=y')).toBe('types=fire-flying&type_count=3');
  });

  it('continues the stored state under the stored settings', () => {
    const { openDefense } = startSession({
      'choice.defense': '"types=fire&generation=gen1"',
      generation: '"gen2"',
    });
    expect(openDefense('')).toBe('types=fire&generation=gen2');
  });

  it('drops the parameters of other sites', () => {
    const { openDefense, tab } = startSession();
    expect(openDefense('utm_source=x&types=fire&fbclid=y')).toBe('types=fire');
    expect(tab.session.get('choice.defense')).toBe('"types=fire"');
  });

  it('is empty for an invalid link, without the last state', () => {
    const { openDefense, getCurrentEntry } = startSession();
    openDefense('types=fire');
    expect(openDefense('types=sound')).toBe('');
    expect(getCurrentEntry()?.ignored).toEqual(['types']);
  });

  it('is empty after a step back to an entry without picks', () => {
    const { openDefense, open, tab } = startSession();
    openDefense('types=fire');
    expect(open('defense', '', true)).toBe('');
    expect(tab.session.has('choice.defense')).toBe(false);
    expect(openDefense('')).toBe('');
  });

  // Regression: after a reload, a step back had the settings of a later entry.
  it('has the default settings after a step back to an entry without settings', () => {
    const { open } = startSession({ generation: '"gen2"' });
    expect(open('team', '')).toBe('generation=gen2');
    expect(open('defense', '', true)).toBe('');
    expect(open('coverage', '', true)).toBe('');
  });

  it('has the current settings of the tab, not those of its last visit', () => {
    const { openDefense, open } = startSession();
    openDefense('types=fire');
    open('offense', 'attacks=ice&generation=gen1');
    expect(openDefense('')).toBe('types=fire&generation=gen1');
  });

  const fullState: DefenseState = {
    pokemon: 'mew',
    types: ['psychic'],
    ability: 'none',
    tera: 'ice',
    item: 'ring_target',
    conditions: ['rain'],
    inverse: true,
    others: [{ types: ['fire'] }],
  };
  const linkParams = [
    ...formatDefense(fullState),
    ...formatSettings({ ruleset: 'gen1', typeCount: 3 }),
  ];
  it.each(linkParams)('accepts every parameter of a link: %s=%s', (name, value) => {
    const { openDefense } = startSession();
    openDefense('types=fire');
    expect(openDefense(`${name}=${value}`)).toBe(`${new URLSearchParams([[name, value]])}`);
  });

  it('works if storage is blocked', () => {
    const { openDefense, tab } = startSession();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    Object.defineProperty(tab.window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    expect(openDefense('types=fire')).toBe('types=fire');
    expect(openDefense('')).toBe('types=fire');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('a change', () => {
  it('starts from the latest state, even with several changes in one task', () => {
    const { openDefense, getCurrentEntry, updateEntry } = startSession();
    openDefense('types=fire');
    const key = getCurrentEntry()?.key ?? '';
    for (const type of ['ice', 'water'] as const) {
      updateEntry<'defense'>(key, (state) => ({ ...state, types: [...state.types, type] }));
    }
    expect(getCurrentEntry()?.state).toMatchObject({ types: ['fire', 'ice', 'water'] });
  });

  it('notifies once, after the state has changed', () => {
    const { openDefense, getCurrentEntry, updateEntry, session } = startSession();
    openDefense('types=fire');
    const states: unknown[] = [];
    const stop = session.subscribe(() => states.push(getCurrentEntry()?.state));
    updateEntry<'defense'>(getCurrentEntry()?.key ?? '', (state) => ({ ...state, types: ['ice'] }));
    expect(states).toEqual([{ ...emptyDefense, types: ['ice'] }]);
    stop();
    updateEntry<'defense'>(getCurrentEntry()?.key ?? '', (state) => ({
      ...state,
      types: ['rock'],
    }));
    expect(states).toHaveLength(1);
  });

  it('of an entry that is not on the screen does not affect the last state', () => {
    const { openDefense, getCurrentEntry, updateEntry, tab } = startSession();
    openDefense('types=fire');
    const first = getCurrentEntry()?.key ?? '';
    openDefense('types=water');
    updateEntry<'defense'>(first, (state) => ({ ...state, types: ['ice'] }));
    expect(getCurrentEntry()?.state).toMatchObject({ types: ['water'] });
    expect(tab.session.get('choice.defense')).toBe('"types=water"');
  });

  it('of an unknown entry does nothing', () => {
    const { updateEntry, getCurrentEntry } = startSession();
    updateEntry<'defense'>('nobody', (state) => ({ ...state, types: ['ice'] }));
    expect(getCurrentEntry()).toBeUndefined();
  });

  it('of the settings counts as a change of a link with unknown parts', () => {
    const { openDefense, getCurrentEntry, session } = startSession();
    openDefense('types=sound');
    session.setSettings({ ruleset: 'gen1', typeCount: 2 });
    expect(getCurrentEntry()).toMatchObject({ ignored: [], settings: { ruleset: 'gen1' } });
  });
});

describe('an entry of a screen with attacks', () => {
  const parts = ['coverage', 'weakness', 'normal', 'resistance'] as const;

  it.each(parts)('takes over the attacks of the offense screen: %s', (calculator) => {
    const { open } = startSession();
    open('offense', 'attacks=ice&inverse=1&generation=gen2');
    expect(open(calculator, '')).toBe('attacks=ice&inverse=1&generation=gen2');
  });

  it.each(parts)('takes them over after a step back too: %s', (calculator) => {
    const { open } = startSession();
    open('offense', 'attacks=ice');
    expect(open(calculator, '', true)).toBe('attacks=ice');
  });

  it.each(parts)('passes its attacks to the offense screen: %s', (calculator) => {
    const { open } = startSession();
    open('offense', 'attacks=ice');
    open(calculator, 'attacks=fire');
    expect(open('offense', '')).toBe('attacks=fire');
  });

  it('shares the search of a list only with other lists', () => {
    const { open } = startSession();
    open('weakness', 'attacks=fire&search=mew&order=name');
    expect(open('normal', '')).toBe('attacks=fire&search=mew&order=name');
    expect(open('offense', '')).toBe('attacks=fire');
  });

  it('continues the stored attacks', () => {
    const items = { 'choice.offense': '"attacks=fire&search=mew"' };
    expect(startSession(items).open('weakness', '')).toBe('attacks=fire&search=mew');
    expect(startSession(items).open('offense', '')).toBe('attacks=fire');
  });

  // Regressions: the entry lost its state.
  it.each([
    ['generation=gen1', 'attacks=ice&generation=gen1'],
    ['attacks=sound', ''],
  ])('is unchanged after a step back: %s', (search, expected) => {
    const { open, getCurrentEntry, session } = startSession();
    open('coverage', search);
    const { key = '', settings, ignored } = getCurrentEntry() ?? {};
    open('offense', 'attacks=ice');
    const entry = session.open(key, 'coverage', new URLSearchParams(search), { isBack: true });
    expect(formatEntry(entry)).toBe(expected);
    expect(entry).toMatchObject({ settings, ignored });
  });

  it('does not affect other calculators', () => {
    const { open } = startSession();
    open('weakness', 'attacks=fire&type=ice');
    expect(open('defense', '')).toBe('');
  });
});

// Regressions: bugs that other calculators had.
describe('regressions of other calculators', () => {
  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2024-04-01, and
  // https://github.com/smogon/damage-calc/commit/3568fb4b
  it("a link to another Pokémon drops the last one's ability and Tera", () => {
    const { openDefense } = startSession();
    const gengar = {
      ...emptyDefense,
      pokemon: 'gengar',
      ability: 'levitate',
      tera: 'ice',
    } as const;
    openDefense(`${formatDefense(gengar)}`);
    openDefense('pokemon=charizard');
    expect(openDefense('')).toBe('pokemon=charizard');
  });
});

describe('an undo', () => {
  const types = ({ state }: CalculatorEntry) => (state as DefenseState).types;

  it('restores the state before the change', () => {
    const { openDefense, session } = startSession();
    openDefense('types=fire');
    const { key } = session.getEntry('defense');
    session.update<'defense'>(key, () => emptyDefense, { message: 'Cleared.' });
    const notice = session.notices.get(key);
    expect(notice).toMatchObject({ message: 'Cleared.' });
    if (typeof notice === 'object') notice.undo?.();
    expect(types(session.getEntry('defense'))).toEqual(['fire']);
    expect(session.notices.get(key)).toBeUndefined();
  });

  // Regression: Battle lost a member that was added after another one was removed.
  it('ends with the next change of its entry', () => {
    const { openDefense, session } = startSession();
    openDefense('types=fire');
    const { key } = session.getEntry('defense');
    session.update<'defense'>(key, () => emptyDefense, { message: 'Cleared.' });
    session.update<'defense'>(key, (state) => ({ ...state, types: ['ice'] }));
    expect(session.notices.get(key)).toBeUndefined();
  });

  // Regression: sorting the table took the undo of a removed member away.
  it('outlasts a change of the table, and keeps it', () => {
    const { session } = startSession();
    const params = new URLSearchParams('team=1&member=mew.psychic&sort=type');
    const { key } = session.open('team', 'team', params);
    session.update<'team'>(key, (state) => ({ ...state, members: [] }), { message: 'Removed.' });
    session.update<'team'>(key, (state) => ({ ...state, sort: 'danger', format: 'complex' }));
    const notice = session.notices.get(key);
    if (typeof notice === 'object') notice.undo?.();
    const { members, sort, format } = session.getEntry('team').state;
    expect([members.length, sort, format]).toEqual([1, 'danger', 'complex']);
    session.update<'team'>(key, (state) => ({ ...state, members: [] }), { message: 'Removed.' });
    session.update<'team'>(key, (state) => ({ ...state, inverse: true }));
    expect(session.notices.get(key)).toBeUndefined();
  });

  it('restores the settings that changed together with the state', () => {
    const { openDefense, session } = startSession();
    openDefense('types=fire&generation=gen2');
    const { key } = session.getEntry('defense');
    const settings = { ruleset: 'gen1', typeCount: 2 } as const;
    session.change<'defense'>(key, () => ({ state: emptyDefense, settings }), { message: 'x' });
    const notice = session.notices.get(key);
    if (typeof notice === 'object') notice.undo?.();
    expect(formatEntry(session.getEntry('defense'))).toBe('types=fire&generation=gen2');
    expect(session.getSettings().ruleset).toBe('gen2');
  });
});

// Regression: the id of a saved team went to the next link, whatever it was.
it('the id of a saved team belongs to one opening of a team', () => {
  const { session } = startSession();
  const params = new URLSearchParams('types=fire');
  const entry = session.open('a', 'defense', params, { savedId: 'id' });
  expect(getSavedId(entry)).toBeUndefined();
  const other = session.open('b', 'team', new URLSearchParams('team=1&member=.ice'));
  expect(getSavedId(other)).toBeUndefined();
});

it('a saved team continues with its own settings, another one with those of the tab', () => {
  const teamGames = ['id', undefined].map((savedId) => {
    const { session } = startSession();
    const params = new URLSearchParams('team=1&member=.fire&game=platinum');
    session.open('a', 'team', params, savedId ? { savedId } : {});
    session.open('b', 'defense', new URLSearchParams('types=fire&game=crystal'));
    return session.open('c', 'team', new URLSearchParams()).settings.ruleset;
  });
  expect(teamGames).toEqual(['platinum', 'crystal']);
});
