import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatEntry } from '#app/state/entry.ts';
import { makeTeamOfBattle } from '#app/state/makeTeamOfBattle.ts';
import { openTab } from '#tests/fakeTab.ts';
import { startSession } from '#tests/startSession.ts';
import { type BattleState, emptyBattle } from './battle.ts';
import { followTeam, updateTeamFromBattle } from './followTeam.ts';
import { emptyMember, emptyTeam, type Member } from './team.ts';

const fire: Member = { ...emptyMember, pokemon: 'charizard', types: ['fire', 'flying'] };
const water: Member = { ...emptyMember, pokemon: 'blastoise', types: ['water'] };
const grass: Member = { ...emptyMember, pokemon: 'venusaur', types: ['grass', 'poison'] };

const teamOf = (...members: Member[]) => ({ ...emptyTeam, members });
const battleOf = (...us: BattleState['us'][number][]) => ({ ...emptyBattle, us });

describe('"us"', () => {
  it('follows the team from the first member on', () => {
    expect(followTeam(emptyBattle, emptyTeam, teamOf(fire)).us).toEqual([fire]);
  });

  it('keeps the marks of members that stay or that change at the same index', () => {
    const before = teamOf(fire, water);
    const battle = battleOf({ ...fire, hasFainted: true }, { ...water, isActive: true });
    expect(followTeam(battle, before, teamOf(water, grass)).us).toEqual([
      { ...water, isActive: true },
      grass,
    ]);
    const changed = { ...water, ability: 'levitate' } as const;
    expect(followTeam(battle, before, teamOf(fire, changed)).us).toEqual([
      { ...fire, hasFainted: true },
      { ...changed, isActive: true },
    ]);
  });

  it('does not change if it is another team', () => {
    const battle = battleOf(grass);
    expect(followTeam(battle, teamOf(fire), teamOf(water))).toBe(battle);
    const team = teamOf(fire);
    expect(updateTeamFromBattle(team, battle, battleOf(water))).toBe(team);
  });

  it('neither changes with the team nor changes it if it is marked as another team', () => {
    const team = teamOf(fire);
    const swapped = { ...battleOf(water), isOtherTeam: true };
    expect(updateTeamFromBattle(team, battleOf(fire), swapped)).toBe(team);
    const battle = { ...battleOf(fire), isOtherTeam: true };
    expect(followTeam(battle, team, teamOf(water))).toBe(battle);
  });

  it('changes the team without the marks of the battle', () => {
    const after = battleOf({ ...fire, hasFainted: true }, { ...water, isActive: true });
    expect(updateTeamFromBattle(teamOf(fire), battleOf(fire), after)).toEqual(teamOf(fire, water));
    // A mark is no change of the team.
    const team = teamOf(fire);
    expect(
      updateTeamFromBattle(team, battleOf(fire), battleOf({ ...fire, hasFainted: true })),
    ).toBe(team);
  });
});

describe('in a tab', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function open() {
    openTab('/');
    const session = startSession();
    const formatLastState = (calculator: 'team' | 'battle') =>
      formatEntry(session.getLast(calculator));
    let step = 0;
    const show = (calculator: 'team' | 'battle', search = '') => {
      const key = `${step++}`;
      return {
        key,
        search: formatEntry(session.open(key, calculator, new URLSearchParams(search))),
      };
    };
    const causes = new Map<string, string>();
    session.lastChange.subscribe(() => {
      const { after, cause = '' } = session.lastChange.get() ?? {};
      if (after) causes.set(after.calculator, cause);
    });
    return {
      ...{ session, show, updateEntry: session.update, formatLastState },
      getTeam: () => session.getLast('team').state,
      lastCause: (calculator: 'team' | 'battle') => causes.get(calculator),
    };
  }

  const charizard = 'team=1&member=charizard.fire-flying';

  it('a battle begins with the team, and both change together', () => {
    const { show, updateEntry, formatLastState } = open();
    show('team', charizard);
    const battle = show('battle');
    expect(battle.search).toBe('battle=1&us=charizard.fire-flying');
    updateEntry<'battle'>(battle.key, (state) => ({ ...state, us: [...state.us, water] }));
    expect(formatLastState('team')).toBe(`${charizard}&member=blastoise.water`);
    const team = show('team');
    updateEntry<'team'>(team.key, (state) => ({ ...state, members: [grass] }));
    expect(show('battle').search).toBe('battle=1&us=venusaur.grass-poison');
  });

  it('a link of another battle changes no team', () => {
    const { show, updateEntry, formatLastState } = open();
    show('team', charizard);
    const battle = show('battle', 'battle=1&us=mew.psychic');
    updateEntry<'battle'>(battle.key, (state) => ({ ...state, us: [...state.us, water] }));
    expect(formatLastState('team')).toBe(charizard);
    const team = show('team');
    updateEntry<'team'>(team.key, (state) => ({ ...state, members: [] }));
    expect(formatLastState('battle')).toBe('battle=1&us=mew.psychic&us=blastoise.water');
  });

  it('a link of a battle is the team if that is empty and not saved, but no edit of it', () => {
    const { show, lastCause, getTeam } = open();
    show('battle', 'battle=1&us=mew.psychic&us_fainted=1');
    expect([getTeam().members, lastCause('team')]).toEqual([
      [{ ...emptyMember, pokemon: 'mew', types: ['psychic'] }],
      'replace',
    ]);
  });

  it('an empty team is not that of a battle which the tab had before', () => {
    const { show, updateEntry, getTeam } = open();
    show('team', charizard);
    const battle = show('battle', 'battle=1&us=mew.psychic');
    updateEntry<'team'>(show('team').key, (state) => ({ ...state, members: [] }));
    show('battle');
    show('battle', battle.search);
    expect(getTeam().members).toEqual([]);
  });

  it('a saved team without members is not that of a link', () => {
    const { show, updateEntry, getTeam } = open();
    updateEntry<'team'>(show('team').key, (state) => ({ ...state, savedId: 'x' }));
    show('battle', 'battle=1&us=mew.psychic');
    expect(getTeam()).toEqual({ ...emptyTeam, savedId: 'x' });
  });

  it('the team of a battle becomes that of the tab, and Undo leaves the battle as it is', () => {
    const { session, show, updateEntry, getTeam } = open();
    updateEntry<'team'>(show('team', charizard).key, (state) => ({ ...state, savedId: 'x' }));
    const before = getTeam();
    const battle = 'battle=1&us=mew.psychic';
    show('battle', battle);
    const undo = makeTeamOfBattle(session);
    expect([getTeam().members[0]?.pokemon, getTeam().savedId]).toEqual(['mew', undefined]);
    undo();
    expect([getTeam(), formatEntry(session.getLast('battle'))]).toEqual([before, battle]);
    expect(session.edits.ids()).toEqual([]);
  });
});
