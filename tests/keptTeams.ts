import fc from 'fast-check';
import type { KeptTeam } from '#calculators/keptTeam.ts';
import { formatLink } from '#calculators/link.ts';
import {
  cleanNickname,
  formatTeam,
  type Member,
  maxMembers,
  type TeamState,
  tableFormats,
  tableSorts,
} from '#calculators/team.ts';
import { cleanTeamName } from '#calculators/teamName.ts';
import { abilities } from '#engine/ability.ts';
import { items } from '#engine/item.ts';
import { selectableIn } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import { strikes } from '#engine/strike.ts';
import { generations } from '#engine/testing.ts';
import { attackingTypes, typeCounts, types } from '#engine/type.ts';

/** Any text, including lone surrogates and invisible characters. */
export const texts = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...'.-_&=+%#?/ aZ"[](2)\n\u200f🐉') }),
);

const maybe = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

const selectableAbilities = selectableIn('default', abilities);

const members: fc.Arbitrary<Member> = fc
  .record({
    pokemon: fc.option(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*(_[a-z0-9]+(-[a-z0-9]+)*)?$/), {
      nil: undefined,
    }),
    types: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 3 }),
    ability: maybe(['none', ...selectableAbilities] as const),
    secondAbility: maybe(selectableAbilities),
    tera: maybe(attackingTypes),
    item: maybe(selectableIn('default', items, 'defending')),
    attacks: fc.uniqueArray(fc.constantFrom(...strikes), { maxLength: 6 }),
    nickname: texts.map((text) => cleanNickname(text) || undefined),
    isTerastallized: fc.boolean(),
  })
  .map(({ isTerastallized, ...member }) =>
    member.tera && isTerastallized ? { ...member, isTerastallized } : member,
  );

/** The settings of any link to an official game. */
export const settings: fc.Arbitrary<Settings> = fc.record({
  generation: fc.constantFrom(...generations),
  typeCount: fc.constantFrom(...typeCounts),
});

/** Teams with any values that a link can have. */
export const teamStates: fc.Arbitrary<TeamState> = fc.record({
  members: fc.array(members, { maxLength: maxMembers }),
  format: fc.constantFrom(...tableFormats),
  sort: fc.constantFrom(...tableSorts),
  inverse: fc.boolean(),
});

const links = fc
  .tuple(teamStates, settings)
  .map(([state, linkSettings]) => formatLink(formatTeam(state), linkSettings));

/** Names that are often the same, and any others. */
const names = fc.oneof(fc.constantFrom('Rain', 'Rain (2)', 'Sun', ''), texts.map(cleanTeamName));

const team: fc.Arbitrary<KeptTeam> = fc.record({
  id: fc.uuid(),
  name: names,
  link: links,
  changed: fc.nat(),
});

/** Lists of kept teams, whose names are unique. */
export const keptTeams = fc.uniqueArray(team, { maxLength: 8, selector: ({ name }) => name });

/** The teams of a file, whose names may repeat. */
export const incomingTeams = fc
  .array(team, { maxLength: 8 })
  .map((teams) => teams.map(({ name, link, changed }) => ({ name, link, changed })));
