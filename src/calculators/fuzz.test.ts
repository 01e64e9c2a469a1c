import { afterEach, describe, expect, it, vi } from 'vitest';
import { abilities } from '#engine/ability.ts';
import { conditions } from '#engine/condition.ts';
import { coverage, summarize } from '#engine/coverage.ts';
import { attackersOf, defense } from '#engine/defense.ts';
import { generations, typeCountIn, typesIn } from '#engine/generation.ts';
import { byBest, offense, onTerastallized, typingsOf } from '#engine/offense.ts';
import { selectableIn } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import { worldIn } from '#engine/situation.ts';
import { strikes } from '#engine/strike.ts';
import { byDanger, team } from '#engine/team.ts';
import { attackingTypes, maxTypes, typeCounts, types } from '#engine/type.ts';
import { openTab } from '#tests/fakeTab.ts';
import { randomLinks } from '#tests/randomLinks.ts';
import { attacksUnder } from './attacksUnder.ts';
import { formatList, orders, parseList } from './coverage.ts';
import {
  type ChosenDefender,
  defenderUnder,
  formatDefense,
  offeredAbilities,
  offeredItems,
  parseDefense,
} from './defense.ts';
import { formatOffense, parseOffense, withoutRepeats } from './offense.ts';
import { type Parsed, parameters } from './parameter.ts';
import { type Calculator, calculatorAt, calculatorNames, calculators, rowOf } from './registry.ts';
import { formatSettings, parseSettings } from './settings.ts';
import {
  formatTeam,
  maxMembers,
  maxNicknameLength,
  memberUnder,
  parseTeam,
  sorts,
  tableFormats,
} from './team.ts';

const urls = randomLinks(25, 10_000).map((link) => new URL(`https://countertype.example${link}`));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const ids = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** As `expect` does, which takes too long for so many links. */
function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

/** Every one of the list is known, and none is there twice. */
function isSetOf(known: readonly unknown[], list: readonly unknown[]): boolean {
  return list.every((each) => known.includes(each)) && new Set(list).size === list.length;
}

/** What is written of the state is read as the same, with nothing left out. */
function read<T>(
  parse: (params: URLSearchParams) => Parsed<T>,
  format: (state: T) => URLSearchParams,
  params: URLSearchParams,
): T {
  const { state, ignored } = parse(params);
  const again = parse(new URLSearchParams(format(state).toString()));
  must(JSON.stringify(again) === JSON.stringify({ state, ignored: [] }), 'it is read otherwise');
  must(isSetOf(Object.keys(parameters), [...new Set(ignored)]), `${ignored} have no names`);
  return state;
}

const settingsOf = (params: URLSearchParams) => read(parseSettings, formatSettings, params);

function mustBeDefender({ typing }: ChosenDefender, { generation, typeCount }: Settings): void {
  must(isSetOf(typesIn(generation), typing), `${typing} in ${generation}`);
  must(typing.length <= typeCountIn(generation, typeCount), `${typing} are too many`);
}

function mustBeNumbers(numbers: readonly number[]): void {
  must(
    numbers.every((each) => Number.isFinite(each) && each >= 0),
    `${numbers}`,
  );
}

/** Says which link it was, when one fails. */
function eachLink(check: (url: URL) => void): void {
  for (const url of urls) {
    try {
      check(url);
    } catch (error) {
      throw new Error(`${url.pathname}${url.search}: ${error}`, { cause: error });
    }
  }
  expect(urls).toHaveLength(10_000);
}

describe('any of 10,000 links', () => {
  it('opens an entry with settings that exist, and is written as what opens as itself', async () => {
    openTab('/');
    const { openEntry, searchOf } = await import('./entries.ts');
    const opened = new Set<Calculator>();
    eachLink(({ pathname, searchParams, href }) => {
      const calculator = calculatorAt(pathname);
      if (!calculator) return;
      opened.add(calculator);
      const entry = openEntry(href, calculator, searchParams, false);
      const { generation, typeCount } = entry.settings;
      must(generations.includes(generation) && typeCounts.includes(typeCount), 'no settings');
      const search = searchOf(entry);
      const again = openEntry(`${href} again`, calculator, new URLSearchParams(search), false);
      must(searchOf(again) === search, `${search} becomes ${searchOf(again)}`);
      must(again.ignored.length === 0, `${again.ignored} of ${search} are ignored`);
    });
    expect([...opened].sort()).toEqual([...calculatorNames].sort());
  });

  it('left in the session is cleaned before it gets into an address', async () => {
    const { session } = openTab('/');
    const { openEntry, searchOf } = await import('./entries.ts');
    const { clearSession } = await import('#browser/storage.ts');
    const stateKeys = calculatorNames.map((name) => calculators[name].stateKey);
    eachLink(({ pathname, search, href }) => {
      const calculator = calculatorAt(pathname) ?? 'defense';
      clearSession();
      for (const key of stateKeys) session.set(`choice.${key}`, JSON.stringify(search));
      const written = searchOf(openEntry(href, calculator, new URLSearchParams(), false));
      const { ignored } = rowOf(calculator).parse(new URLSearchParams(written));
      must(ignored.length === 0, `${written} is not clean`);
    });
  });

  it('is read as a defender that exists, and has an answer for each type', () => {
    eachLink(({ searchParams }) => {
      const settings = settingsOf(searchParams);
      const state = read(parseDefense, formatDefense, searchParams);
      must(ids.test(state.pokemon ?? 'mew'), 'the Pokémon has no id');
      must(isSetOf(types, state.types) && state.types.length <= maxTypes, 'types');
      must(isSetOf(selectableIn('default', conditions), state.conditions), 'conditions');
      must([undefined, ...offeredAbilities].includes(state.ability), 'ability');
      must([undefined, ...attackingTypes].includes(state.tera), 'Tera type');
      must([undefined, ...offeredItems].includes(state.item), 'item');

      const defender = defenderUnder(settings, state);
      mustBeDefender(defender, settings);
      if (defender.typing.length === 0) return;
      const world = worldIn(settings.generation, defender.inverse);
      const groups = defense(defender, world);
      const answered = groups.flatMap(({ matchups }) => matchups.map((each) => each.attacking));
      const attackers = attackersOf(defender, world);
      must(isSetOf(attackers, answered) && answered.length === attackers.length, 'answers');
      mustBeNumbers(groups.map(({ multiplier }) => multiplier));
    });
  });

  it('is read as a team that can be, and the table has a number for everybody', () => {
    eachLink(({ searchParams }) => {
      const settings = settingsOf(searchParams);
      const state = read(parseTeam, formatTeam, searchParams);
      const { members, format, sort } = state;
      must(members.length <= maxMembers, 'members');
      must(tableFormats.includes(format) && sorts.includes(sort), 'table');
      for (const { pokemon, types: typing, attacks, nickname } of members) {
        must(ids.test(pokemon ?? 'mew'), 'a Pokémon has no id');
        must(isSetOf(types, typing) && typing.length <= maxTypes, 'types');
        must(isSetOf(strikes, attacks), 'attacks');
        must([...(nickname ?? 'Mew')].length <= maxNicknameLength, 'nickname');
      }

      const defenders = members.map((member) => memberUnder(settings, member, state));
      for (const defender of defenders) mustBeDefender(defender, settings);
      const lineup = defenders.filter(({ typing }) => typing.length > 0);
      const world = worldIn(settings.generation, lineup[0]?.inverse);
      for (const { matchups, danger } of byDanger(team(lineup, world))) {
        must(matchups.length === lineup.length, 'somebody has no number');
        mustBeNumbers([danger, ...matchups.map(({ multiplier }) => multiplier)]);
      }
    });
  });

  it('is read as attacks that exist, and every typing takes something from them', () => {
    const attackerAbilities = [undefined, ...selectableIn('default', abilities, 'attacking')];
    eachLink(({ searchParams }) => {
      const settings = settingsOf(searchParams);
      const state = read(parseList, formatList, searchParams);
      read(parseOffense, formatOffense, searchParams);
      const struck = state.attacks.map(({ strike }) => strike);
      must(
        struck.every((strike) => strikes.includes(strike)),
        'attacks',
      );
      must(withoutRepeats(state.attacks).length === struck.length, 'an attack twice');
      must(
        state.attacks.every(({ ability }) => attackerAbilities.includes(ability)),
        'abilities',
      );
      must([undefined, ...types].includes(state.type), 'type');
      must(orders.includes(state.order), 'order');

      const { attacks, world } = attacksUnder(settings, state);
      if (attacks.length === 0) return;
      const groups = offense(attacks, world);
      const answered = groups.flatMap(({ matchups }) => matchups.map((each) => each.defending));
      const known = typesIn(settings.generation);
      must(isSetOf(known, answered) && answered.length === known.length, 'answers');
      mustBeNumbers(groups.map(({ multiplier }) => multiplier));
      mustBeNumbers([onTerastallized(attacks, world)?.multiplier ?? 1]);

      const typings = typingsOf(world.chart, 1);
      mustBeNumbers(byBest(attacks, typings, world).map(({ multiplier }) => multiplier));
      const targets = typings.map((typing) => ({ typing, possibleAbilities: [] }));
      const counts = summarize(coverage(attacks, targets, world));
      const { weaknesses, normal, resistances, immunities } = counts;
      must(weaknesses + normal + resistances + immunities === targets.length, 'counts');
    });
  });
});
