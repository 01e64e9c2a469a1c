import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adoptListState, parseList } from '#calculators/coverage.ts';
import { parseDefense, supportedDefender } from '#calculators/defense.ts';
import { calculatorAt } from '#calculators/registry.ts';
import { parseSettings } from '#calculators/settings.ts';
import { supportedAttacks } from '#calculators/supportedAttacks.ts';
import { parseTeam, supportedMember } from '#calculators/team.ts';
import { coverage, summarize } from '#engine/coverage.ts';
import { defense } from '#engine/defense.ts';
import { supports } from '#engine/generation.ts';
import { bestHitOnTerastallized, offense } from '#engine/offense.ts';
import type { Settings } from '#engine/settings.ts';
import { worldIn } from '#engine/situation.ts';
import { team } from '#engine/team.ts';
import { standardList, targetsOf } from '#pokedex/list.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { traitsIn } from '#pokedex/pokemon.ts';
import { createRows, filterRows, sortRows } from '#screens/coverage/rows.ts';
import { listedIn } from './gameLists.ts';

/*
 * Links that players may have saved, with the numbers of the version of November 2026. Never
 * regenerate them: a link keeps its answer.
 */
const links: Record<string, string> = JSON.parse(
  readFileSync(new URL('./links.json', import.meta.url), 'utf8'),
);

/** The calculators of that version; later ones have no such links. */
const linkedCalculators = [
  'defense',
  'team',
  'offense',
  'coverage',
  'weakness',
  'normal',
  'resistance',
] as const;
type LinkedCalculator = (typeof linkedCalculators)[number];

const pokedex = parsePokedex(JSON.parse(readFileSync('public/pokedex.json', 'utf8')));
const byId = new Map(pokedex.map((pokemon) => [pokemon.id, pokemon]));

const round = (multiplier: number) => +multiplier.toFixed(6);

/** "2: fire ice; 1: water": the names of each multiplier, the largest first. */
function formatGroups(pairs: readonly (readonly [name: string, multiplier: number])[]): string {
  const groups = new Map<number, string[]>();
  for (const [name, multiplier] of pairs) {
    groups.set(multiplier, [...(groups.get(multiplier) ?? []), name]);
  }
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([multiplier, names]) => `${round(multiplier)}: ${names.join(' ')}`)
    .join('; ');
}

function traitsOf(id: string | undefined, { generation }: Settings) {
  const pokemon = byId.get(id ?? '');
  return pokemon && traitsIn(generation, pokemon);
}

function defenseAnswer(params: URLSearchParams, settings: Settings): string {
  const { state } = parseDefense(params);
  const defender = supportedDefender(settings, state, traitsOf(state.pokemon, settings));
  if (defender.typing.length === 0) return '';
  const world = worldIn(settings.generation, defender.inverse);
  return formatGroups(
    defense(defender, world).flatMap(({ multiplier, matchups }) =>
      matchups.map(({ attacking }) => [attacking, multiplier] as const),
    ),
  );
}

function teamAnswer(params: URLSearchParams, settings: Settings): string {
  const { state } = parseTeam(params);
  const lineup = state.members
    .map((member) => supportedMember(settings, member, state, traitsOf(member.pokemon, settings)))
    .filter(({ typing }) => typing.length > 0);
  const inverse = supports(settings.generation, 'inverse') && state.inverse;
  return team(lineup, worldIn(settings.generation, inverse))
    .map(({ attacking, matchups, danger }) => {
      const numbers = matchups.map(({ multiplier }) => round(multiplier)).join(' ');
      return `${attacking} ${numbers} = ${round(danger)}`;
    })
    .join('; ');
}

function attacksAnswer(
  calculator: Exclude<LinkedCalculator, 'defense' | 'team'>,
  params: URLSearchParams,
  settings: Settings,
): string {
  const state = adoptListState(parseList(params).state);
  const { attacks, world, countAbilities } = supportedAttacks(settings, state);
  const entries = standardList(settings.generation, listedIn(settings, pokedex), 'en');
  if (calculator === 'offense' || calculator === 'coverage') {
    const counts = summarize(coverage(attacks, targetsOf(entries, countAbilities), world));
    const groups = attacks.length === 0 ? [] : offense(attacks, world);
    const types = groups.flatMap(({ multiplier, matchups }) =>
      matchups.map(({ defending }) => [defending, multiplier] as const),
    );
    const stellar = bestHitOnTerastallized(attacks, world)?.multiplier ?? '';
    return `${formatGroups(types)}; ${JSON.stringify(counts)}; stellar ${stellar}`;
  }
  const rows = sortRows(
    createRows(attacks, entries, countAbilities, world),
    calculator,
    state.order,
    'en',
  );
  const matches = filterRows(rows, state.search, state.type);
  const firstMatches = matches
    .slice(0, 4)
    .map(({ entry, result }) => `${entry.name} ${round(result.multiplier)}`);
  return `${rows.length} ${matches.length}: ${firstMatches.join(', ')}`;
}

function answerOf(calculator: LinkedCalculator, link: string): string {
  const { searchParams } = new URL(link, 'https://countertype.example');
  const settings = parseSettings(searchParams).state;
  if (calculator === 'defense') return defenseAnswer(searchParams, settings);
  if (calculator === 'team') return teamAnswer(searchParams, settings);
  return attacksAnswer(calculator, searchParams, settings);
}

describe('links made before November 2026 give the same numbers', () => {
  it.each(linkedCalculators)('%s', (calculator) => {
    const calculatorLinks = Object.entries(links).filter(
      ([link]) =>
        calculatorAt(new URL(link, 'https://countertype.example').pathname) === calculator,
    );
    expect(calculatorLinks.length).toBeGreaterThan(20);
    expect(
      Object.fromEntries(calculatorLinks.map(([link]) => [link, answerOf(calculator, link)])),
    ).toEqual(Object.fromEntries(calculatorLinks));
  });
});
