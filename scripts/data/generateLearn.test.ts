import { readFileSync } from 'node:fs';
import { Dex, toID } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { type MoveId, ownTypeOf } from '#engine/moveFacts.ts';
import { isType, splitMove } from '#engine/strike.ts';
import { types } from '#engine/type.ts';
import { learnedTypeOf } from '#picks/learnedMoves.ts';
import { resolveStrike } from '#picks/moveUser.ts';
import { parseLearners } from '#pokedex/learnersFile.ts';
import { parseLearnFile } from '#pokedex/learnFile.ts';
import { loadedMoves } from '#pokedex/moves.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { diceOf } from '#tests/dice.ts';
import { idsIn } from '#tests/gameLists.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { learnGames } from './generateLearn.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
loadMovesFromDisk();
const table = loadedMoves.get().table!;
const moveIds = new Map([...table.moves.keys()].map((id) => [toID(id) as string, id]));

const lists = new Map(
  [...learnGames.keys()].map((key) => [
    key,
    parseLearnFile(readJson(`public/learn/${key}.json`), pokedex.length, table),
  ]),
);
const learners = new Map(
  [...learnGames.keys()].map((key) => [
    key,
    parseLearners(readJson(`public/learners/${key}.json`), pokedex.length, table),
  ]),
);
const indexes = new Map(pokedex.map(({ id }, index) => [id, index]));
const indexOf = (id: string) => indexes.get(id)!;

/** The type of the simulator's move, used by the Pokémon; undefined for one without a type of its own. */
function typeOf(key: string, pokemon: Pokemon, name: string) {
  const id = moveIds.get(toID(name));
  const facts = id === undefined ? undefined : table.moves.get(id);
  if (!facts || /^(hiddenpower|naturalgift|terablast|struggle)$/.test(toID(name))) return undefined;
  const ruleset = learnGames.get(key)!;
  const strike = resolveStrike(facts.id, {
    pokemon: pokemon.id,
    typing: typingIn(ruleset, pokemon),
  });
  return (isType(strike) ? strike : splitMove(strike).type) ?? ownTypeOf(facts, ruleset);
}

/** The moves of the simulator's own list for the Pokémon, with its pre-evolutions, and the codes of each. */
function listMoves(key: string, pokemon: Pokemon): [move: string, codes: string[]][] {
  const generation = Number(key);
  const isOwn = (code: string) =>
    code.startsWith(key) || (generation === 2 && code.startsWith('1'));
  const { species } = Dex.forGen(Math.max(2, generation) as never);
  const { id, changesFrom } = species.get(pokemon.id.replaceAll('-', ''));
  const forms = [id, ...(changesFrom ? [toID(changesFrom)] : [])];
  const sources = forms.flatMap((form) => species.getFullLearnset(form));
  return sources.flatMap(({ learnset }) =>
    Object.entries(learnset ?? {}).flatMap(([move, codes]): [string, string[]][] =>
      codes.some(isOwn) && moveIds.has(move) ? [[move, codes.filter(isOwn)]] : [],
    ),
  );
}

function listTypes(key: string, pokemon: Pokemon): string[] {
  const moveTypes = new Set(listMoves(key, pokemon).map(([move]) => typeOf(key, pokemon, move)));
  return types.filter((type) => moveTypes.has(type));
}

const generations = [...learnGames.keys()].filter((key) => /^\d$/.test(key));

describe('what Pokémon can learn', () => {
  it('has the types of the simulator’s own list, for 500 random Pokémon and games', () => {
    const { one } = diceOf(2026);
    const wrong: string[] = [];
    for (let run = 0; run < 500; run++) {
      const key = one(generations);
      const id = one(idsIn(learnGames.get(key)!));
      const index = indexOf(id);
      const { likely, possible } = lists.get(key)![index]!;
      const pokemon = pokedex[index]!;
      const likelyTypes = likely.map((move) => typeOf(key, pokemon, move));
      const learnedTypes = listTypes(key, pokemon);
      const expected = types.filter((type) => [...learnedTypes, ...likelyTypes].includes(type));
      if (`${possible}` !== `${expected}`) wrong.push(`${key} ${id}: ${possible} | ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has the moves of the simulator’s own list, by machine and tutor as there', () => {
    const { one } = diceOf(2027);
    const wrong: string[] = [];
    for (let run = 0; run < 500; run++) {
      const key = one(generations);
      const id = one(idsIn(learnGames.get(key)!));
      const index = indexOf(id);
      const find = learners.get(key)!;
      const moves = listMoves(key, pokedex[index]!);
      const likely = lists.get(key)![index]!.likely;
      for (const [name, move] of moveIds) {
        const codes = moves.flatMap(([each, codes]) => (each === name ? codes : []));
        const ways = find(index, move as MoveId);
        const isKnown = codes.length > 0 || likely.includes(move as MoveId);
        const has = (letter: string) => codes.some((code) => code.startsWith(`${key}${letter}`));
        const isSame =
          ways.length > 0 === isKnown &&
          ways.includes('machine') === has('M') &&
          ways.includes('tutor') === has('T') &&
          (!ways.includes('level') || has('L')) &&
          (!ways.includes('egg') || has('E'));
        if (!isSame) wrong.push(`${key} ${id} ${name}: ${ways} | ${codes}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([...learnGames])('%s (%s): both files have the same types', (key, game) => {
    const find = learners.get(key)!;
    const list = lists.get(key)!;
    const wrong = idsIn(game).filter((id) => {
      const index = indexOf(id);
      const moves = [...table.moves.values()].flatMap((facts) => {
        const ways = find(index, facts.id);
        return ways.length > 0 ? { ways, type: learnedTypeOf(game, pokedex[index]!, facts) } : [];
      });
      const typesOf = (learned: typeof moves) =>
        types.filter((type) => learned.some((each) => each.type === type));
      const { level, possible } = list[index]!;
      return (
        `${typesOf(moves)}` !== `${possible}` ||
        `${typesOf(moves.filter(({ ways }) => ways.includes('level')))}` !== `${level}`
      );
    });
    expect(wrong).toEqual([]);
  });

  // The reference was read from the learnsets of Pokémon Showdown.
  it.each([
    ['1', 'charizard', 'normal fire'],
    ['9', 'garchomp', 'normal ground dragon dark'],
    ['9', 'pikachu', 'normal steel electric'],
    ['lgpe', 'pikachu', 'normal fighting electric'],
    ['la', 'basculin', 'psychic dark normal water'],
    ['za', 'chandelure', 'ghost fire'],
  ] as const)('by level in %s: %s', (key, id, expected) => {
    const { level } = lists.get(key)![indexOf(id)]!;
    expect(level).toEqual(types.filter((type) => expected.split(' ').includes(type)));
  });

  it.each([...learnGames])('%s (%s): types by level are possible, too', (key, game) => {
    const list = lists.get(key)!;
    const without = idsIn(game).filter((id) => {
      const { level, possible } = list[indexOf(id)]!;
      return level.some((type) => !possible.includes(type));
    });
    expect(without).toEqual([]);
  });
});
