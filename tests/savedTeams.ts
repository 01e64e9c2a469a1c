import fc from 'fast-check';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { cleanTeamName } from '#app/state/saved/teamName.ts';
import { strikes } from '#core/hit/strike.ts';
import { formatLink } from '#core/links/link.ts';
import type { MemberSet } from '#core/links/memberSet.ts';
import {
  cleanNickname,
  formatStoredTeam,
  type Member,
  maxMembers,
  type TeamState,
  tableFormats,
  tableSorts,
} from '#core/links/team.ts';
import { defenderPicks, settings } from '#tests/picks.ts';

/** Any text, including lone surrogates and invisible characters. */
export const texts = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...'.-_&=+%#?/ aZ"[](2)\n\u200f🐉') }),
);

/** Pasted sets with any values that a stored team can have. */
export const memberSets: fc.Arbitrary<MemberSet> = fc.record(
  {
    itemForm: fc.constant('charizard-mega-x'),
    text: fc
      .array(
        texts.map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')),
        { minLength: 1, maxLength: 6 },
      )
      .map((lines) => ['Mew', ...lines].join('\n')),
    readAs: fc.constantFrom('mew.psychic', 'rotom-wash.electric-water.levitate.steel...Mr. Wash'),
  },
  { requiredKeys: ['text', 'readAs'] },
);

const members: fc.Arbitrary<Member> = fc
  .record({
    ...defenderPicks,
    set: fc.option(memberSets, { nil: undefined }),
    attacks: fc.uniqueArray(fc.constantFrom(...strikes), { maxLength: 6 }),
    fixedDamage: fc.uniqueArray(fc.constantFrom('fighting', 'typeless'), { maxLength: 2 }),
    nickname: texts.map((text) => cleanNickname(text) || undefined),
    isTerastallized: fc.boolean(),
  })
  .map(({ isTerastallized, fixedDamage, ...member }) => ({
    ...member,
    ...(member.tera && isTerastallized && { isTerastallized }),
    ...(fixedDamage.length > 0 && { fixedDamage }),
    ...(fixedDamage.length > 0 && member.attacks.length === 0 && { hasNoAttacks: true }),
  }));

/** Teams with any values that a stored team can have. */
export const teamStates: fc.Arbitrary<TeamState> = fc.record({
  members: fc.array(members, { maxLength: maxMembers }),
  format: fc.constantFrom(...tableFormats),
  sort: fc.constantFrom(...tableSorts),
  inverse: fc.boolean(),
});

const links = fc
  .tuple(teamStates, settings)
  .map(([state, linkSettings]) => formatLink(formatStoredTeam(state), linkSettings));

/** Names that are often the same, and any others. */
const names = fc.oneof(fc.constantFrom('Rain', 'Rain (2)', 'Sun', ''), texts.map(cleanTeamName));

const team: fc.Arbitrary<SavedTeam> = fc.record({
  id: fc.uuid(),
  name: names,
  link: links,
  changed: fc.nat(),
});

/** Lists of saved teams, whose names are unique. */
export const savedTeams = fc.uniqueArray(team, { maxLength: 8, selector: ({ name }) => name });

/** The teams of a file, whose names may repeat. */
export const incomingTeams = fc
  .array(team, { maxLength: 8 })
  .map((teams) => teams.map(({ name, link, changed }) => ({ name, link, changed })));
