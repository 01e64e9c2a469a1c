import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { worldIn } from '#core/hit/situation.ts';
import { parseLearners } from '#core/pokedex/learning/learnersFile.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { getPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { findGaps, findLearnableAnswers } from './teamGaps.ts';

loadMovesFromDisk();
const table = loadedMoves.get().table!;
const { findWays } = parseLearners(
  JSON.parse(readFileSync('public/learners/3.json', 'utf8')),
  pokedex.length,
  table,
);
const settings: Settings = { ruleset: 'emerald', typeCount: 2, dex: 'all' };

it('a gap is a type that no attack is super effective against', () => {
  const attacks = [{ strike: 'water' as const }, { strike: 'psychic' as const }];
  const gaps = findGaps(attacks, settings, false);
  expect(gaps).not.toContain('fire');
  expect(gaps).not.toContain('poison');
  expect(gaps).toContain('dragon');
});

it('each member answers a gap with the move that it learns most easily', () => {
  const answers = findLearnableAnswers(
    'dragon',
    [getPokemon('starmie'), getPokemon('salamence'), getPokemon('magikarp')],
    worldIn('emerald'),
    [...table.moves.values()],
    (each, move) => findWays(pokedex.indexOf(each), move),
  );
  // In generation 3 Starmie has no Ice move by level, and Salamence has Dragon Claw.
  expect(answers.map(({ pokemon: { id }, answer }) => [id, answer.type, answer.ways[0]])).toEqual([
    ['starmie', 'ice', 'machine'],
    ['salamence', 'dragon', 'level'],
  ]);
});
