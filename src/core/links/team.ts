import { attackingTypes } from '#core/charts/type.ts';
import type { Strike } from '#core/hit/strike.ts';
import { cleanLine } from '#core/pokedex/names/inputText.ts';
import type { Traits } from '#core/pokedex/traits.ts';
import type { OfficialHitType } from '#core/rules/rule.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import {
  type ChosenDefender,
  type DefenderPicks,
  emptyDefense,
  formatPicks,
  parsePicks,
  supportedDefender,
  trimFields,
} from './defense.ts';
import { type LinkWords, officialWords, wordsIn } from './linkWords.ts';
import { appendSets, type MemberSet, parseSets } from './memberSet.ts';
import { findRepeatedParameters, type LinkParameter, type ParsedState } from './parameter.ts';
import { parseFlag, parseOption, parseOptions } from './parseWords.ts';
import { splitMember } from './splitMember.ts';

/** A member of a team. */
export type Member = DefenderPicks & {
  nickname?: string | undefined;
  /** Whether it is Terastallized; in the games at most one member of a team can be. */
  isTerastallized?: boolean | undefined;
  /** Its attacks, for the offense screen. */
  attacks: readonly Strike[];
  /** Whether it is known to have no attack that types affect. */
  hasNoAttacks?: boolean | undefined;
  /** The types of its moves whose damage does not depend on types, such as Seismic Toss; for battles. */
  fixedDamage?: readonly OfficialHitType[] | undefined;
  /** Its pasted set; in a stored team, but not in a link. */
  set?: MemberSet | undefined;
  /** The id of the form that its item offers, if it comes from the link of a battle, which has no sets. */
  itemForm?: string | undefined;
};

export const tableFormats = ['simple', 'complex', 'weaknesses', 'resistances', 'members'] as const;
type TableFormat = (typeof tableFormats)[number];

export const tableSorts = ['danger', 'type'] as const;
type TableSort = (typeof tableSorts)[number];

/** The player's picks on the team screen. */
export type TeamState = {
  members: readonly Member[];
  format: TableFormat;
  sort: TableSort;
  inverse: boolean;
  /** The id of the saved team whose content this is; not in the link. */
  savedId?: string | undefined;
};

/** A member with nothing picked. */
export const emptyMember: Member = { types: [], attacks: [] };

/** The state before anything is picked. */
export const emptyTeam: TeamState = {
  members: [],
  format: 'simple',
  sort: 'danger',
  inverse: false,
};

/** Maximum number of members: two teams of six, the limit of the games. */
export const maxMembers = 12;

/** Maximum number of code points of a nickname; the games allow 12, other tools 18. */
export const maxNicknameLength = 24;

/** The version of the notation of members; a link with another version has no members for this app. */
const version = '1';

/** Parses the team in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseTeam(
  params: URLSearchParams,
  words: LinkWords = officialWords,
): ParsedState<TeamState> {
  const ignored = findRepeatedParameters(params);
  const ignore = (name: LinkParameter) => () => void ignored.push(name);
  const members = params.getAll('member');
  const isKnownVersion = members.length === 0 || params.get('team') === version;
  if (!isKnownVersion) ignored.push('team');
  const memberTexts = isKnownVersion ? members : [];
  if (memberTexts.length > maxMembers) ignored.push('member');
  const parsedMembers = memberTexts
    .slice(0, maxMembers)
    .map((text) => parseMember(text, words, ignore('member')));
  const state = {
    members: parseSets(
      parseTerastallized(parsedMembers, params.get('tera'), ignore('tera')),
      isKnownVersion ? params.getAll('set') : [],
      ignore('set'),
    ),
    format: parseOption(params.get('format'), tableFormats, ignore('format')) ?? emptyTeam.format,
    sort: parseOption(params.get('sort'), tableSorts, ignore('sort')) ?? emptyTeam.sort,
    inverse: parseFlag(params, 'inverse', ignored),
  };
  return { state, ignored };
}

/** Formats the state as the parameters of a link, which `parseTeam` parses to the same numbers. */
export function formatTeam(state: TeamState): URLSearchParams {
  const { members, format, sort, inverse } = state;
  const params = new URLSearchParams();
  if (members.length > 0) params.set('team', version);
  for (const member of members) params.append('member', formatMember(member));
  if (format !== emptyTeam.format) params.set('format', format);
  if (sort !== emptyTeam.sort) params.set('sort', sort);
  if (inverse) params.set('inverse', '1');
  const tera = formatTerastallized(members);
  if (tera !== undefined) params.set('tera', tera);
  return params;
}

/** Formats the state with the pasted sets of its members, to store it. */
export function formatStoredTeam(state: TeamState): URLSearchParams {
  const params = formatTeam(state);
  appendSets(params, 'set', state.members);
  return params;
}

/**
 * Marks the members whose numbers are in the text, such as `2`, as Terastallized; `0` means none.
 * Without a text all members with a Tera Type are: old links have no text and keep their answer.
 */
function parseTerastallized(
  members: readonly Member[],
  text: string | null,
  onUnknown: () => void,
): readonly Member[] {
  const numbers = members.flatMap(({ tera }, index) => (tera ? [`${index + 1}`] : []));
  const chosenNumbers = parseOptions(text, ['0', ...numbers], onUnknown);
  const terastallizedNumbers = chosenNumbers.length > 0 ? chosenNumbers : numbers;
  return members.map((member, index) =>
    terastallizedNumbers.includes(`${index + 1}`) ? { ...member, isTerastallized: true } : member,
  );
}

/** Formats the Terastallized members as a text that `parseTerastallized` parses. */
function formatTerastallized(members: readonly Member[]): string | undefined {
  const numbers = members.flatMap(({ tera, isTerastallized }, index) =>
    tera && isTerastallized ? [index + 1] : [],
  );
  const isDefault = numbers.length === members.filter(({ tera }) => tera).length;
  return isDefault ? undefined : numbers.join('-') || '0';
}

/** Terastallizes only the member at the index, or none. */
export function terastallize(members: readonly Member[], index?: number): readonly Member[] {
  return members.map(({ isTerastallized, ...member }, each) =>
    each === index ? { ...member, isTerastallized: true } : member,
  );
}

/** Parses a member such as `rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nickname`. */
export function parseMember(text: string, words: LinkWords, onUnknown: () => void): Member {
  const fields = splitMember(text);
  const nickname = cleanNickname(fields.nickname);
  if (nickname !== fields.nickname) onUnknown();
  return {
    ...parsePicks(
      (name) => fields[name],
      words,
      () => onUnknown,
    ),
    ...parseAttacks(fields.attacks, words.strikes, onUnknown),
    nickname: nickname || undefined,
  };
}

/** The word for a member that has no attack. */
const noAttacks = 'none';

/** The types of moves of fixed damage by their words, such as `fixed_fighting`. */
const fixedDamageTypes: ReadonlyMap<string, OfficialHitType> = new Map(
  (['typeless', ...attackingTypes] as const).map((type) => [fixedDamageWord(type), type]),
);

function fixedDamageWord(type: OfficialHitType): string {
  return `fixed_${type}`;
}

function parseAttacks(
  text: string | null | undefined,
  strikes: readonly Strike[],
  onUnknown: () => void,
): Pick<Member, 'attacks' | 'hasNoAttacks' | 'fixedDamage'> {
  if (text === noAttacks) return { attacks: [], hasNoAttacks: true };
  const words = parseOptions<string>(text, [...strikes, ...fixedDamageTypes.keys()], onUnknown);
  const attacks = words.filter((word): word is Strike => !fixedDamageTypes.has(word));
  const fixedDamage = words.flatMap((word) => fixedDamageTypes.get(word) ?? []);
  if (fixedDamage.length === 0) return { attacks };
  return { attacks, fixedDamage, ...(attacks.length === 0 && { hasNoAttacks: true }) };
}

function formatAttacks({ attacks, hasNoAttacks, fixedDamage = [] }: Member): string {
  const words = [...attacks, ...fixedDamage.map(fixedDamageWord)];
  return hasNoAttacks && words.length === 0 ? noAttacks : words.join('-');
}

/** Parses the member that a pasted set was read as. */
export function parseReadMember({ readAs }: MemberSet): Member {
  return parseMember(readAs, wordsIn('default'), () => {});
}

/** Formats the fields of a member in order, without the empty ones at the end. */
export function formatMember(member: Member): string {
  const { nickname } = member;
  const fields = [...formatPicks(member), formatAttacks(member)];
  return nickname ? [...fields, nickname].join('.') : trimFields(fields);
}

/** Shortens the nickname to one trimmed line of at most `maxNicknameLength` code points. */
export function cleanNickname(text: string): string {
  return cleanLine(text, maxNicknameLength);
}

/** Returns the part of a member's defense that exists under the settings. */
export function supportedMember(
  settings: Settings,
  {
    attacks,
    hasNoAttacks,
    fixedDamage,
    nickname,
    set,
    itemForm,
    tera,
    isTerastallized,
    ...defender
  }: Member,
  { inverse }: Pick<TeamState, 'inverse'>,
  traits?: Traits,
): ChosenDefender {
  const state = { ...emptyDefense, ...defender, inverse, tera: isTerastallized ? tera : undefined };
  return supportedDefender(settings, state, traits);
}

/** Returns a copy of the list with the item at `from` moved to `to`. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}
