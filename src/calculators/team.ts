import type { Settings } from '#engine/settings.ts';
import { type Strike, strikes } from '#engine/strike.ts';
import { attackingTypes, maxTypes, types } from '#engine/type.ts';
import type { Traits } from '#pokedex/pokemon.ts';
import { cutAt, withoutUnseen } from '#pokedex/writtenName.ts';
import {
  type ChosenDefender,
  type DefenderSet,
  defenderUnder,
  emptyDefense,
  offeredAbilities,
  offeredItems,
} from './defense.ts';
import { type Parameter, type Parsed, saidTwice } from './parameter.ts';
import { idOf, oneOf, someOf } from './parseWords.ts';

/** One of a team, with everything that is its own. */
export type Member = DefenderSet & {
  nickname?: string | undefined;
  /** What it attacks with, for the offense screen. */
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
  /** Whether those who have a Tera type are Terastallized; of a whole team only one can be. */
  terastallized: boolean;
};

/** A member that is still nobody. */
export const noMember: Member = { types: [], attacks: [] };

/** Nothing picked yet. */
export const emptyTeam: TeamState = {
  members: [],
  format: 'simple',
  sort: 'danger',
  inverse: false,
  terastallized: true,
};

/** The most members of a team: two of the games' six. */
export const maxMembers = 12;

/** The most code points of a nickname; the games allow 12, other tools 18. */
export const maxNicknameLength = 24;

/** The version of the notation of members; a later one is a later app's. */
const version = '1';

/** The team an address holds; what it holds besides is named, never repaired. */
export function parseTeam(params: URLSearchParams): Parsed<TeamState> {
  const ignored = saidTwice(params);
  const ignore = (name: Parameter) => () => void ignored.push(name);
  const written = params.getAll('member');
  const isOurs = written.length === 0 || params.get('team') === version;
  if (!isOurs) ignored.push('team');
  const heard = isOurs ? written : [];
  if (heard.length > maxMembers) ignored.push('member');
  const state = {
    members: heard.slice(0, maxMembers).map((text) => parseMember(text, ignore('member'))),
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

const fields = 6;

/** `rotom-wash.electric-water.levitate.steel.air_balloon.ice-freeze_dry.Nickname`. */
function parseMember(text: string, unknown: () => void): Member {
  const words = text.split('.');
  const [id, typing, ability, tera, item, attacks] = words
    .slice(0, fields)
    .map((word) => word || null);
  const rest = words.slice(fields).join('.');
  const nickname = cleanNickname(rest);
  if (nickname !== rest) unknown();
  return {
    pokemon: idOf(id, unknown),
    types: someOf(typing, types, unknown, maxTypes),
    ability: oneOf(ability, offeredAbilities, unknown),
    tera: oneOf(tera, attackingTypes, unknown),
    item: oneOf(item, offeredItems, unknown),
    attacks: someOf(attacks, strikes, unknown),
    nickname: nickname || undefined,
  };
}

/** Every field in its place, without the empty ones at the end. */
function formatMember(member: Member): string {
  const { pokemon, types, ability, tera, item, attacks, nickname } = member;
  const words = [pokemon, types.join('-'), ability, tera, item, attacks.join('-')];
  const text = [...words, nickname].map((word) => word ?? '').join('.');
  return nickname ? text : text.replace(/\.+$/, '');
}

/** The nickname on one line without space around it, as long as fits. */
export function cleanNickname(text: string): string {
  const line = withoutUnseen(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return cutAt(line, maxNicknameLength).trim();
}

/** The member as it defends under the settings. */
export function memberUnder(
  settings: Settings,
  { attacks, nickname, tera, ...defender }: Member,
  { inverse, terastallized }: Pick<TeamState, 'inverse' | 'terastallized'>,
  ofPokemon?: Traits,
): ChosenDefender {
  const chosen = { ...emptyDefense, ...defender, inverse, tera: terastallized ? tera : undefined };
  return defenderUnder(settings, chosen, ofPokemon);
}

/** The list with one of its places' content moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}
