import { readFileSync } from 'node:fs';
import { Dex, toID } from '@pkmn/sim';
import { describe, expect, it } from 'vitest';
import { types } from '#core/charts/type.ts';
import { isType, splitMove } from '#core/hit/strike.ts';
import { learnedTypeOf } from '#core/picks/learnedMoves.ts';
import { resolveStrike } from '#core/picks/moveUser.ts';
import { parseLearners } from '#core/pokedex/learning/learnersFile.ts';
import { type Learnable, parseLearnFile } from '#core/pokedex/learning/learnFile.ts';
import { learnListOf } from '#core/pokedex/learning/learnKey.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { type MoveId, ownTypeOf } from '#core/rules/moveFacts.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
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

/** Says which Pokémon of a game have moves that no source has, and why. */
const unknownMoves: Record<string, { pokemon: string; reason: string; source: string }> =
  readJson('data/unknownMoves.json');
const unknownIn = (game: Game) => unknownMoves[game]?.pokemon.split(' ') ?? [];

/** Pokémon that in some games learn no attack, or only attacks with fixed damage or of any type. */
const harmless = [
  ...['ditto', 'wobbuffet', 'wynaut', 'smeargle', 'unown', 'pyukumuku', 'cosmog', 'cosmoem'],
  'magikarp',
];

const nothing: Learnable = { likely: [], level: [], possible: [] };

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
  const female = species.get(`${species.get(id).baseSpecies}-F`);
  const isFemaleToo = female.forme === 'F' && !indexes.has(`${toID(female.baseSpecies)}-f`);
  const forms = [
    id,
    ...(changesFrom ? [toID(changesFrom)] : []),
    ...(isFemaleToo ? [female.id] : []),
  ];
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
      const { findWays } = learners.get(key)!;
      const moves = listMoves(key, pokedex[index]!);
      const likely = lists.get(key)![index]!.likely;
      for (const [name, move] of moveIds) {
        const codes = moves.flatMap(([each, codes]) => (each === name ? codes : []));
        const ways = findWays(index, move as MoveId);
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
    const { findWays } = learners.get(key)!;
    const list = lists.get(key)!;
    const wrong = idsIn(game).filter((id) => {
      const index = indexOf(id);
      const moves = [...table.moves.values()].flatMap((facts) => {
        const ways = findWays(index, facts.id);
        return ways.length > 0 ? { ways, type: learnedTypeOf(game, pokedex[index]!, facts) } : [];
      });
      const typesOf = (learned: typeof moves) =>
        types.filter((type) => learned.some((each) => each.type === type));
      const { level, possible } = list[index] ?? nothing;
      return (
        `${typesOf(moves)}` !== `${possible}` ||
        `${typesOf(moves.filter(({ ways }) => ways.includes('level')))}` !== `${level}`
      );
    });
    expect(wrong).toEqual([]);
  });

  // If this fails after an update, the moves of new Pokémon are missing: docs/data.md, "Moves that are not known".
  it.each(gameNames)('%s: every Pokémon learns an attack, or it is known why not', (game) => {
    const { key } = learnListOf(game);
    const without = idsIn(game).filter((id) => {
      const { possible } = lists.get(key)![indexOf(id)] ?? nothing;
      return possible.length === 0 && !harmless.includes(id);
    });
    expect(without).toEqual(unknownIn(game));
  });

  it.each(gameNames)('%s: both files name the Pokémon whose moves are not known', (game) => {
    const { key } = learnListOf(game);
    const list = lists.get(key)!;
    const { isUnknown } = learners.get(key)!;
    expect(idsIn(game).filter((id) => list[indexOf(id)] === undefined)).toEqual(unknownIn(game));
    const unknownIds = pokedex.filter((_, index) => isUnknown(index)).map(({ id }) => id);
    expect(unknownIds).toEqual(
      key === '9'
        ? pokedex.flatMap(({ id }, index) => (list[index] === undefined ? [id] : []))
        : unknownIn(learnGames.get(key)!),
    );
  });

  // Regression: without a game, a Pokémon that Scarlet and Violet lack looked as if it learned nothing.
  it('9: the moves of each Pokémon that Scarlet and Violet lack are not known', () => {
    const list = lists.get('9')!;
    const inGame = new Set(idsIn('scarlet-violet'));
    const numbers = new Set([...inGame].map((id) => pokedex[indexOf(id)]!.number));
    for (const [index, { id, number }] of pokedex.entries()) {
      const isKnown = list[index] !== undefined;
      if (inGame.has(id)) expect(isKnown, id).toBe(true);
      // Two Pokémon of another game have codes of generation 9; a form has the moves of its Pokémon.
      else if (!numbers.has(number) && number !== '808') expect(isKnown, id).toBe(false);
      else if (isKnown) expect(list[index]!.possible.length, id).toBeGreaterThan(0);
    }
    expect(list[indexOf('aurorus')]).toBeUndefined();
  });

  it('each reason and source is written down, for Pokémon of the game', () => {
    for (const [game, { pokemon, reason, source }] of Object.entries(unknownMoves)) {
      expect(idsIn(game)).toEqual(expect.arrayContaining(pokemon.split(' ')));
      expect(reason && source).toBeTruthy();
    }
  });

  // Regressions
  it.each([
    ['a pre-evolution that the game lacks gives nothing', 'champions', 'overqwil', 'FlipTurn', ''],
    ['its own moves stay', 'champions', 'overqwil', 'BarbBarrage', 'machine'],
    ['the moves of the female form', 'champions', 'meowstic', 'FutureSight', 'machine'],
    ['and its Mega Evolution', 'champions', 'meowstic-m-mega', 'extrasensory', 'machine'],
    ['the moves of the male form', 'champions', 'meowstic', 'Psychic', 'machine'],
    ['a move of its own that its pre-evolution has, too', '2', 'porygon2', 'Tackle', 'level'],
    ['a move of its pre-evolution only', '2', 'nidoqueen', 'Scratch', 'level'],
  ] as const)('%s: %s %s %s', (_, key, id, name, way) => {
    const move = moveIds.get(toID(name))!;
    expect(
      learners
        .get(key)!
        .findWays(indexOf(id), move as MoveId)
        .join(),
    ).toBe(way);
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
      const { level, possible } = list[indexOf(id)] ?? nothing;
      return level.some((type) => !possible.includes(type));
    });
    expect(without).toEqual([]);
  });
});
