import { readFileSync } from 'node:fs';
import { type BattleState, parseBattle, supportedField } from '#calculators/battle.ts';
import { parseList } from '#calculators/coverage.ts';
import { parseDefense, supportedDefender } from '#calculators/defense.ts';
import { fighterOf } from '#calculators/fighter.ts';
import { parseOffense } from '#calculators/offense.ts';
import { calculatorAt } from '#calculators/registry.ts';
import { parseSettings } from '#calculators/settings.ts';
import { supportedAttacks } from '#calculators/supportedAttacks.ts';
import { parseTeam, supportedMember } from '#calculators/team.ts';
import { type BattleHit, damageOf, duels } from '#engine/battle.ts';
import { type CoverageMode, coverage, modeOf, summarize } from '#engine/coverage.ts';
import { defense } from '#engine/defense.ts';
import { baseOf, supports, typesIn } from '#engine/generation.ts';
import { offense } from '#engine/offense.ts';
import type { Settings } from '#engine/settings.ts';
import { worldIn } from '#engine/situation.ts';
import { sortByDanger, type TeamRow, team } from '#engine/team.ts';
import { formatMultiplier } from '#i18n/multiplier.ts';
import { formatNumber } from '#i18n/number.ts';
import { parseGameText } from '#ownGame/gameText.ts';
import { pokemonById } from '#pokedex/fusion.ts';
import { standardList, targetsOf } from '#pokedex/list.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { traitsIn } from '#pokedex/pokemon.ts';
import { addOwnGame } from '#preferences/ownGameTexts.ts';
import { createRows, filterRows } from '#screens/coverage/rows.ts';
import { listedIn } from '#tests/gameLists.ts';

const pokedex = parsePokedex(JSON.parse(readFileSync('public/pokedex.json', 'utf8')));

/** The parts of an address that begins with its path; its own game becomes known to `parseSettings`. */
export function urlOf(address: string): URL {
  const url = new URL(`http://localhost${address}`);
  const text = url.searchParams.get('own');
  const base = baseOf(parseSettings(url.searchParams).state.generation);
  const game = text === null ? undefined : parseGameText(text, base);
  if (text !== null && game) addOwnGame(text, game);
  return url;
}

function traitsOf({ generation }: Settings, id: string | undefined) {
  const pokemon = pokemonById(generation, pokedex)(id);
  return pokemon && traitsIn(generation, pokemon);
}

/** The engine's answer to an address, in the format of a `Reading`. */
export type ExpectedAnswer = {
  numbers: string[];
  /** Multipliers by Pokémon id; only a list has them. */
  listed: ReadonlyMap<string, string>;
};

/** The expected numbers of a calculator's address in the language; undefined for a page. */
export function answerTo(address: string, language: string): ExpectedAnswer | undefined {
  const { pathname, searchParams } = urlOf(address);
  const calculator = calculatorAt(pathname);
  if (!calculator) return undefined;
  const settings = parseSettings(searchParams).state;
  switch (calculator) {
    case 'defense':
      return { numbers: defenseNumbers(searchParams, settings, language), listed: new Map() };
    case 'team':
      return { numbers: teamNumbers(searchParams, settings, language), listed: new Map() };
    case 'battle':
      return { numbers: battleNumbers(searchParams, settings, language), listed: new Map() };
    case 'offense':
    case 'coverage':
      return {
        numbers: [
          ...(calculator === 'offense' ? offenseNumbers(searchParams, settings, language) : []),
          ...coverageNumbers(searchParams, settings, language, calculator === 'coverage'),
        ],
        listed: new Map(),
      };
    default:
      return listAnswer(searchParams, settings, language, calculator);
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
  const { state } = parseDefense(params);
  const defender = supportedDefender(settings, state, traitsOf(settings, state.pokemon));
  if (defender.typing.length === 0) return [];
  const groups = defense(defender, worldIn(settings.generation, defender.inverse));
  return groupLines(
    groups.map(({ multiplier, matchups }) => ({
      multiplier,
      types: matchups.map(({ attacking }) => attacking),
    })),
    language,
  );
}

function offenseNumbers(params: URLSearchParams, settings: Settings, language: string): string[] {
  const { attacks, world } = supportedAttacks(settings, parseOffense(params).state);
  if (attacks.length === 0) return [];
  return groupLines(
    offense(attacks, world).map(({ multiplier, matchups }) => ({
      multiplier,
      types: matchups.map(({ defending }) => defending),
    })),
    language,
  );
}

function coverageNumbers(
  params: URLSearchParams,
  settings: Settings,
  language: string,
  isVisibleIfEmpty: boolean,
): string[] {
  const { attacks, world, countAbilities } = supportedAttacks(settings, parseOffense(params).state);
  if (attacks.length === 0 && !isVisibleIfEmpty) return [];
  const entries = standardList(settings.generation, listedIn(settings, pokedex), language);
  const { weaknesses, normal, resistances, immunities } = summarize(
    coverage(attacks, targetsOf(entries, countAbilities), world),
  );
  return [weaknesses, normal, resistances, immunities].map((count) =>
    formatNumber(count, language),
  );
}

function listAnswer(
  params: URLSearchParams,
  settings: Settings,
  language: string,
  mode: CoverageMode,
): ExpectedAnswer {
  const { state } = parseList(params);
  const { attacks, world, countAbilities } = supportedAttacks(settings, state);
  const entries = standardList(settings.generation, listedIn(settings, pokedex), language);
  const rows = createRows(attacks, entries, countAbilities, world);
  const modeRows = rows.filter(({ result }) => modeOf(result.multiplier) === mode);
  const type = typesIn(settings.generation).find((each) => each === state.type);
  const visibleRows = filterRows(modeRows, state.search, type);
  return {
    numbers: [visibleRows.length, rows.length].map((count) => formatNumber(count, language)),
    listed: new Map(
      visibleRows.map(({ entry, result }) => [
        entry.id ?? '',
        formatMultiplier(result.multiplier, language),
      ]),
    ),
  };
}

function teamNumbers(params: URLSearchParams, settings: Settings, language: string): string[] {
  const { state } = parseTeam(params);
  const { generation } = settings;
  const defenders = state.members
    .map((member) => supportedMember(settings, member, state, traitsOf(settings, member.pokemon)))
    .filter(({ typing }) => typing.length > 0);
  if (defenders.length === 0) return [];
  const inChartOrder = team(
    defenders,
    worldIn(generation, supports(generation, 'inverse') && state.inverse),
  );
  const rows = state.sort === 'danger' ? sortByDanger(inChartOrder) : inChartOrder;
  if (state.format === 'members')
    return defenders.map((_, index) => memberLine(rows, index, language));
  return rows.flatMap((row) => rowLine(row, state.format, language) ?? []);
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

/** The numbers of the grid, row by row: what ours deals, and what it takes. */
function battleNumbers(params: URLSearchParams, settings: Settings, language: string): string[] {
  const { state } = parseBattle(params);
  const { conditions, isInverse } = supportedField(settings, state);
  const find = pokemonById(settings.generation, pokedex);
  const fightersOf = (members: BattleState['us']) =>
    members
      .map((member) => fighterOf(settings, member, find(member.pokemon)))
      .filter(({ typing }) => typing.length > 0);
  const world = worldIn(settings.generation, isInverse);
  const grid = duels(fightersOf(state.us), fightersOf(state.them), { world, conditions });
  const format = (hit: BattleHit) => formatMultiplier(damageOf(hit), language);
  return grid.flat().flatMap(({ deals, takes }) =>
    [deals, takes].map(({ low, high }) => {
      const [lowText, highText] = [format(low), format(high)];
      return lowText === highText ? lowText : `${lowText.slice(0, -1)}–${highText}`;
    }),
  );
}
