import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abilities } from '#engine/ability.ts';
import { conditions } from '#engine/condition.ts';
import { coverage, summarize } from '#engine/coverage.ts';
import { attackersOf, defense } from '#engine/defense.ts';
import { generations, typeCountIn, typesIn } from '#engine/generation.ts';
import { byBest, offense, onTerastallized, typingsOf } from '#engine/offense.ts';
import { selectableIn } from '#engine/rule.ts';
import { worldIn } from '#engine/situation.ts';
import { strikes } from '#engine/strike.ts';
import { byDanger, team } from '#engine/team.ts';
import { attackingTypes, maxTypes, typeCounts, types } from '#engine/type.ts';
import { arrive } from './arrive.ts';
import { attacksUnder, formatAttacks, parseAttacks } from './attacks.ts';
import { formatCoverage, orders, parseCoverage } from './coverage.ts';
import {
  type ChosenDefender,
  defenderUnder,
  formatDefender,
  offeredAbilities,
  offeredItems,
  parseDefender,
} from './defender.ts';
import { type Parsed, parameters } from './parameter.ts';
import { randomLinks } from './randomLinks.ts';
import { type Calculator, calculatorAt, calculators, forget, remembered } from './remembered.ts';
import { formatSettings, parseSettings, type Settings } from './settings.ts';
import {
  formatTeam,
  longestNickname,
  memberUnder,
  mostMembers,
  parseTeam,
  sorts,
  tableFormats,
} from './team.ts';

const urls = randomLinks(25, 10_000).map((link) => new URL(`https://countertype.example${link}`));

const ids = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** As `expect` does, which takes too long for so many links. */
function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

/** Every one of the list is known, and none is there twice. */
function isSetOf(known: readonly unknown[], list: readonly unknown[]): boolean {
  return list.every((each) => known.includes(each)) && new Set(list).size === list.length;
}

/** What is written of the choice is read as the same, with nothing left out. */
function read<T>(
  parse: (params: URLSearchParams) => Parsed<T>,
  format: (choice: T) => URLSearchParams,
  params: URLSearchParams,
): T {
  const { choice, ignored } = parse(params);
  const again = parse(new URLSearchParams(format(choice).toString()));
  must(JSON.stringify(again) === JSON.stringify({ choice, ignored: [] }), 'it is read otherwise');
  must(isSetOf(Object.keys(parameters), [...new Set(ignored)]), `${ignored} have no names`);
  return choice;
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
  const session = new Map<string, string>();

  beforeEach(() => {
    forget();
    session.clear();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => session.get(key) ?? null,
        setItem: (key: string, value: string) => session.set(key, value),
      },
    });
    return () => vi.unstubAllGlobals();
  });

  /** Arrives at what the session remembers, and changes nothing of it. */
  function mustStay(calculator: Calculator): void {
    const search = remembered(calculator);
    const url = new URL(`https://countertype.example${calculators[calculator]}/?${search}`);
    const arrival = arrive(calculator, url);
    must(search === '' || (arrival !== 'empty' && 'settings' in arrival), `${search} is no link`);
    must(remembered(calculator) === search, `${search} becomes ${remembered(calculator)}`);
  }

  it('arrives at settings that exist, and leaves behind what arrives as itself', () => {
    const arrived = new Set<Calculator>();
    eachLink((url) => {
      const calculator = calculatorAt(url.pathname);
      if (!calculator) return;
      arrived.add(calculator);
      const arrival = arrive(calculator, url);
      const search = remembered(calculator);
      if (arrival === 'empty') must(search === '', `${search} is still there`);
      else if ('redirect' in arrival) must(arrival.redirect === search, arrival.redirect);
      else {
        const { generation, typeCount } = arrival.settings;
        must(generations.includes(generation) && typeCounts.includes(typeCount), 'no settings');
      }
      mustStay(calculator);
    });
    expect([...arrived].sort()).toEqual(Object.keys(calculators).sort());
  });

  it('left in the session is cleaned before it gets into an address', () => {
    eachLink(({ pathname, search }) => {
      const calculator = calculatorAt(pathname) ?? 'defense';
      forget();
      for (const key of ['defense', 'team', 'offense']) {
        session.set(`choice.${key}`, JSON.stringify(search));
      }
      arrive(calculator, new URL('https://countertype.example/'));
      mustStay(calculator);
    });
  });

  it('is read as a defender that exists, and has an answer for each type', () => {
    eachLink(({ searchParams }) => {
      const settings = settingsOf(searchParams);
      const choice = read(parseDefender, formatDefender, searchParams);
      must(ids.test(choice.pokemon ?? 'mew'), 'the Pokémon has no id');
      must(isSetOf(types, choice.types) && choice.types.length <= maxTypes, 'types');
      must(isSetOf(selectableIn('default', conditions), choice.conditions), 'conditions');
      must([undefined, ...offeredAbilities].includes(choice.ability), 'ability');
      must([undefined, ...attackingTypes].includes(choice.tera), 'Tera type');
      must([undefined, ...offeredItems].includes(choice.item), 'item');

      const defender = defenderUnder(settings, choice);
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
      const choice = read(parseTeam, formatTeam, searchParams);
      const { members, format, sort } = choice;
      must(members.length <= mostMembers, 'members');
      must(tableFormats.includes(format) && sorts.includes(sort), 'table');
      for (const { pokemon, types: typing, attacks, nickname } of members) {
        must(ids.test(pokemon ?? 'mew'), 'a Pokémon has no id');
        must(isSetOf(types, typing) && typing.length <= maxTypes, 'types');
        must(isSetOf(strikes, attacks), 'attacks');
        must([...(nickname ?? 'Mew')].length <= longestNickname, 'nickname');
      }

      const defenders = members.map((member) => memberUnder(settings, member, choice));
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
      const choice = read(parseCoverage, formatCoverage, searchParams);
      read(parseAttacks, formatAttacks, searchParams);
      const struck = choice.attacks.map(({ strike }) => strike);
      must(isSetOf(strikes, struck), 'attacks');
      must(
        choice.attacks.every(({ ability }) => attackerAbilities.includes(ability)),
        'abilities',
      );
      must([undefined, ...types].includes(choice.type), 'type');
      must(orders.includes(choice.order), 'order');

      const { attacks, world } = attacksUnder(settings, choice);
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
