import { readFileSync } from 'node:fs';
import { Dex } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { legendsZA } from '#core/charts/generationNumber.ts';
import { abilities, abilitiesIn, battleAbilitiesIn, memberAbilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { dexesOf, type Game, games } from '#core/rulesets/game.ts';
import { eraOf, existsIn, generationNumber, hasRule, supports } from '#core/rulesets/ruleset.ts';
import { idsIn } from '#tests/gameLists.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { parseGameLists, pokemonOf } from './gameLists.ts';
import { allAbilitiesIn } from './pokemonAbilities.ts';

const read = (file: string) => JSON.parse(readFileSync(`public/${file}`, 'utf8'));
const file = read('games.json');
const lists = parseGameLists(file);

describe('the lists of a game', () => {
  it.each(Object.keys(games) as Game[])('%s: are those of the file', (game) => {
    expect(Object.keys(file[game]).sort()).toEqual([...dexesOf(game)].sort());
    for (const dex of dexesOf(game)) {
      const ids = [...pokemonOf(lists, game, dex, pokedex)].map(({ id }) => id);
      expect(ids).toEqual(idsIn(game, dex));
    }
  });
});

describe('what can be chosen in a game', () => {
  it.each(Object.keys(games) as Game[])(
    '%s: only abilities that one of its Pokémon has',
    (game) => {
      const inGame = [...pokemonOf(lists, game, 'all', pokedex)];
      const existing = new Set(inGame.flatMap((pokemon) => allAbilitiesIn(game, pokemon)));
      const theirs = memberAbilities.filter(
        (ability) =>
          supports(game, 'abilities') &&
          existsIn(game, abilities[ability].since) &&
          existing.has(ability),
      );
      expect(battleAbilitiesIn(game)).toEqual(theirs);
      const selectable = selectableIn(eraOf(game), abilities);
      expect(abilitiesIn(game)).toEqual(theirs.filter((ability) => selectable.includes(ability)));
    },
  );

  // The games after generation 9 have no mod in the simulator.
  it.each((Object.keys(games) as Game[]).filter((game) => generationNumber(game) < legendsZA))(
    '%s: the moves, items and conditions that the simulator does not rule out',
    (game) => {
      const existing = Object.keys(rows).filter((name) => existsIn(game, rows[name]!.since));
      const absent = existing.filter((name) => !hasRule(game, name));
      expect(absent).toEqual(existing.filter((name) => !isInSimulator(game, name)));
    },
  );
});

const rows: Record<string, { since: number }> = { ...moves, ...conditions, ...items };

/** The simulator's names of the conditions that have another one than their move. */
const simulatorNames: Partial<Record<string, string>> = { sun: 'sunnyday', rain: 'raindance' };

/** What came with the second version of a generation, and the simulator has no mod of the first. */
const notYet: Partial<Record<Game, readonly string[]>> = { 'sun-moon': ['photon_geyser'] };

// The learnsets of Pokémon Showdown's mods gen7letsgo and gen8legends, of August 2026, have Roost
// alone. Legends: Arceus has weather on its maps.
const onlyRows: Partial<Record<Game, readonly string[]>> = {
  'lets-go': ['roost', 'struggle'],
  'legends-arceus': ['roost', 'struggle', 'sun', 'rain'],
};

function isInSimulator(game: Game, name: string): boolean {
  if (notYet[game]?.includes(name)) return false;
  if (onlyRows[game]) return onlyRows[game].includes(name) || name in items;
  const isPearl = game === 'brilliant-diamond-shining-pearl';
  const dex = Dex.mod((isPearl ? 'gen8bdsp' : `gen${generationNumber(game)}`) as never);
  const simulatorName = simulatorNames[name] ?? name;
  const entry = name in items ? dex.items.get(simulatorName) : dex.moves.get(simulatorName);
  // Weather that only an ability sets exists with the ability.
  return entry.exists ? !entry.isNonstandard : hasRule(game, name);
}

it.each([
  ['no file', undefined],
  ['a list', []],
  ['no size', { ...file, entries: undefined }],
  ['a game without lists', { ...file, platinum: undefined }],
  ['a list that is not text', { ...file, platinum: { all: 1, story: '' } }],
  ['a game without one of its lists', { ...file, platinum: { all: '' } }],
])('rejects %s', (_, json) => {
  expect(() => parseGameLists(json)).toThrow(TypeError);
});

it('rejects the lists of another Pokédex', () => {
  expect(() => pokemonOf(lists, 'platinum', 'all', pokedex.slice(1))).toThrow(RangeError);
});
