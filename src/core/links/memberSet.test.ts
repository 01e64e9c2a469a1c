import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSetLength } from '#core/pokedex/names/inputText.ts';
import { memberSets, teamStates } from '#tests/savedTeams.ts';
import { emptyBattle, formatBattle, formatStoredBattle, parseBattle } from './battle.ts';
import { parseSets } from './memberSet.ts';
import { formatStoredTeam, formatTeam, parseTeam } from './team.ts';

const reread = (params: URLSearchParams) => new URLSearchParams(params.toString());

describe('the pasted sets', () => {
  it('are in a stored team, but not in its link', () => {
    fc.assert(
      fc.property(teamStates, (state) => {
        expect(parseTeam(reread(formatStoredTeam(state)))).toEqual({ state, ignored: [] });
        const members = state.members.map(({ set, ...member }) => member);
        expect(parseTeam(reread(formatTeam(state)))).toEqual({
          state: { ...state, members },
          ignored: [],
        });
      }),
    );
  });

  it('are in a stored battle, but not in its link', () => {
    fc.assert(
      fc.property(memberSets, (set) => {
        const member = { pokemon: 'mew', types: ['psychic'], attacks: [] } as const;
        const state = {
          ...emptyBattle,
          us: [member, { ...member, set }],
          them: [{ ...member, set }],
        };
        expect(parseBattle(reread(formatStoredBattle(state)))).toEqual({ state, ignored: [] });
        const [us, them] = [parseBattle(reread(formatBattle(state))).state].flatMap((linked) => [
          linked.us[1]!,
          linked.them[0]!,
        ]);
        expect([us!.set, them!.set]).toEqual([undefined, undefined]);
        expect([us!.itemForm, them!.itemForm]).toEqual([set.itemForm, set.itemForm]);
      }),
    );
  });

  it('leave the form that the item offers, which a stored battle keeps', () => {
    const link = 'battle=1&them=charizard.fire-flying&them_set=1.charizard-mega-y';
    const { state, ignored } = parseBattle(new URLSearchParams(link));
    expect([state.them[0]!.itemForm, ignored]).toEqual(['charizard-mega-y', []]);
    expect(formatStoredBattle(state).toString()).toBe(link);
  });

  it.each([
    ['without a number', '.mew\nMew'],
    ['of no member with a form', '3.charizard-mega-x'],
    ['without a form and a text', '1.'],
    ['of no member', '3..mew\nMew'],
    ['without the text', '1..mew\n'],
    ['without the member it was read as', '1..\nMew'],
    ['that begins with an empty line', '1..mew\n\nMew'],
    ['that is too long', `1..mew\n${'a'.repeat(maxSetLength + 1)}`],
    ['with a very long member', `1..${'a'.repeat(2000)}\nMew`],
  ])('are unknown %s', (_, parameter) => {
    let unknown = 0;
    const members = [{}, {}];
    expect(parseSets(members, [parameter], () => unknown++)).toEqual(members);
    expect(unknown).toBe(1);
  });

  it('are unknown if a member has two', () => {
    let unknown = 0;
    const [member] = parseSets([{}], ['1..mew\nMew', '1..mew\nMewtwo'], () => unknown++);
    expect([member, unknown]).toEqual([{ set: { text: 'Mew', readAs: 'mew' } }, 1]);
  });

  it('may be as long as the limit', () => {
    const text = 'a'.repeat(maxSetLength);
    expect(parseSets([{}], [`1..mew\n${text}`], () => {})).toEqual([
      { set: { text, readAs: 'mew' } },
    ]);
  });
});
