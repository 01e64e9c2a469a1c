import fc from 'fast-check';
import type { KeptTeam } from '#calculators/keptTeam.ts';
import { formatLink } from '#calculators/link.ts';
import { cleanNickname, formatTeam, type Member } from '#calculators/team.ts';
import { cleanTeamName } from '#calculators/teamName.ts';
import { generations } from '#engine/testing.ts';
import { attackingTypes, typeCounts, types } from '#engine/type.ts';

/** Any text, including lone surrogates and invisible characters. */
export const texts = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...'.-_&=+%#?/ aZ"[](2)\n\u200f🐉') }),
);

const members: fc.Arbitrary<Member> = fc.record({
  pokemon: fc.constantFrom(undefined, 'mew', 'rotom-wash', 'mr-mime-galar'),
  types: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 3 }),
  tera: fc.option(fc.constantFrom(...attackingTypes), { nil: undefined }),
  attacks: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 4 }),
  nickname: texts.map((text) => cleanNickname(text) || undefined),
  isTerastallized: fc.boolean(),
});

const links = fc
  .record({
    members: fc.array(members, { maxLength: 12 }),
    format: fc.constantFrom('simple', 'members'),
    sort: fc.constantFrom('danger', 'type'),
    inverse: fc.boolean(),
    generation: fc.constantFrom(...generations),
    typeCount: fc.constantFrom(...typeCounts),
  })
  .map(({ generation, typeCount, ...state }) =>
    formatLink(formatTeam(state as Parameters<typeof formatTeam>[0]), { generation, typeCount }),
  );

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
