import type { Settings } from '#engine/settings.ts';
import { type Strike, strikes } from '#engine/strike.ts';
import { attackingTypes, maxTypes, types } from '#engine/type.ts';
import { removeInvisibleCharacters, truncate } from '#pokedex/inputText.ts';
import type { Traits } from '#pokedex/pokemon.ts';
import {
  type ChosenDefender,
  type DefenderSet,
  emptyDefense,
  linkAbilities,
  linkItems,
  supportedDefender,
} from './defense.ts';
import { type Parameter, type Parsed, repeatedParameters } from './parameter.ts';
import { idOf, oneOf, someOf } from './parseWords.ts';

/** A member of a team. */
export type Member = DefenderSet & {
  nickname?: string | undefined;
  /** Its attacks, for the offense screen. */
  attacks: readonly Strike[];
};

export const tableFormats = ['simple', 'complex', 'weaknesses', 'resistances', 'members'] as const;
type TableFormat = (typeof tableFormats)[number];

export const sorts = ['danger', 'type'] as const;
type Sort = (typeof sorts)[number];

/** What the player picked on the team screen. */
export type TeamState = {
  members: readonly Member[];
  format: TableFormat;
  sort: Sort;
  inverse: boolean;
  /** Whether members with a Tera Type are Terastallized; in a battle only one of a team can be. */
  terastallized: boolean;
};

/** A member with nothing picked. */
export const emptyMember: Member = { types: [], attacks: [] };

/** The state before anything is picked. */
export const emptyTeam: TeamState = {
  members: [],
  format: 'simple',
  sort: 'danger',
  inverse: false,
  terastallized: true,
};

/** Maximum number of members: two teams of six, the limit of the games. */
export const maxMembers = 12;

/** Maximum number of code points of a nickname; the games allow 12, other tools 18. */
export const maxNicknameLength = 24;

/** The version of the notation of members; a later app may have a later version. */
const version = '1';

/** Parses the team in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseTeam(params: URLSearchParams): Parsed<TeamState> {
  const ignored = repeatedParameters(params);
  const ignore = (name: Parameter) => () => void ignored.push(name);
  const members = params.getAll('member');
  const isKnownVersion = members.length === 0 || params.get('team') === version;
  if (!isKnownVersion) ignored.push('team');
  const memberTexts = isKnownVersion ? members : [];
  if (memberTexts.length > maxMembers) ignored.push('member');
  const state = {
    members: memberTexts.slice(0, maxMembers).map((text) => parseMember(text, ignore('member'))),
    format: oneOf(params.get('format'), tableFormats, ignore('format')) ?? emptyTeam.format,
    sort: oneOf(params.get('sort'), sorts, ignore('sort')) ?? emptyTeam.sort,
    inverse: oneOf(params.get('inverse'), ['1'], ignore('inverse')) !== undefined,
    terastallized: oneOf(params.get('tera'), ['0'], ignore('tera')) === undefined,
  };
  return { state, ignored };
}

/** The parameters that `parseTeam` reads back as the same state. */
export function formatTeam(state: TeamState): URLSearchParams {
  const { members, format, sort, inverse, terastallized } = state;
  const params = new URLSearchParams();
  if (members.length > 0) params.set('team', version);
  for (const member of members) params.append('member', formatMember(member));
  if (format !== emptyTeam.format) params.set('format', format);
  if (sort !== emptyTeam.sort) params.set('sort', sort);
  if (inverse) params.set('inverse', '1');
  if (!terastallized) params.set('tera', '0');
  return params;
}

const fieldCount = 6;

/** Parses a member such as `rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nickname`. */
function parseMember(text: string, onUnknown: () => void): Member {
  const words = text.split('.');
  const [id, typing, ability, tera, item, attacks] = words
    .slice(0, fieldCount)
    .map((word) => word || null);
  const rest = words.slice(fieldCount).join('.');
  const nickname = cleanNickname(rest);
  if (nickname !== rest) onUnknown();
  return {
    pokemon: idOf(id, onUnknown),
    types: someOf(typing, types, onUnknown, maxTypes),
    ability: oneOf(ability, linkAbilities, onUnknown),
    tera: oneOf(tera, attackingTypes, onUnknown),
    item: oneOf(item, linkItems, onUnknown),
    attacks: someOf(attacks, strikes, onUnknown),
    nickname: nickname || undefined,
  };
}

/** The fields in order, without the empty ones at the end. */
function formatMember(member: Member): string {
  const { pokemon, types, ability, tera, item, attacks, nickname } = member;
  const words = [pokemon, types.join('-'), ability, tera, item, attacks.join('-')];
  const text = [...words, nickname].map((word) => word ?? '').join('.');
  return nickname ? text : text.replace(/\.+$/, '');
}

/** The nickname as one trimmed line of at most `maxNicknameLength` code points. */
export function cleanNickname(text: string): string {
  const line = removeInvisibleCharacters(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return truncate(line, maxNicknameLength).trim();
}

/** The part of a member's defense that exists under the settings. */
export function supportedMember(
  settings: Settings,
  { attacks, nickname, tera, ...defender }: Member,
  { inverse, terastallized }: Pick<TeamState, 'inverse' | 'terastallized'>,
  traits?: Traits,
): ChosenDefender {
  const state = { ...emptyDefense, ...defender, inverse, tera: terastallized ? tera : undefined };
  return supportedDefender(settings, state, traits);
}

/** A copy of the list with the item at `from` moved to `to`. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}
