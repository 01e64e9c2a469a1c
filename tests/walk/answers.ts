import { formatMultiplier } from '#app/i18n/multiplier.ts';
import { formatNumber } from '#app/i18n/number.ts';
import { minForSelection } from '#app/screens/battle/preview/selections.ts';
import { cellAt, createChartSection, listCountedTypes } from '#app/screens/chart/chartView.ts';
import {
  createRowFilter,
  createRows,
  createWorstRows,
  filterRows,
} from '#app/screens/coverage/rows.ts';
import { duels, type HitRange } from '#core/answers/battle.ts';
import { type CoverageMode, coverage, modeOf, summarize } from '#core/answers/coverage.ts';
import { type DefenseGroup, defense } from '#core/answers/defense.ts';
import { offense } from '#core/answers/offense.ts';
import { sortByDanger, type TeamRow, team } from '#core/answers/team.ts';
import { countMatchups } from '#core/answers/typeCounts.ts';
import { rankAgainst, verdictOf, worstFormOf } from '#core/answers/verdict.ts';
import { factorOf } from '#core/charts/chart.ts';
import { worldIn } from '#core/hit/situation.ts';
import '#core/links/allCodecs.ts';
import { type BattleMember, parseBattle, supportedField } from '#core/links/battle.ts';
import { parseChartLink } from '#core/links/chart.ts';
import { parseList } from '#core/links/coverage.ts';
import { parseDefense, supportedDefender } from '#core/links/defense.ts';
import { wordsIn } from '#core/links/linkWords.ts';
import { type OffenseState, parseOffense } from '#core/links/offense.ts';
import { findCalculator } from '#core/links/registry.ts';
import { type FindGame, parseSettings } from '#core/links/settings.ts';
import { parseTeam, supportedMember } from '#core/links/team.ts';
import { correctTypedLink } from '#core/links/typedLink.ts';
import { parseGameText } from '#core/ownGames/link/gameText.ts';
import { createFighter } from '#core/picks/fighter.ts';
import { supportedAttacks } from '#core/picks/supportedAttacks.ts';
import { changeForm, megasIn, unknownMegasOf } from '#core/picks/unknownMegas.ts';
import { pokemonById } from '#core/pokedex/fusion.ts';
import { standardList, targetsOf } from '#core/pokedex/list.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { listedIn } from '#tests/gameLists.ts';
import { pokedex } from '../pokedexOnDisk.ts';
import { createLearners } from './learners.ts';
import { addLikely } from './likelyMoves.ts';
import { opponentsOf } from './linkedBoss.ts';

/** Finds the own game of a link. */
export const findGame: FindGame = ({ text, base }) => {
  const game = parseGameText(text, base);
  return game && { ...game, linkText: text };
};

const findPokemon = pokemonFinder(pokedex);

/** The parts of an address that begins with its path. */
export function urlOf(address: string): URL {
  return new URL(`http://localhost${address}`);
}

function traitsOf({ ruleset }: Settings, id: string | undefined) {
  const pokemon = pokemonById(ruleset, pokedex)(id);
  return pokemon && traitsIn(ruleset, pokemon);
}

/** The matchups of the defender of a link; none if the link has no types. */
export function defenseOf(params: URLSearchParams, settings: Settings): DefenseGroup[] {
  const { state } = parseDefense(params, wordsIn(settings.ruleset));
  const defender = supportedDefender(settings, state, traitsOf(settings, state.pokemon));
  if (defender.typing.length === 0) return [];
  return defense(defender, worldIn(settings.ruleset, defender.inverse));
}

/** The matchups of the team of a link, in the order of the chart. */
export function teamOf(params: URLSearchParams, settings: Settings): TeamRow[] {
  const { state } = parseTeam(params, wordsIn(settings.ruleset));
  const defenders = state.members
    .map((member) => supportedMember(settings, member, state, traitsOf(settings, member.pokemon)))
    .filter(({ typing }) => typing.length > 0);
  const isInverse = supports(settings.ruleset, 'inverse') && state.inverse;
  return team(defenders, worldIn(settings.ruleset, isInverse));
}

/** The attacks of a link, and the Pokémon that they can hit under its settings. */
export function attacksOf(state: OffenseState, settings: Settings, language: string) {
  const { ruleset } = settings;
  return {
    ...supportedAttacks(settings, state),
    entries: standardList(ruleset, listedIn(settings, pokedex), language),
  };
}

/** The engine's answer to an address, in the format of a `Reading`. */
export type ExpectedAnswer = {
  numbers: string[];
  /** Multipliers by Pokémon id; only a list has them. */
  listedPokemon: ReadonlyMap<string, string>;
};

/** The expected numbers of a calculator's address in the language; undefined for a page. */
export function answerTo(address: string, language: string): ExpectedAnswer | undefined {
  const { pathname, searchParams } = urlOf(address);
  const calculator = findCalculator(pathname);
  if (!calculator) return undefined;
  // The address keeps what was typed while another part of it is ignored.
  const params = correctTypedLink(searchParams, findPokemon);
  const args = [params, parseSettings(params, findGame).state, language] as const;
  switch (calculator) {
    case 'defense':
      return { numbers: defenseNumbers(...args), listedPokemon: new Map() };
    case 'team':
      return { numbers: teamNumbers(...args), listedPokemon: new Map() };
    case 'battle':
      return battleAnswer(...args);
    case 'offense':
    case 'coverage':
      return { numbers: attackNumbers(calculator, ...args), listedPokemon: new Map() };
    case 'chart':
      return { numbers: chartNumbers(...args), listedPokemon: new Map() };
    default:
      return listAnswer(calculator, ...args);
  }
}

type Group = { multiplier: number; types: readonly string[] };

function groupLines(groups: readonly Group[], language: string): string[] {
  // The screen has normal damage last.
  const normal = groups.filter(({ multiplier }) => multiplier === 1);
  const others = groups.filter(({ multiplier }) => multiplier !== 1);
  return [...others, ...normal].map(
    ({ multiplier, types }) => `${formatMultiplier(multiplier, language)} ${types.join()}`,
  );
}

function defenseNumbers(params: URLSearchParams, settings: Settings, language: string): string[] {
  return groupLines(
    defenseOf(params, settings).map(({ multiplier, matchups }) => ({
      multiplier,
      types: matchups.map(({ attacking }) => attacking),
    })),
    language,
  );
}

function attackNumbers(
  calculator: 'offense' | 'coverage',
  params: URLSearchParams,
  settings: Settings,
  language: string,
): string[] {
  const { state } = parseOffense(params, wordsIn(settings.ruleset));
  const { attacks, world, countAbilities, entries } = attacksOf(state, settings, language);
  if (attacks.length === 0 && calculator === 'offense') return [];
  const groups = calculator === 'offense' ? offense(attacks, world) : [];
  const { weaknesses, normal, resistances, immunities } = summarize(
    coverage(attacks, targetsOf(entries, countAbilities), world),
  );
  return [
    ...groupLines(
      groups.map(({ multiplier, matchups }) => ({
        multiplier,
        types: matchups.map(({ defending }) => defending),
      })),
      language,
    ),
    ...[weaknesses, normal, resistances, immunities].map((count) => formatNumber(count, language)),
  ];
}

const has = (pokemon: Pokemon | undefined, matches: ((pokemon: Pokemon) => boolean) | undefined) =>
  pokemon !== undefined && matches?.(pokemon) === true;

function listAnswer(
  mode: CoverageMode,
  params: URLSearchParams,
  settings: Settings,
  language: string,
): ExpectedAnswer {
  const { state } = parseList(params, wordsIn(settings.ruleset));
  const { attacks, world, countAbilities, entries } = attacksOf(state, settings, language);
  const rows = createRows(attacks, entries, countAbilities, world);
  const modeRows = rows.filter(({ result }) => modeOf(result.multiplier) === mode);
  const matches = createRowFilter(state, entries, countAbilities, world);
  const isWorst = attacks.length === 0 && state.hasDoubleWeakness;
  const worstRows = isWorst ? createWorstRows(entries, countAbilities, world) : rows;
  const learners = createLearners(settings.ruleset, state.learns, pokedex);
  const find = pokemonById(settings.ruleset, pokedex);
  const visibleRows = filterRows(modeRows, state.search, matches)
    .filter(({ entry }) => !learners || has(find(entry.id), learners.learns))
    .map(({ index }) => worstRows[index]!);
  const knownRows = rows.filter(({ entry }) => !has(find(entry.id), learners?.isUnknown));
  return {
    numbers: [visibleRows.length, knownRows.length].map((count) => formatNumber(count, language)),
    listedPokemon: new Map(
      visibleRows.map(({ entry, result }) => [
        entry.id ?? '',
        formatMultiplier(result.multiplier, language),
      ]),
    ),
  };
}

/** The factors of the chart, or the numbers of its matchups, row by row. */
function chartNumbers(params: URLSearchParams, settings: Settings, language: string): string[] {
  const { state } = parseChartLink(params, wordsIn(settings.ruleset));
  const view = createChartSection(settings.ruleset, state);
  if (state.counts)
    return listCountedTypes(view, state.order).map(
      (type) => `${type}: ${Object.values(countMatchups(view.chart, type)).join(' | ')}`,
    );
  return view.rows.map((row) => {
    const cells = view.columns.map((column) => {
      const factor = factorOf(view.chart, ...cellAt(view, row, column));
      return factor === 1 ? '' : formatMultiplier(factor, language).slice(0, -1);
    });
    return `${row}: ${cells.join(' | ')}`;
  });
}

function teamNumbers(params: URLSearchParams, settings: Settings, language: string): string[] {
  const { sort, format } = parseTeam(params, wordsIn(settings.ruleset)).state;
  const inChartOrder = teamOf(params, settings);
  const rows = sort === 'danger' ? sortByDanger(inChartOrder) : inChartOrder;
  const defenders = rows[0]?.matchups ?? [];
  if (format === 'members') return defenders.map((_, index) => memberLine(rows, index, language));
  return rows.flatMap((row) => rowLine(row, format, language) ?? []);
}

function rowLine(
  { attacking, matchups, weak, resist, immune }: TeamRow,
  format: 'simple' | 'complex' | 'weaknesses' | 'resistances' | 'members',
  language: string,
): string | undefined {
  const multipliers = matchups.map(({ multiplier }) => multiplier);
  const line = (cells: readonly string[]) => `${attacking}: ${cells.join(' | ')}`;
  const total = (count: number) => String(count || '·');
  if (format === 'complex') {
    const uniqueMultipliers = [...new Set(multipliers)].sort((one, other) => other - one);
    return line(
      uniqueMultipliers.map((each) => {
        const count = multipliers.filter((multiplier) => multiplier === each).length;
        return `${formatMultiplier(each, language)} ${count}`;
      }),
    );
  }
  const isVisible = (multiplier: number) =>
    format === 'weaknesses' ? multiplier > 1 : format === 'resistances' ? multiplier < 1 : true;
  if (!multipliers.some(isVisible)) return undefined;
  const totals = {
    simple: [weak, resist, immune],
    weaknesses: [weak],
    resistances: [resist, immune],
    members: [],
  }[format];
  const cells = multipliers.map((multiplier) =>
    multiplier === 1 || !isVisible(multiplier)
      ? ''
      : formatMultiplier(multiplier, language).slice(0, -1),
  );
  return line([...cells, ...totals.map(total)]);
}

function memberLine(rows: readonly TeamRow[], index: number, language: string): string {
  const rowMultipliers = rows
    .map(({ attacking, matchups }) => ({ attacking, multiplier: matchups[index]!.multiplier }))
    .sort((one, other) => other.multiplier - one.multiplier);
  const chips = (isVisible: (multiplier: number) => boolean) =>
    rowMultipliers
      .filter(({ multiplier }) => isVisible(multiplier))
      .map(({ attacking, multiplier }) => `${attacking} ${formatMultiplier(multiplier, language)}`)
      .join();
  const columns = [
    chips((multiplier) => multiplier > 1),
    chips((multiplier) => multiplier > 0 && multiplier < 1),
    chips((multiplier) => multiplier === 0),
  ];
  return `: ${columns.join(' | ')}`;
}

/**
 * The numbers of the grid, row by row, or what our members take and deal against one opponent, the best first. Undefined
 * if some of them stay at home, because no link says which, and in a double battle, whose tables have tests of their own.
 */
function battleAnswer(
  params: URLSearchParams,
  settings: Settings,
  language: string,
): ExpectedAnswer | undefined {
  const { state: linkState } = parseBattle(params, wordsIn(settings.ruleset));
  const state = { ...linkState, them: opponentsOf(linkState, settings, pokedex) };
  const { conditions, isInverse } = supportedField(settings, state);
  const find = pokemonById(settings.ruleset, pokedex);
  const inGame = listedIn({ ...settings, dex: 'all' }, pokedex).map(({ pokemon }) => pokemon);
  const megas = megasIn(settings.ruleset, inGame);
  const listedPokemon = new Set(inGame);
  const membersOf = (side: 'us' | 'them') =>
    state[side]
      .map((member) => {
        const create = (each: BattleMember, pokemon: Pokemon | undefined) => {
          const fighter = createFighter(settings, each, pokemon);
          const isLikely =
            side === 'them' && state.countLikely && pokemon && listedPokemon.has(pokemon);
          return isLikely ? addLikely(settings.ruleset, fighter, pokemon, pokedex) : fighter;
        };
        const forms = side === 'them' ? unknownMegasOf(megas, state[side], member, find) : [];
        const fighter = {
          ...create(member, find(member.pokemon)),
          otherForms: forms.map((form) => create(changeForm(settings.ruleset, member, form), form)),
        };
        return { member, fighter };
      })
      .filter(({ fighter }) => fighter.typing.length > 0);
  const [us, them] = [membersOf('us'), membersOf('them')];
  const answer = (numbers: string[]) => ({ numbers, listedPokemon: new Map() });
  if (us.length === 0 || them.length === 0) return answer([]);
  if (state.isDoubles && supports(settings.ruleset, 'doubles')) return undefined;
  const [fighters, opponents] = [us, them].map((side) => side.map(({ fighter }) => fighter));
  const world = worldIn(settings.ruleset, isInverse);
  const grid = duels(fighters!, opponents!, { world, conditions });
  const format = (multiplier: number) => formatMultiplier(multiplier, language);
  if (them.length > 1 && !state.them.some(({ isActive }) => isActive))
    return answer(
      grid.flat().map((duel) => {
        const { deals, takes } = worstFormOf(duel);
        const verdict = verdictOf(duel);
        const { multiplier } = verdict === 'wins' ? deals.low : takes.high;
        return verdict === 'even' ? '' : format(multiplier);
      }),
    );
  if (state.bring && us.length >= minForSelection && them.length >= minForSelection)
    return undefined;
  const chosen = [
    ...[them.findIndex(({ member }) => member.isActive)],
    ...[them.findIndex(({ member }) => !member.hasFainted), 0],
  ].find((index) => index >= 0)!;
  const formatRange = ({ low, high }: HitRange) => {
    const [minimum, maximum] = [low.multiplier, high.multiplier].sort((one, other) => one - other);
    return minimum === maximum
      ? format(minimum!)
      : `${format(minimum!).slice(0, -1)}–${format(maximum!)}`;
  };
  const column = us.flatMap(({ member }, index) =>
    member.hasFainted ? [] : [grid[index]![chosen]!],
  );
  return answer(
    rankAgainst(column).flatMap(({ duel }) => [duel.takes, duel.deals].map(formatRange)),
  );
}
