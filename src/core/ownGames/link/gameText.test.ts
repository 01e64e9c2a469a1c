import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { newGame, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import { readOwnGame } from '#core/ownGames/import/readOwnGame.ts';
import { toOwnGame } from '#core/ownGames/import/toOwnGame.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGame, OwnGamePokemon } from '#core/rulesets/ownGame.ts';
import { base64Characters, checkAnyTexts, checkDamagedTexts } from '#tests/ownGame/damagedTexts.ts';
import { factsOf, gameNames, readFacts } from '#tests/ownGame/facts.ts';
import { ownGames } from '#tests/ownGame/randomGames.ts';
import { freeWriters } from '#tests/ownGame/writers.ts';
import { slowRuns } from '#tests/runs.ts';
import { formatGameText, hasWholeText, parseGameText } from './gameText.ts';

const chart = chartIn('default');

const plainGame: OwnGame = {
  name: 'My game',
  base: 'default',
  types: chart.types.map((id) => ({ id, name: titleCase(id) })),
  chart,
  pokemon: [],
};

const fire = ['fire'] as const;

/** The text of a game that has one, checked to be read as the game. */
function textOf(game: OwnGame): string {
  const text = formatGameText(game)!;
  expect(text).toMatch(/^[\w-]+(\.[\w-]+){1,2}$/);
  expect(new URLSearchParams({ own: text }).toString()).toBe(`own=${text}`);
  expect(parseGameText(text, game.base)).toEqual(game);
  return text;
}

function manyPokemon(count: number, prefix: string): OwnGamePokemon[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${1000 + index}`,
    name: titleCase(`${prefix}${1000 + index}`),
    types: fire,
  }));
}

describe('the text of a game', () => {
  it('is short, and does not have the base', () => {
    expect(textOf(plainGame).length).toBeLessThan(30);
    expect(formatGameText({ ...plainGame, base: 'platinum' })).toBe(formatGameText(plainGame));
  });

  it.each(gameNames)('of %s has less than 1,000 characters', (name) => {
    const source = readOwnGame(freeWriters.writeChartJson(readFacts(name)));
    const types = source.types.map((type) => ({ ...type, color: '#7a5cff' }));
    const choices = { name, base: 'default', findPokemon: () => undefined } as const;
    const game = toOwnGame({ ...source, types }, choices);
    expect(textOf(game).length).toBeLessThan(400);
    expect(factsOf(parseGameText(textOf(game), 'default')!)).toEqual(factsOf(source));
  });

  it('has the Pokémon with other types and the added ones, whatever their order', () => {
    const pokemon = [
      { id: 'mew', name: 'Mew', types: ['fire', 'ghost', 'ice'] as const },
      { id: 'own-sound', name: 'Sound 音', types: fire },
      { id: 'rotom-wash', name: 'Rotom Wash', types: fire },
    ];
    const game: OwnGame = { ...plainGame, pokemon, hasOnlyOwnPokemon: true };
    expect(formatGameText({ ...game, pokemon: pokemon.toReversed() })).toBe(textOf(game));
  });

  it('has 100 Pokémon with other types in 1,000 characters', () => {
    expect(textOf({ ...plainGame, pokemon: manyPokemon(100, 'mon') }).length).toBeLessThan(1000);
  });

  it('leaves Pokémon out if it would have more than 4,000 characters', () => {
    const official = manyPokemon(100, 'mon');
    const added = manyPokemon(500, 'own-mon');
    const parse = (pokemon: readonly OwnGamePokemon[]) => {
      const text = formatGameText({ ...plainGame, pokemon, hasOnlyOwnPokemon: true })!;
      return parseGameText(text, 'default')!;
    };
    expect(parse([...official, ...added])).toEqual({
      ...plainGame,
      pokemon: official,
      hasOnlyOwnPokemon: true,
    });
    expect(parse(manyPokemon(3000, 'mon'))).toEqual(plainGame);
  });

  it('does not exist for a game that cannot be written', () => {
    let factor = 0;
    const manyFactors = makeChart(chart.types, () => factor++ / 1000);
    const mew = { id: 'mew', name: 'Mew', types: fire };
    for (const change of [
      { chart: manyFactors },
      { name: '' },
      { name: 'x'.repeat(41) },
      { name: ' x' },
      { pokemon: [mew, mew] },
      { pokemon: [{ ...mew, id: 'Mew' }] },
      { pokemon: [{ ...mew, name: '' }] },
      { pokemon: [{ ...mew, types: [] }] },
      { pokemon: [{ ...mew, types: ['sound' as Type] }] },
      { pokemon: [{ ...mew, types: ['fire', 'fire'] as const }] },
      { types: plainGame.types.map((type) => ({ ...type, isAttackOnly: true as const })) },
    ]) {
      expect(formatGameText({ ...plainGame, ...change })).toBeUndefined();
    }
  });
});

describe('properties', () => {
  it('every game is parsed from its text', () => {
    fc.assert(
      fc.property(ownGames, (game) => void textOf(game)),
      { numRuns: slowRuns },
    );
  });

  it('a damaged text is rejected or the text of another game', () => {
    const parse = (text: string) => parseGameText(text, 'default');
    checkDamagedTexts(ownGames, { format: formatGameText, parse });
  });

  it('any text is rejected or the text of a game', () => {
    const [, code] = formatGameText(plainGame)!.split('.');
    const starts = fc.string({ unit: base64Characters, maxLength: 60 });
    const texts = fc.oneof(
      fc.string(),
      starts.map((start) => `E${start}.${code}`),
      starts.map((start) => `EAZ${start}.${code}`),
    );
    const parse = (text: string) => parseGameText(text, 'gen1');
    checkAnyTexts(texts, { format: formatGameText, parse });
    for (const text of ['', '.', '..', 'E'.repeat(1_000_000), `${'E'.repeat(30_000)}.${code}`]) {
      expect(parseGameText(text, 'default')).toBeUndefined();
    }
  });
});

describe('a text', () => {
  const game = newGame('Game', 'default');
  const pokemon = Array.from({ length: 400 }, (_, index) => ({
    id: `own-pmon-${index}`,
    name: `Pmon number ${index}`,
    types: ['fire'] as const,
  }));

  it.each([
    ['with a few Pokémon has all of them', pokemon.slice(0, 3), true],
    ['with 400 own Pokémon lacks them', pokemon, false],
  ])('%s', (_, list, isWhole) => {
    expect(hasWholeText({ ...game, pokemon: list })).toBe(isWhole);
  });

  it('does not exist for a game with more than 16 factors', () => {
    const withFactors = game.types.reduce(
      (each, { id }, index) => setFactor(each, ['fire', id], index / 4),
      game,
    );
    expect(hasWholeText(withFactors)).toBe(false);
  });
});
