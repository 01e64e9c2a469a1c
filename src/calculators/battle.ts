import { type Condition, conditions } from '#engine/condition.ts';
import { existsIn, type Generation, hasRule, supports } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { linkWords } from './linkWords.ts';
import { type Parameter, type Parsed, repeatedParameters } from './parameter.ts';
import { oneOf, someOf } from './parseWords.ts';
import { formatMember, type Member, maxMembers, parseMember } from './team.ts';

/** A member of a team that fights. */
export type BattleMember = Member & {
  hasFainted?: boolean | undefined;
  /** Whether it is on the field; at most one of each side is. */
  isActive?: boolean | undefined;
};

const battleSides = ['us', 'them'] as const;
export type BattleSide = (typeof battleSides)[number];

/** What the player picked on the battle screen. */
export type BattleState = {
  us: readonly BattleMember[];
  them: readonly BattleMember[];
  /** Weather, terrain and gravity, for every hit. */
  conditions: readonly Condition[];
  inverse: boolean;
  /** Whether "us" is not the team of the team screen; not in the link. */
  isOtherTeam?: boolean | undefined;
};

/** The state before anything is picked. */
export const emptyBattle: BattleState = { us: [], them: [], conditions: [], inverse: false };

/** The terrains, of which there is one at a time. */
const terrains: readonly Condition[] = [
  'electric_terrain',
  'grassy_terrain',
  'misty_terrain',
  'psychic_terrain',
];

const allConditions = Object.keys(conditions) as Condition[];

/** The conditions of a battle's field in three groups. */
export const fieldConditions = {
  weather: allConditions.filter((condition) => conditions[condition].isWeather),
  terrain: terrains,
  other: ['gravity'],
} as const satisfies Record<string, readonly Condition[]>;

const linkConditions = Object.values(fieldConditions).flat();

/** The conditions of the group that a battle of the generation can have. */
export function fieldConditionsIn(
  generation: Generation,
  group: keyof typeof fieldConditions,
): Condition[] {
  return fieldConditions[group].filter(
    (condition) =>
      existsIn(generation, conditions[condition].since) && hasRule(generation, condition),
  );
}

/** The version of the notation; a later app may have a later version. */
const version = '1';

/** The marks of members, which a link has as their numbers: `us_fainted=1-3`. */
const marks = { tera: 'isTerastallized', fainted: 'hasFainted', active: 'isActive' } as const;
const markNames = Object.keys(marks) as (keyof typeof marks)[];

/** Parses the battle in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseBattle(params: URLSearchParams): Parsed<BattleState> {
  const ignored = repeatedParameters(params);
  const ignore = (name: Parameter) => () => void ignored.push(name);
  const hasMembers = battleSides.some((side) => params.has(side));
  const isKnownVersion = !hasMembers || params.get('battle') === version;
  if (!isKnownVersion) ignored.push('battle');

  const words = linkWords(params);

  function parseSide(side: BattleSide): BattleMember[] {
    const texts = isKnownVersion ? params.getAll(side) : [];
    if (texts.length > maxMembers) ignored.push(side);
    const members: BattleMember[] = texts
      .slice(0, maxMembers)
      .map((text) => parseMember(text, words, ignore(side)));
    for (const name of markNames) {
      const parameter = `${side}_${name}` as const;
      const numbers = members.flatMap(({ tera }, index) =>
        name === 'tera' && !tera ? [] : [`${index + 1}`],
      );
      const limit = name === 'active' ? 1 : numbers.length;
      for (const number of someOf(params.get(parameter), numbers, ignore(parameter), limit)) {
        members[Number(number) - 1] = { ...members[Number(number) - 1]!, [marks[name]]: true };
      }
    }
    return members;
  }

  const parsedConditions = someOf(params.get('conditions'), linkConditions, ignore('conditions'));
  const validConditions = parsedConditions.reduce(addCondition, [] as readonly Condition[]);
  if (validConditions.length < parsedConditions.length) ignored.push('conditions');
  const state = {
    us: parseSide('us'),
    them: parseSide('them'),
    conditions: validConditions,
    inverse: oneOf(params.get('inverse'), ['1'], ignore('inverse')) !== undefined,
  };
  return { state, ignored };
}

/** The conditions with another one, unless its group already has one of which there is one at a time. */
function addCondition(list: readonly Condition[], condition: Condition): readonly Condition[] {
  const group = exclusiveGroupOf(condition);
  return list.some((each) => group.includes(each)) ? list : [...list, condition];
}

function exclusiveGroupOf(condition: Condition): readonly Condition[] {
  const { weather, terrain } = fieldConditions;
  return [weather, terrain].find((group) => group.includes(condition)) ?? [];
}

/** The parameters that `parseBattle` reads back as the same state. */
export function formatBattle(state: BattleState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.us.length + state.them.length > 0) params.set('battle', version);
  for (const side of battleSides) {
    const members = state[side];
    for (const member of members) params.append(side, formatMember(member));
    for (const name of markNames) {
      const numbers = members.flatMap((member, index) =>
        member[marks[name]] && (name !== 'tera' || member.tera) ? [index + 1] : [],
      );
      if (numbers.length > 0) params.set(`${side}_${name}`, numbers.join('-'));
    }
  }
  if (state.conditions.length > 0) params.set('conditions', state.conditions.join('-'));
  if (state.inverse) params.set('inverse', '1');
  return params;
}

/** The field of the state that exists under the settings. */
export function supportedField(
  { generation }: Settings,
  { conditions: picked, inverse }: BattleState,
): { conditions: readonly Condition[]; isInverse: boolean } {
  const groups = ['weather', 'terrain', 'other'] as const;
  const possible = groups.flatMap((group) => fieldConditionsIn(generation, group));
  return {
    conditions: picked.filter((condition) => possible.includes(condition)),
    isInverse: supports(generation, 'inverse') && inverse,
  };
}

/** The member without the marks of a battle. */
export function withoutMarks({ hasFainted, isActive, ...member }: BattleMember): Member {
  return member;
}
