import { describe, expect, it } from 'vitest';
import { type BattleState, formatBattle, parseBattle } from '#core/links/battle.ts';
import { emptyMember, maxMembers } from '#core/links/team.ts';
import {
  addMember,
  type BattleUpdate,
  changeSide,
  chooseMembers,
  clearBattle,
  editMember,
  faceBoss,
  importSide,
  isTriggered,
  removeMember,
  replaceConditions,
  replaceSide,
  sendOut,
  setAbility,
  setBring,
  swapSides,
  toggleFainted,
  toggleTera,
  toggleTrigger,
} from './updates.ts';

const base =
  'battle=1&us=charizard.fire-flying..fire&us=blastoise.water..steel&them=gengar.ghost-poison';

function apply(search: string, ...updates: BattleUpdate[]): string {
  const { state } = parseBattle(new URLSearchParams(search));
  const next = updates.reduce<BattleState>((current, update) => update(current), state);
  return sortParameters(formatBattle(next).toString());
}

/** Sorts the parameters of a link by their names. */
function sortParameters(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}

describe('a member whose Tera Type is picked', () => {
  it.each([
    ['is Terastallized, and no other', [toggleTera('us', 1)], 0, 'water', '1'],
    ['stays so when it gets another one', [toggleTera('us', 1)], 1, 'water', '2'],
    ['turns back without one', [toggleTera('us', 1)], 1, undefined, null],
    ['changes no other one without one', [toggleTera('us', 1)], 0, undefined, '2'],
  ] as const)('%s', (_, updates, index, tera, active) => {
    const edit = editMember('us', index, (member) => ({ ...member, tera }));
    const link = new URLSearchParams(apply(base, ...updates, edit));
    expect(link.get('us_tera')).toBe(active);
  });
});

describe('an update of a battle', () => {
  it.each<[string, BattleUpdate[], string]>([
    [
      'sends a member out in place of another',
      [sendOut('us', 0), sendOut('us', 1)],
      '&us_active=2',
    ],
    ['calls a member back', [sendOut('us', 0), sendOut('us', undefined)], ''],
    [
      'takes a fainted member off the field',
      [sendOut('us', 0), toggleFainted('us', 0)],
      '&us_fainted=1',
    ],
    ['revives a member', [toggleFainted('us', 0), toggleFainted('us', 0)], ''],
    [
      'Terastallizes one member at a time',
      [toggleTera('us', 0), toggleTera('us', 1)],
      '&us_tera=2',
    ],
    ['turns a member back', [toggleTera('us', 0), toggleTera('us', 0)], ''],
    [
      'replaces the weather',
      [replaceConditions([], 'rain'), replaceConditions(['rain', 'sun'], 'sun')],
      '&conditions=sun',
    ],
    [
      'clears the weather',
      [replaceConditions([], 'rain'), replaceConditions(['rain'], undefined)],
      '',
    ],
    ['swaps the sides twice', [swapSides, swapSides], ''],
  ])('%s', (_, updates, end) => {
    expect(apply(base, ...updates)).toBe(sortParameters(base + end));
  });

  it('swaps the marks with the sides', () => {
    expect(apply(`${base}&us_fainted=2`, swapSides)).toContain('them_fainted=2');
  });

  it('removes the member at the index, with its marks', () => {
    const end = '&us=blastoise.water..steel&them=gengar.ghost-poison';
    expect(apply(`${base}&us_fainted=1`, removeMember('us', 0))).toBe(
      sortParameters(`battle=1${end}`),
    );
  });

  it('adds no member to a full side', () => {
    const mew = { ...emptyMember, pokemon: 'mew', types: ['psychic'] as const };
    const updates = Array.from({ length: maxMembers + 1 }, () => addMember('them', mew));
    expect(apply(base, ...updates).match(/&them=/g)).toHaveLength(maxMembers);
  });
});

describe('an active ability', () => {
  const trigger = toggleTrigger('us', 0, 'blaze');
  const withAbility = (ability: string) => base.replace('fire-flying.', `fire-flying.${ability}`);

  it.each<[string, BattleUpdate[], string]>([
    ['becomes the ability of its member', [trigger], `${withAbility('blaze')}&us_triggered=1`],
    ['stays its ability when it is not active', [trigger, trigger], withAbility('blaze')],
    [
      'ends with another ability',
      [trigger, setAbility('us', 0, 'flash_fire')],
      withAbility('flash_fire'),
    ],
    [
      'is active instead of another one',
      [setAbility('us', 0, 'flash_fire'), toggleTrigger('us', 0, 'flash_fire'), trigger],
      `${withAbility('blaze')}&us_triggered=1`,
    ],
  ])('%s', (_, updates, expected) => {
    expect(apply(base, ...updates)).toBe(sortParameters(expected));
  });

  it('that is the second one stays the second one', () => {
    const { state } = parseBattle(new URLSearchParams(base));
    const fused = changeSide('us', ([first]) => [
      { ...first!, ability: 'blaze', secondAbility: 'flash_fire' },
    ])(state);
    const [member] = toggleTrigger('us', 0, 'flash_fire')(fused).us;
    expect([member?.ability, member?.secondAbility]).toEqual(['blaze', 'flash_fire']);
    const abilities = ['blaze', 'flash_fire', 'levitate'] as const;
    expect(abilities.map((ability) => isTriggered(member!, ability))).toEqual([true, true, false]);
    expect(isTriggered(fused.us[0]!, 'flash_fire')).toBe(false);
  });
});

describe('the members that we bring', () => {
  const threeOfFour = `${base}&us=mew.psychic&us=pikachu.electric`;

  it.each<[string, BattleUpdate[], string | null]>([
    ['are chosen by name', [setBring(3), chooseMembers([0, 2, 3])], '1-3-4'],
    [
      'are open again with another number',
      [setBring(3), chooseMembers([0, 2, 3]), setBring(3)],
      '3',
    ],
    ['are all again without a number', [setBring(3), setBring(undefined)], null],
    ['are open again when the sides swap', [setBring(3), chooseMembers([0, 2, 3]), swapSides], '3'],
  ])('%s', (_, updates, expected) => {
    expect(new URLSearchParams(apply(threeOfFour, ...updates)).get('bring')).toBe(expected);
  });
});

describe('the team of the team screen', () => {
  it.each<[string, BattleUpdate, boolean]>([
    ['stays when another team comes in its place', replaceSide('us', []), true],
    ['stays when the sides swap', swapSides, true],
    ['stays when the battle is cleared', clearBattle, true],
    ['follows ours when the opponents are replaced', replaceSide('them', []), false],
  ])('%s', (_, update, stays) => {
    const { state } = parseBattle(new URLSearchParams(base));
    expect(update(state).isOtherTeam === true).toBe(stays);
  });
});

describe('the boss', () => {
  const brock = faceBoss({ game: 'yellow', id: 'brock' }, [
    { ...emptyMember, pokemon: 'onix', types: ['rock', 'ground'] },
  ]);

  it.each<[string, BattleUpdate, string | null]>([
    ['stays when our team is replaced', replaceSide('us', []), 'yellow.brock'],
    ['stays when our team is imported', importSide('us', () => []), 'yellow.brock'],
    ['ends when the opponents are replaced', replaceSide('them', []), null],
    ['ends when they are imported', importSide('them', (members) => members), null],
    ['ends when the sides swap', swapSides, null],
  ])('%s', (_, update, expected) => {
    expect(new URLSearchParams(apply(base, brock, update)).get('boss')).toBe(expected);
  });
});
