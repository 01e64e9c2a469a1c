import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatEntry } from '#app/state/entry.ts';
import { coverage, summarize } from '#core/answers/coverage.ts';
import { attackingTypesOn, defense } from '#core/answers/defense.ts';
import {
  bestHitOnTerastallized,
  groupByBestAttack,
  offense,
  typingsOf,
} from '#core/answers/offense.ts';
import { sortByDanger, team } from '#core/answers/team.ts';
import {
  isOfficialAttackingType,
  isOfficialType,
  maxTypes,
  typeCounts,
  types,
} from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { strikes } from '#core/hit/strike.ts';
import { supportedAttacks } from '#core/picks/supportedAttacks.ts';
import { abilitiesIn, memberAbilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { memberItems } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { typeCountIn, typesIn } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { generations } from '#tests/engineRows.ts';
import { openTab } from '#tests/fakeTab.ts';
import { randomLinks } from '#tests/randomLinks.ts';
import { startSession } from '#tests/startSession.ts';
import { formatList, listOrders, parseList } from './coverage.ts';
import { type ChosenDefender, formatDefense, parseDefense, supportedDefender } from './defense.ts';
import { officialWords } from './linkWords.ts';
import { formatOffense, parseOffense, removeRepeats } from './offense.ts';
import { type ParsedState, parameters } from './parameter.ts';
import {
  type Calculator,
  calculatorNames,
  calculators,
  findCalculator,
  getCalculatorRow,
} from './registry.ts';
import { formatSettings, parseSettings } from './settings.ts';
import {
  formatStoredTeam,
  maxMembers,
  maxNicknameLength,
  parseTeam,
  supportedMember,
  tableFormats,
  tableSorts,
} from './team.ts';

const linkCount = process.env.FULL ? 10_000 : 2000;
const urls = randomLinks(25, linkCount).map(
  (link) => new URL(`https://countertype.example${link}`),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*(_[a-z0-9]+(-[a-z0-9]+)*)?$/;

/** Throws like `expect`, which is too slow for so many links. */
function check(isTrue: boolean, message: string): void {
  if (!isTrue) throw new Error(message);
}

/** Whether the list has only these values and no duplicates. */
function isSetOf(values: readonly unknown[], list: readonly unknown[]): boolean {
  return list.every((each) => values.includes(each)) && new Set(list).size === list.length;
}

/** Parses the parameters, and checks that the formatted state parses to the same state. */
function read<T>(
  parse: (params: URLSearchParams) => ParsedState<T>,
  format: (state: T) => URLSearchParams,
  params: URLSearchParams,
): T {
  const { state, ignored } = parse(params);
  const again = parse(new URLSearchParams(format(state).toString()));
  check(
    JSON.stringify(again) === JSON.stringify({ state, ignored: [] }),
    'the formatted state parses to another one',
  );
  check(isSetOf(Object.keys(parameters), [...new Set(ignored)]), `${ignored} are not parameters`);
  return state;
}

const settingsOf = (params: URLSearchParams) => read(parseSettings, formatSettings, params);

function checkDefender({ typing }: ChosenDefender, { ruleset, typeCount }: Settings): void {
  check(isSetOf(typesIn(ruleset), typing), `${typing} in ${ruleset}`);
  check(typing.length <= typeCountIn(ruleset, typeCount), `${typing} are too many`);
}

function checkNumbers(numbers: readonly number[]): void {
  check(
    numbers.every((each) => Number.isFinite(each) && each >= 0),
    `${numbers}`,
  );
}

/** Checks every link; an error names the link. */
function eachLink(check: (url: URL) => void): void {
  for (const url of urls) {
    try {
      check(url);
    } catch (error) {
      throw new Error(`${url.pathname}${url.search}: ${error}`, { cause: error });
    }
  }
  expect(urls).toHaveLength(linkCount);
}

describe(`any of ${linkCount} links`, () => {
  it('opens an entry with valid settings, whose link opens the same entry', () => {
    openTab('/');
    const { open } = startSession();
    const openedCalculators = new Set<Calculator>();
    // Each step has its own entry, because an entry keeps its state.
    let step = 0;
    eachLink(({ pathname, searchParams }) => {
      const calculator = findCalculator(pathname);
      if (!calculator) return;
      openedCalculators.add(calculator);
      const entry = open(`${step++}`, calculator, searchParams);
      const { ruleset, typeCount } = entry.settings;
      check(generations.includes(ruleset) && typeCounts.includes(typeCount), 'no settings');
      const search = formatEntry(entry);
      const again = open(`${step++}`, calculator, new URLSearchParams(search));
      check(formatEntry(again) === search, `${search} becomes ${formatEntry(again)}`);
      check(again.ignored.length === 0, `${again.ignored} of ${search} are ignored`);
    });
    expect([...openedCalculators].sort()).toEqual([...calculatorNames].sort());
  });

  it('stored in the session becomes a clean URL', () => {
    const { session } = openTab('/');
    const tabSession = startSession();
    const stateKeys = calculatorNames.map((name) => calculators[name].stateKey);
    eachLink(({ pathname, search, href }) => {
      const calculator = findCalculator(pathname) ?? 'defense';
      session.clear();
      tabSession.reread();
      for (const key of stateKeys) session.set(`choice.${key}`, JSON.stringify(search));
      const cleanSearch = formatEntry(tabSession.open(href, calculator, new URLSearchParams()));
      const { ignored } = getCalculatorRow(calculator).parse(
        new URLSearchParams(cleanSearch),
        officialWords,
      );
      check(ignored.length === 0, `${cleanSearch} is not clean`);
    });
  });

  it('parses to a valid defender, with one matchup for each attacking type', () => {
    eachLink(({ searchParams }) => {
      const settings = settingsOf(searchParams);
      const state = read(parseDefense, formatDefense, searchParams);
      check(idPattern.test(state.pokemon ?? 'mew'), 'the Pokémon has no id');
      check(isSetOf(types, state.types) && state.types.length <= maxTypes, 'types');
      check(isSetOf(selectableIn('default', conditions), state.conditions), 'conditions');
      check([undefined, 'none', ...memberAbilities].includes(state.ability), 'ability');
      check(state.tera === undefined || isOfficialAttackingType(state.tera), 'Tera type');
      check([undefined, ...memberItems].includes(state.item), 'item');

      const defender = supportedDefender(settings, state);
      checkDefender(defender, settings);
      if (defender.typing.length === 0) return;
      const world = worldIn(settings.ruleset, defender.inverse);
      const groups = defense(defender, world);
      const attackingResults = groups.flatMap(({ matchups }) =>
        matchups.map((each) => each.attacking),
      );
      const attackers = attackingTypesOn(defender, world);
      check(
        isSetOf(attackers, attackingResults) && attackingResults.length === attackers.length,
        'matchups',
      );
      checkNumbers(groups.map(({ multiplier }) => multiplier));
    });
  });

  it('parses to a valid team, with a number in the table for each member', () => {
    eachLink(({ searchParams }) => {
      const settings = settingsOf(searchParams);
      const state = read(parseTeam, formatStoredTeam, searchParams);
      const { members, format, sort } = state;
      check(members.length <= maxMembers, 'members');
      check(tableFormats.includes(format) && tableSorts.includes(sort), 'table');
      for (const { pokemon, types: typing, attacks, nickname } of members) {
        check(idPattern.test(pokemon ?? 'mew'), 'a Pokémon has no id');
        check(isSetOf(types, typing) && typing.length <= maxTypes, 'types');
        check(isSetOf(strikes, attacks), 'attacks');
        check([...(nickname ?? 'Mew')].length <= maxNicknameLength, 'nickname');
      }

      const defenders = members.map((member) => supportedMember(settings, member, state));
      for (const defender of defenders) checkDefender(defender, settings);
      const lineup = defenders.filter(({ typing }) => typing.length > 0);
      const world = worldIn(settings.ruleset, lineup[0]?.inverse);
      for (const { matchups, danger } of sortByDanger(team(lineup, world))) {
        check(matchups.length === lineup.length, 'a member has no number');
        checkNumbers([danger, ...matchups.map(({ multiplier }) => multiplier)]);
      }
    });
  });

  it('parses to valid attacks, with a multiplier against every typing', () => {
    const attackerAbilities = abilitiesIn('default', 'attacking');
    eachLink(({ searchParams }) => {
      const settings = settingsOf(searchParams);
      const state = read(parseList, formatList, searchParams);
      read(parseOffense, formatOffense, searchParams);
      const strikeNames = state.attacks.map(({ strike }) => strike);
      check(
        strikeNames.every((strike) => strikes.includes(strike)),
        'attacks',
      );
      check(removeRepeats(state.attacks).length === strikeNames.length, 'an attack twice');
      check(
        state.attacks.every(
          ({ ability }) => ability === undefined || attackerAbilities.includes(ability),
        ),
        'abilities',
      );
      check(state.type === undefined || isOfficialType(state.type), 'type');
      check(listOrders.includes(state.order), 'order');

      const { attacks, world } = supportedAttacks(settings, state);
      if (attacks.length === 0) return;
      const groups = offense(attacks, world);
      const defendingResults = groups.flatMap(({ matchups }) =>
        matchups.map((each) => each.defending),
      );
      const defendingTypes = typesIn(settings.ruleset);
      check(
        isSetOf(defendingTypes, defendingResults) &&
          defendingResults.length === defendingTypes.length,
        'matchups',
      );
      checkNumbers(groups.map(({ multiplier }) => multiplier));
      checkNumbers([bestHitOnTerastallized(attacks, world)?.multiplier ?? 1]);

      const typings = typingsOf(world.chart, 1);
      checkNumbers(groupByBestAttack(attacks, typings, world).map(({ multiplier }) => multiplier));
      const targets = typings.map((typing) => ({ typing, possibleAbilities: [] }));
      const counts = summarize(coverage(attacks, targets, world));
      const { weaknesses, normal, resistances, immunities } = counts;
      check(weaknesses + normal + resistances + immunities === targets.length, 'counts');
    });
  });
});
