import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { types } from '#core/charts/type.ts';
import { strikes } from '#core/hit/strike.ts';
import { abilities, abilitiesIn } from '#core/rules/ability.ts';
import { items, itemsIn } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { supports, typeCountIn, typesIn } from '#core/rulesets/ruleset.ts';
import { settings } from '#tests/picks.ts';
import { teamStates, texts } from '#tests/savedTeams.ts';
import { formatLink } from './link.ts';
import { parseSettings } from './settings.ts';
import {
  cleanNickname,
  formatTeam,
  maxMembers,
  maxNicknameLength,
  moveItem,
  parseTeam,
  supportedMember,
  tableFormats,
  tableSorts,
} from './team.ts';

const selectableAbilities = selectableIn('default', abilities);
const defenderItems = selectableIn('default', items, 'defending');

const words = fc.oneof(
  fc.constantFrom(
    ...types,
    ...selectableAbilities,
    ...defenderItems,
    ...strikes,
    'none',
    'mew',
    '',
    'constructor',
  ),
  fc.string({ maxLength: 6 }),
);

/** The text of a member, from noise to almost valid ones. */
const memberTexts = fc.oneof(
  texts,
  fc
    .array(fc.array(words, { maxLength: 4 }).map((parts) => parts.join('-')))
    .map((parts) => parts.join('.')),
);

/** Any query string, from noise to almost valid links. */
const searches = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webQueryParameters(),
  fc
    .record({
      team: fc.constantFrom('1', '1', '1', '2', ''),
      members: fc.array(memberTexts, { maxLength: maxMembers + 3 }),
      others: fc.array(
        fc.tuple(
          fc.constantFrom('team', 'format', 'sort', 'inverse', 'tera', 'utm_source'),
          fc.oneof(fc.constantFrom(...tableFormats, ...tableSorts, '1'), fc.string()),
        ),
        { maxLength: 4 },
      ),
    })
    .map(({ team, members, others }) =>
      new URLSearchParams([
        ['team', team],
        ...members.map((member) => ['member', member]),
        ...others,
      ]).toString(),
    ),
);

/** Teams with any values that a link can have. */
const linkStates = teamStates.map((state) => ({
  ...state,
  members: state.members.map(({ set, ...member }) => member),
}));

const parse = (search: string) => parseTeam(new URLSearchParams(search));

describe('a link', () => {
  it('restores every formatted team and its settings', () => {
    fc.assert(
      fc.property(linkStates, settings, (state, linkSettings) => {
        const link = `https://example.org/defense/team/?${formatLink(formatTeam(state), linkSettings)}`;
        const { searchParams } = new URL(new URL(link).href);
        expect(parseTeam(searchParams)).toEqual({ state, ignored: [] });
        expect(parseSettings(searchParams)).toEqual({ state: linkSettings, ignored: [] });
      }),
    );
  });

  it('parses any text to a team that can be formatted', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { state } = parse(search);
        expect(parseTeam(formatTeam(state))).toEqual({ state, ignored: [] });
        expect(state.members.length).toBeLessThanOrEqual(maxMembers);
      }),
    );
  });

  it('reports a member if, and only if, its formatted text differs', () => {
    /** The six fields and the nickname, which may contain dots. */
    const partsOf = (params: URLSearchParams) => {
      const words = params.get('member')!.split('.');
      const fields = Array.from({ length: 6 }, (_, index) => words[index] ?? '');
      return JSON.stringify([...fields, words.slice(6).join('.')]);
    };
    fc.assert(
      fc.property(memberTexts, (text) => {
        const params = new URLSearchParams({ team: '1', member: text });
        const { state, ignored } = parseTeam(params);
        const isSame = partsOf(formatTeam(state)) === partsOf(params);
        expect([...new Set(ignored)]).toEqual(isSame ? [] : ['member']);
      }),
    );
  });

  it('is a link to the other members if one is removed from the text', () => {
    // A link with the numbers of Terastallized members depends on its other members.
    const teams = linkStates
      .filter((state) => state.members.length > 0)
      .map((state) => ({
        ...state,
        members: state.members.map((member) =>
          member.tera ? { ...member, isTerastallized: true } : member,
        ),
      }));
    fc.assert(
      fc.property(teams, fc.nat(), (state, seed) => {
        const removedIndex = seed % state.members.length;
        const params = formatTeam(state);
        const otherTexts = params.getAll('member').filter((_, index) => index !== removedIndex);
        params.delete('member');
        for (const member of otherTexts) params.append('member', member);
        expect(parseTeam(params)).toEqual({
          state: { ...state, members: state.members.filter((_, index) => index !== removedIndex) },
          ignored: [],
        });
      }),
    );
  });

  it('uses only what exists in the generation', () => {
    fc.assert(
      fc.property(linkStates, settings, ({ members, inverse }, linkSettings) => {
        const { ruleset, typeCount } = linkSettings;
        for (const member of members) {
          const defender = supportedMember(linkSettings, member, { inverse });
          const { typing, tera, ability, item } = defender;
          expect(member.types).toEqual(expect.arrayContaining([...typing]));
          expect(typing.length).toBeLessThanOrEqual(typeCountIn(ruleset, typeCount));
          expect(typesIn(ruleset)).toEqual(expect.arrayContaining([...typing]));
          expect([undefined, ...abilitiesIn(ruleset)]).toContain(ability);
          expect([undefined, ...itemsIn(ruleset, 'defending')]).toContain(item);
          const hasTera = supports(ruleset, 'tera') && member.isTerastallized;
          expect(tera).toBe(hasTera ? member.tera : undefined);
          expect(defender.inverse).toBe(supports(ruleset, 'inverse') && inverse);
        }
      }),
    );
  });
});

describe('a nickname', () => {
  it('of any text is one clean line, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const nickname = cleanNickname(text);
        expect(cleanNickname(nickname)).toBe(nickname);
        expect([...nickname].length).toBeLessThanOrEqual(maxNicknameLength);
        expect(nickname).not.toMatch(/[\p{Cc}\p{Cs}]|\s\s|^\s|\s$/u);
        // Cleaning and cutting removes only whitespace, invisible characters and the end of the text.
        const [rest, whole] = [nickname, text].map((each) =>
          each.replace(
            /[\p{Cc}\p{Cs}\p{Cf}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\s]/gu,
            '',
          ),
        );
        expect(whole!.startsWith(rest!)).toBe(true);
      }),
    );
  });
});

describe('moving', () => {
  it('keeps all items, and the others in their order', () => {
    const lists = fc
      .uniqueArray(fc.nat(), { minLength: 1, maxLength: maxMembers })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.nat(list.length - 1), fc.nat(list.length - 1)),
      );
    fc.assert(
      fc.property(lists, ([list, from, to]) => {
        const result = moveItem(list, from, to);
        const others = (items: readonly number[]) => items.filter((each) => each !== list[from]);
        expect(result[to]).toBe(list[from]);
        expect(result).toHaveLength(list.length);
        expect(others(result)).toEqual(others(list));
        expect(moveItem(result, to, from)).toEqual(list);
      }),
    );
  });
});
