import { readFileSync } from 'node:fs';
import { Dex, type GenerationNum } from '@pkmn/dex';
import { describe, expect, it } from 'vitest';
import { type Ability, abilities, abilitiesIn, rulesOfAbility } from '#engine/ability.ts';
import { conditions } from '#engine/condition.ts';
import { dexesOf, type Game, games } from '#engine/game.ts';
import { eraOf, existsIn, generationNumber, hasRule, supports } from '#engine/generation.ts';
import { moves } from '#engine/move.ts';
import { selectableIn } from '#engine/rule.ts';
import { idsIn } from '#tests/gameLists.ts';
import { parseGameLists, pokemonOf } from './gameLists.ts';
import { parsePokedex } from './parsePokedex.ts';
import { allAbilitiesIn } from './pokemonAbilities.ts';

const read = (file: string) => JSON.parse(readFileSync(`public/${file}`, 'utf8'));
const pokedex = parsePokedex(read('pokedex.json'));
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
      const ofGeneration = selectableIn(eraOf(game), abilities).filter(
        (ability) => supports(game, 'abilities') && isOfGeneration(game, ability),
      );
      expect(abilitiesIn(game)).toEqual(ofGeneration.filter((ability) => existing.has(ability)));
    },
  );

  // @pkmn/dex has no generation for the games after generation 9.
  it.each((Object.keys(games) as Game[]).filter((game) => generationNumber(game) < 10))(
    '%s: the moves and conditions that @pkmn/dex does not rule out',
    (game) => {
      const dex = Dex.forGen(generationNumber(game) as GenerationNum);
      const isOfficial = (name: string) => !dex.moves.get(name).isNonstandard;
      const names = [...selectableIn(game, moves), ...selectableIn(game, conditions)];
      const era = eraOf(game);
      const ofEra = [...selectableIn(era, moves), ...selectableIn(era, conditions)];
      const exist = (name: string) =>
        existsIn(
          game,
          ({ ...moves, ...conditions } as Record<string, { since: number }>)[name]!.since,
        );
      expect(names).toEqual(
        ofEra.filter(
          (name) =>
            exist(name) && (dex.moves.get(name).exists ? isOfficial(name) : hasRule(game, name)),
        ),
      );
    },
  );
});

function isOfGeneration(game: Game, ability: Ability): boolean {
  const { attacking, defending } = rulesOfAbility('default', ability);
  return [attacking, defending].some((rule) => rule && !rule.hidden && existsIn(game, rule.since));
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
