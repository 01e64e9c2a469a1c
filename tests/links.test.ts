import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRowFilter, createRows, filterRows, sortRows } from '#app/screens/coverage/rows.ts';
import { coverage, summarize } from '#core/answers/coverage.ts';
import { bestHitOnTerastallized, offense } from '#core/answers/offense.ts';
import { parseList } from '#core/links/coverage.ts';
import { findCalculator } from '#core/links/registry.ts';
import { parseSettings } from '#core/links/settings.ts';
import { targetsOf } from '#core/pokedex/list.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { attacksOf, defenseOf, findGame, teamOf, urlOf } from './walk/answers.ts';

/*
 * Links that players may have saved, with the numbers of the version of November 2026. Never
 * regenerate them: a link keeps its answer.
 */
const links: Record<string, string> = JSON.parse(
  readFileSync(new URL('./links.json', import.meta.url), 'utf8'),
);

/** The calculators of that version; later ones have no such links. */
const linkedCalculators = [
  ...(['defense', 'team', 'offense', 'coverage', 'weakness', 'normal', 'resistance'] as const),
];
type LinkedCalculator = (typeof linkedCalculators)[number];

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

function defenseAnswer(params: URLSearchParams, settings: Settings): string {
  return formatGroups(
    defenseOf(params, settings).flatMap(({ multiplier, matchups }) =>
      matchups.map(({ attacking }) => [attacking, multiplier] as const),
    ),
  );
}

function teamAnswer(params: URLSearchParams, settings: Settings): string {
  return teamOf(params, settings)
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
  const { state } = parseList(params);
  const { attacks, world, countAbilities, entries } = attacksOf(state, settings, 'en');
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
  const matches = filterRows(
    rows,
    state.search,
    createRowFilter(state, entries, countAbilities, world),
  );
  const firstMatches = matches
    .slice(0, 4)
    .map(({ entry, result }) => `${entry.name} ${round(result.multiplier)}`);
  return `${rows.length} ${matches.length}: ${firstMatches.join(', ')}`;
}

function answerOf(calculator: LinkedCalculator, link: string): string {
  const { searchParams } = urlOf(link);
  const settings = parseSettings(searchParams, findGame).state;
  if (calculator === 'defense') return defenseAnswer(searchParams, settings);
  if (calculator === 'team') return teamAnswer(searchParams, settings);
  return attacksAnswer(calculator, searchParams, settings);
}

describe('links made before November 2026 give the same numbers', () => {
  it.each(linkedCalculators)('%s', (calculator) => {
    const calculatorLinks = Object.entries(links).filter(
      ([link]) => findCalculator(urlOf(link).pathname) === calculator,
    );
    expect(calculatorLinks.length).toBeGreaterThan(20);
    expect(
      Object.fromEntries(calculatorLinks.map(([link]) => [link, answerOf(calculator, link)])),
    ).toEqual(Object.fromEntries(calculatorLinks));
  });
});
