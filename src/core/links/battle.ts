import { type Screen, screens } from '#core/doubles/turnMove.ts';
import { type Condition, conditions, terrains } from '#core/rules/condition.ts';
import { isRuleIn } from '#core/rules/rule.ts';
import { type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import {
  type BattleBoss,
  formatBoss,
  formatTeamText,
  hasBossTeam,
  parseBoss,
  replacesTeam,
} from './bossLink.ts';
import { type LinkWords, officialWords } from './linkWords.ts';
import { appendSets, itemFormOf, parseSets } from './memberSet.ts';
import { formatPairMarks, type PairMarks, parsePairMarks, pickedPairAbility } from './pairMarks.ts';
import { findRepeatedParameters, type LinkParameter, type ParsedState } from './parameter.ts';
import { parseConditions, parseFlag, parseOptions } from './parseWords.ts';
import { formatMember, type Member, maxMembers, parseMember } from './team.ts';

/** A member of a team in a battle. */
export type BattleMember = Member &
  PairMarks & {
    hasFainted?: boolean | undefined;
    /** Whether it is on the field; at most one of each side is, and two in a double battle. */
    isActive?: boolean | undefined;
    /** Whether its ability is active, if that needs a state, such as Flash Fire after a Fire attack. */
    isAbilityTriggered?: boolean | undefined;
    /** Whether it is known to have no Mega Evolution. */
    hasNoMega?: boolean | undefined;
    /** Whether the player brings it; only of the own side. */
    isChosen?: boolean | undefined;
  };

const battleSides = ['us', 'them'] as const;
export type BattleSide = (typeof battleSides)[number];

/** How many members a side can bring to a battle, other than all of them. */
export const bringSizes = [3, 4] as const;
export type BringSize = (typeof bringSizes)[number];

/** The player's picks on the battle screen. */
export type BattleState = {
  us: readonly BattleMember[];
  them: readonly BattleMember[];
  /** Weather, terrain and gravity, which affect every attack. */
  conditions: readonly Condition[];
  inverse: boolean;
  /** Whether two of each side are on the field. */
  isDoubles?: boolean | undefined;
  /** The screens of each side, which only double battles count. */
  ourScreens: readonly Screen[];
  theirScreens: readonly Screen[];
  /** Whether opponents without known attacks have their likely moves. */
  countLikely: boolean;
  /** The boss of a game whose team "them" is, or was before the player changed it. */
  boss?: BattleBoss | undefined;
  /** How many members each side brings; undefined is all of them. */
  bring?: BringSize | undefined;
  /** Whether "us" is not the team of the team screen; not in the link. */
  isOtherTeam?: boolean | undefined;
};

/** The state before anything is picked. */
export const emptyBattle: BattleState = {
  us: [],
  them: [],
  conditions: [],
  inverse: false,
  ourScreens: [],
  theirScreens: [],
  countLikely: false,
};

const allConditions = Object.keys(conditions) as Condition[];

/** The conditions of the field in three groups. */
export const fieldConditions = {
  weather: allConditions.filter((condition) => conditions[condition].isWeather),
  terrain: terrains,
  other: ['gravity'],
} as const satisfies Record<string, readonly Condition[]>;

const linkConditions = Object.values(fieldConditions).flat();

/** Returns the conditions of the group that exist in the generation. */
export function fieldConditionsIn(
  ruleset: Ruleset,
  group: keyof typeof fieldConditions,
): Condition[] {
  return fieldConditions[group].filter((condition) => isRuleIn(ruleset, conditions[condition]));
}

/** The version of the notation; a link with another version has no members for this app. */
const version = '1';

const memberNumbers = Array.from({ length: maxMembers }, (_, index) => `${index + 1}`);

/** The marks of members; a link lists the numbers of the marked members: `us_fainted=1-3`. */
const marks = {
  tera: 'isTerastallized',
  fainted: 'hasFainted',
  active: 'isActive',
  triggered: 'isAbilityTriggered',
  no_mega: 'hasNoMega',
} as const;
const markNames = Object.keys(marks) as (keyof typeof marks)[];
const themMarks = [...markNames.map((name) => `them_${name}` as const), 'them_pair' as const];

/** Parses the battle in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseBattle(
  params: URLSearchParams,
  words: LinkWords = officialWords,
): ParsedState<BattleState> {
  const ignored = findRepeatedParameters(params);
  const ignore = (name: LinkParameter) => () => void ignored.push(name);
  const hasMembers = battleSides.some((side) => params.has(side));
  const isKnownVersion = !hasMembers || params.get('battle') === version;
  if (!isKnownVersion) ignored.push('battle');

  function parseSide(side: BattleSide): BattleMember[] {
    const textsOf = (name: string) => (isKnownVersion ? params.getAll(name) : []);
    const texts = textsOf(side);
    if (texts.length > maxMembers) ignored.push(side);
    const members: BattleMember[] = texts
      .slice(0, maxMembers)
      .map((text) => parseMember(text, words, ignore(side)));
    const markedMembers =
      side === 'them' && boss && members.length === 0
        ? members
        : parseMarks(side, members, params, ignore);
    return parseSets(markedMembers, textsOf(`${side}_set`), ignore(`${side}_set`));
  }
  const parseScreens = (name: `${BattleSide}_screens`) =>
    parseOptions(params.get(name), screens, ignore(name));

  const boss = parseBoss(params, themMarks, ignore('boss'));
  const them = parseSide('them');
  const state = {
    ...parseBring(params.get('bring'), parseSide('us'), ignore('bring')),
    them,
    conditions: parseConditions(params.get('conditions'), linkConditions, ignore('conditions')),
    inverse: parseFlag(params, 'inverse', ignored),
    countLikely: parseFlag(params, 'likely', ignored),
    ...(parseFlag(params, 'doubles', ignored) && { isDoubles: true }),
    ourScreens: parseScreens('us_screens'),
    theirScreens: parseScreens('them_screens'),
    ...(boss && { boss: them.length > 0 ? { ...boss, team: formatTeamText(them) } : boss }),
  };
  return { state, ignored };
}

/** Marks the members whose numbers are in the parameters of the side. */
export function parseMarks(
  side: BattleSide,
  members: readonly BattleMember[],
  params: URLSearchParams,
  ignore: (name: LinkParameter) => () => void,
): BattleMember[] {
  const markedMembers = [...members];
  for (const name of markNames) {
    const parameter = `${side}_${name}` as const;
    const numbers = members.flatMap(({ tera }, index) =>
      name === 'tera' && !tera ? [] : [`${index + 1}`],
    );
    const limit = name === 'active' ? (params.has('doubles') ? 2 : 1) : numbers.length;
    for (const number of parseOptions(params.get(parameter), numbers, ignore(parameter), limit)) {
      const index = Number(number) - 1;
      markedMembers[index] = { ...markedMembers[index]!, [marks[name]]: true };
    }
  }
  return parsePairMarks(params.get(`${side}_pair`), markedMembers, ignore(`${side}_pair`));
}

/** Parses how many members a side brings, such as `3`, or the numbers of our members: `1-2-5`. */
function parseBring(
  text: string | null,
  us: BattleMember[],
  onUnknown: () => void,
): Pick<BattleState, 'us' | 'bring'> {
  const numbers = parseOptions(text, memberNumbers, onUnknown, Math.max(...bringSizes)).map(Number);
  const isList = numbers.length > 1;
  const bring = bringSizes.find((size) => size === (isList ? numbers.length : numbers[0]));
  const hasMembers = !isList || Math.max(...numbers) <= us.length;
  if (!bring || !hasMembers) {
    if (numbers.length > 0) onUnknown();
    return { us };
  }
  const isChosen = (index: number) => isList && numbers.includes(index + 1);
  return {
    us: us.map((member, index) => (isChosen(index) ? { ...member, isChosen: true } : member)),
    bring,
  };
}

/** Formats the state as the parameters of a link, which `parseBattle` parses to the same numbers. */
export function formatBattle(state: BattleState): URLSearchParams {
  const remove = (member: BattleMember) => removeSet(member, state.isDoubles === true);
  const them = replacesTeam(state) ? state.them : state.them.map(remove);
  return formatStoredBattle({ ...state, us: state.us.map(remove), them });
}

/** Replaces the pasted set of the member by what it says about its Mega Evolution, and about its ability in a double battle. */
function removeSet(member: BattleMember, isDoubles: boolean): BattleMember {
  const itemForm = itemFormOf(member);
  const form = itemForm === 'none' ? { hasNoMega: true } : { itemForm };
  const pairAbility = isDoubles || member.pairAbility ? pickedPairAbility(member) : undefined;
  return { ...member, ...form, pairAbility, set: undefined };
}

/** Formats the state with the pasted sets of its members, to store it. */
export function formatStoredBattle(state: BattleState): URLSearchParams {
  const params = new URLSearchParams();
  const sides = { us: state.us, them: replacesTeam(state) ? [] : state.them };
  if (sides.us.length + sides.them.length > 0) params.set('battle', version);
  if (hasBossTeam(state)) formatBoss(params, state.boss);
  for (const side of battleSides) {
    for (const member of sides[side]) params.append(side, formatMember(member));
    for (const name of markNames) {
      const numbers = state[side].flatMap((member, index) =>
        member[marks[name]] && (name !== 'tera' || member.tera) ? [index + 1] : [],
      );
      if (numbers.length > 0) params.set(`${side}_${name}`, numbers.join('-'));
    }
    const pairMarks = formatPairMarks(state[side]);
    if (pairMarks) params.set(`${side}_pair`, pairMarks);
    const { ourScreens, theirScreens } = state;
    const sideScreens = side === 'us' ? ourScreens : theirScreens;
    if (sideScreens.length > 0) params.set(`${side}_screens`, sideScreens.join('-'));
    appendSets(params, `${side}_set`, sides[side]);
  }
  if (state.bring) {
    const numbers = state.us.flatMap(({ isChosen }, index) => (isChosen ? [index + 1] : []));
    params.set('bring', numbers.length === state.bring ? numbers.join('-') : `${state.bring}`);
  }
  if (state.conditions.length > 0) params.set('conditions', state.conditions.join('-'));
  if (state.inverse) params.set('inverse', '1');
  if (state.countLikely) params.set('likely', '1');
  if (state.isDoubles) params.set('doubles', '1');
  return params;
}

/** Returns the conditions and the inverse battle of the state that exist under the settings. */
export function supportedField(
  { ruleset }: Settings,
  { conditions: pickedConditions, inverse }: BattleState,
): { conditions: readonly Condition[]; isInverse: boolean } {
  const groups = ['weather', 'terrain', 'other'] as const;
  const possibleConditions = groups.flatMap((group) => fieldConditionsIn(ruleset, group));
  return {
    conditions: pickedConditions.filter((condition) => possibleConditions.includes(condition)),
    isInverse: supports(ruleset, 'inverse') && inverse,
  };
}

/** Removes the marks of a battle from the member. */
export function removeMarks({
  hasFainted,
  isActive,
  isAbilityTriggered,
  isChosen,
  hasNoMega,
  turnMove,
  pairAbility,
  ...member
}: BattleMember): Member {
  return member;
}
