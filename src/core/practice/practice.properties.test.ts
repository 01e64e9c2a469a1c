import { readFileSync } from 'node:fs';
import { Dex } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defense } from '#core/answers/defense.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { attackOf, hasOwnRules, isType, type Strike } from '#core/hit/strike.ts';
import { emptyDefense, supportedDefender } from '#core/links/defense.ts';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import { type Pokemon, pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { traitsIn } from '#core/pokedex/traits.ts';
import { generationNumber, type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { generations } from '#tests/engineRows.ts';
import { ownGames } from '#tests/ownGame/randomGames.ts';
import { getPokemon, pokedex } from '#tests/pokedexOnDisk.ts';
import { slowRuns } from '#tests/runs.ts';
import { isMissed, type PracticeCard } from './card.ts';
import { factId, factsOf, forgottenFacts } from './fact.ts';
import { levels, levelsIn, type PracticeLevel, poolOf } from './level.ts';
import { minGap, nextFactId, nextQuestion } from './nextQuestion.ts';
import { makePool, type QuestionPool, questionsAbout } from './pool.ts';
import { directions, multiplierOf, type Question, type QuestionDirection } from './question.ts';
import { createSeededRandom, pickSeveral } from './random.ts';
import { gradesOf, isRightChoice, makeRound, maxChoices, type Round } from './round.ts';
import { gradeCard } from './schedule.ts';

const moveTable = parseMoves(JSON.parse(readFileSync('public/moves.json', 'utf8'))).moves;
const start = Date.UTC(2026, 10, 24);

const pools = new Map<string, QuestionPool>();

function makeTestPool(
  level: PracticeLevel,
  ruleset: Ruleset,
  direction: QuestionDirection = 'multiplier',
): QuestionPool {
  const candidates = pokemonIn(ruleset, pokedex)
    .filter((_, index) => index % 7 === 0)
    .map((pokemon) => ({ pokemon, typing: typingIn(ruleset, pokemon), name: pokemon.id }));
  const team = candidates
    .slice(0, 6)
    .map(({ typing, name }) => ({ typing, name, ability: 'levitate' as const }));
  return poolOf(level, ruleset, candidates, team, direction, moveTable.values());
}

/** The pools of every level of every generation, and of own games. */
const anyPool = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...levels),
      fc.constantFrom(...generations),
      fc.constantFrom(...directions),
    )
    .filter(([level, ruleset]) => levelsIn(ruleset).includes(level))
    .map(([level, ruleset, direction]) => {
      const key = `${level} ${ruleset} ${direction}`;
      const pool = pools.get(key) ?? makeTestPool(level, ruleset, direction);
      pools.set(key, pool);
      return pool;
    }),
  fc
    .tuple(fc.constantFrom(...levels), ownGames, fc.constantFrom(...directions))
    .filter(([level, game]) => levelsIn(game).includes(level))
    .map(([level, game, direction]) => makeTestPool(level, game, direction)),
);

const seeds = fc.string().map(createSeededRandom);

/** Answers a number of questions; `answer` returns whether the answer is right. */
function play(
  pool: QuestionPool,
  count: number,
  random: () => number,
  answer: (question: Question) => boolean,
) {
  const cards = new Map<string, PracticeCard>();
  const history: Question[] = [];
  let now = start;
  for (let times = 0; times < count; times++) {
    const question = nextQuestion(pool, { cards, history, now }, random);
    if (!question) break;
    history.push(question);
    const round = makeRound(pool, question, random);
    const isRight = answer(question);
    const choice = round.choices.find((each) => isRightChoice(round, each) === isRight);
    for (const [id, grade] of gradesOf(round, choice))
      cards.set(id, gradeCard(id, cards.get(id), grade.isRight, now));
    now += 5000;
  }
  return { cards, history, now };
}

/** Runs a check on random rounds of both directions. */
function checkRounds(check: (round: Round, pool: QuestionPool) => void): void {
  fc.assert(
    fc.property(anyPool, seeds, (pool, random) => {
      const progress = { cards: new Map(), history: [], now: start };
      const question = nextQuestion(pool, progress, random);
      if (question) check(makeRound(pool, question, random), pool);
    }),
    { numRuns: slowRuns },
  );
}

describe('a question', () => {
  it('has the number of the engine as its right answer', () => {
    checkRounds(({ question: { strike, target }, matchup: answer, world }) => {
      const defender = {
        typing: target.typing,
        ...(target.ability && { abilities: [target.ability] }),
      };
      expect(answer).toEqual(matchup(attackOf(strike), defender, world));
      if (!isType(strike)) return;
      const group = defense(defender, world).find(({ matchups }) =>
        matchups.some(({ attacking }) => attacking === strike),
      );
      expect(Math.fround(answer.multiplier)).toBe(Math.fround(group!.multiplier));
      expect(Math.fround(multiplierOf({ strike, target }, world))).toBe(
        Math.fround(answer.multiplier),
      );
    });
  });

  it('offers exactly one right answer, and only multipliers that its level has', () => {
    checkRounds((round, pool) => {
      expect(round.choices.filter((choice) => isRightChoice(round, choice))).toHaveLength(1);
      expect(round.choices.length).toBeLessThanOrEqual(maxChoices);
      const multipliers = pool.multipliers.map(Math.fround);
      for (const { multiplier, strike } of round.choices) {
        expect(multipliers).toContain(Math.fround(multiplier));
        if (strike) {
          expect(multiplierOf({ ...round.question, strike }, round.world)).toBe(multiplier);
        }
      }
      expect(isRightChoice(round, undefined)).toBe(false);
    });
  });

  it('is about facts, and a wrong answer forgets only facts of it', () => {
    checkRounds(({ question, world }, pool) => {
      const facts = factsOf(question, world).map(factId);
      expect(facts.length).toBeGreaterThan(0);
      for (const fact of forgottenFacts(question, world)) expect(facts).toContain(factId(fact));
      for (const id of facts) expect(pool.facts.has(id)).toBe(true);
    });
  });
});

/** The multipliers of Defense by attacking type, after a pick of the Pokémon. */
function defenseOf(ruleset: Ruleset, pokemon: Pokemon): Map<string, number> {
  const settings: Settings = { ruleset, typeCount: 2 };
  const state = { ...emptyDefense, pokemon: pokemon.id, types: typingIn(ruleset, pokemon) };
  const defender = supportedDefender(settings, state, traitsIn(ruleset, pokemon));
  return new Map(
    defense(defender, worldIn(ruleset)).flatMap(({ matchups }) =>
      matchups.map(({ attacking, multiplier }) => [attacking, multiplier]),
    ),
  );
}

describe('the level of named Pokémon', () => {
  // Regressions
  it.each(['default', 'scarlet-violet', 'platinum', 'emerald', 'champions'] as const)(
    'never grades against Defense in %s',
    (ruleset) => {
      const candidates = pokemonIn(ruleset, pokedex).map((pokemon) => ({
        ...{ pokemon, typing: typingIn(ruleset, pokemon), name: pokemon.id },
      }));
      const { targets, world } = poolOf('pokemon', ruleset, candidates, [], 'multiplier');
      expect(targets).toHaveLength(candidates.length);
      for (const [index, { pokemon }] of candidates.entries()) {
        const target = targets[index]!;
        for (const [strike, multiplier] of defenseOf(ruleset, pokemon)) {
          const question = { strike: strike as Strike, target };
          expect([pokemon.id, strike, multiplierOf(question, world)]).toEqual([
            ...[pokemon.id, strike, multiplier],
          ]);
        }
      }
    },
  );

  it('counts what a Pokémon always has, and says which abilities do not count', () => {
    const ids = ['flygon', 'bronzong', 'golduck', 'pikachu'];
    const candidates = ids.map((id) => {
      const pokemon = getPokemon(id);
      return { pokemon, typing: typingIn('default', pokemon), name: id };
    });
    const { targets } = poolOf('pokemon', 'default', candidates, [], 'multiplier');
    expect(targets.map(({ ability, uncountedAbilities }) => [ability, uncountedAbilities])).toEqual(
      [
        ['levitate', undefined],
        [undefined, ['levitate', 'heatproof']],
        [undefined, undefined],
        [undefined, ['lightning_rod']],
      ],
    );
  });
});

describe('the level of moves', () => {
  it('names each move by the type that the simulator gives to it', () => {
    let count = 0;
    for (const ruleset of generations) {
      const dex = Dex.forGen(Math.min(generationNumber(ruleset), 9));
      for (const [strike, ids] of makeTestPool('moves', ruleset).moves ?? []) {
        if (!isType(strike)) continue;
        for (const id of ids.filter((each) => !moveTable.get(each)?.typesInGames)) {
          expect([ruleset, id, strike]).toEqual([
            ...[ruleset, id, dex.moves.get(id).type.toLowerCase()],
          ]);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(5000);
  });

  it('asks by names that act like the type in every answer', () => {
    for (const ruleset of generations) {
      const { moves, targets, world } = makeTestPool('moves', ruleset);
      const random = createSeededRandom(String(ruleset));
      for (const [strike, ids] of moves ?? []) {
        for (const id of pickSeveral(ids, 5, random)) {
          for (const target of pickSeveral(targets, 10, random)) {
            const attack = attackOf(id, moveTable.get(id));
            expect(matchup(attack, target, world).multiplier).toBe(
              multiplierOf({ strike, target }, world),
            );
          }
        }
      }
    }
  });

  it('has a name for each question and each answer, and the facts of the types', () => {
    for (const direction of directions) {
      const random = createSeededRandom(direction);
      const pool = makeTestPool('moves', 'default', direction);
      for (let number = 0; number < 50; number++) {
        const progress = { cards: new Map(), history: [], now: start };
        const round = makeRound(pool, nextQuestion(pool, progress, random)!, random);
        expect(round.question.move).toBeDefined();
        for (const { strike, move } of round.choices) expect(Boolean(move)).toBe(Boolean(strike));
      }
      const strikes = [...pool.facts.values()].map(({ strike }) => strike);
      expect(strikes.filter((strike) => !isType(strike) && !hasOwnRules(strike))).toEqual([]);
    }
  });
});

describe('a pool', () => {
  it('has a question about each of its facts', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        for (const fact of pool.facts.values())
          expect(questionsAbout(pool, fact).length).toBeGreaterThan(0);
      }),
      { numRuns: slowRuns },
    );
  });

  it('asks for the multiplier if too few attacks differ', () => {
    const world = worldIn('default');
    const directionOf = (...strikes: Strike[]) =>
      makePool(world, strikes, [{ typing: ['grass'] }], 'attack').direction;
    expect(directionOf('fire', 'water')).toBe('multiplier');
    expect(directionOf('fire', 'water', 'normal')).toBe('attack');
  });

  // Regressions
  it.each(['pokemon', 'abilities'] as const)(
    'mixes its questions on the level %s, and all ask for what the player chose',
    (level) => {
      const candidates = pokemonIn('default', pokedex).map((pokemon) => ({
        ...{ pokemon, typing: typingIn('default', pokemon), name: pokemon.id },
      }));
      const random = createSeededRandom(level);
      for (const direction of directions) {
        const pool = poolOf(level, 'default', candidates, [], direction);
        const counts = new Map<string, number>();
        for (let number = 0; number < 300; number++) {
          const progress = { cards: new Map(), history: [], now: start };
          const question = nextQuestion(pool, progress, random)!;
          const round = makeRound(pool, question, random);
          expect([round.direction, round.choices.length > 2]).toEqual([direction, true]);
          const ability = question.target.ability ?? 'none';
          counts.set(ability, (counts.get(ability) ?? 0) + 1);
        }
        counts.delete('none');
        expect(Math.max(...counts.values())).toBeLessThan(60);
      }
    },
  );

  it('exists for all levels but abilities in every generation', () => {
    for (const ruleset of generations) {
      for (const level of levelsIn(ruleset))
        expect(makeTestPool(level, ruleset).facts.size, `${level} ${ruleset}`).toBeGreaterThan(0);
      expect(levelsIn(ruleset).includes('abilities')).toBe(supports(ruleset, 'abilities'));
    }
  });

  it.each([
    ['single', [0, 0.5, 1, 2]],
    ['dual', [0, 0.25, 0.5, 1, 2, 4]],
  ] as const)('of the level %s has the multipliers %j', (level, multipliers) => {
    expect(makeTestPool(level, 'default').multipliers).toEqual(multipliers);
  });
});

describe('the next question', () => {
  it('is about a missed fact first, after other questions', () => {
    fc.assert(
      fc.property(
        anyPool,
        seeds,
        fc.array(fc.boolean(), { maxLength: 40 }),
        (pool, random, answers) => {
          const iterator = answers.values();
          const progress = play(pool, answers.length, random, () => iterator.next().value ?? true);
          const recent = new Set(
            progress.history
              .slice(-minGap)
              .flatMap((each) => factsOf(each, pool.world).map(factId)),
          );
          const missed = [...progress.cards.values()]
            .filter((card) => isMissed(card) && !recent.has(card.id) && pool.facts.has(card.id))
            .sort((one, other) => one.due - other.due);
          const next = nextFactId(pool, progress, random);
          if (missed[0]) expect(progress.cards.get(next!)?.due).toBe(missed[0].due);
          if (next && recent.has(next)) {
            expect([...pool.facts.keys()].every((id) => recent.has(id))).toBe(true);
          }
        },
      ),
      { numRuns: slowRuns },
    );
  });

  it('asks a missed fact again after three other questions', () => {
    const pool = makeTestPool('single', 'default');
    let count = 0;
    const { history } = play(pool, 6, createSeededRandom('a'), () => count++ > 0);
    expect(history[1 + minGap]).toEqual(history[0]);
  });

  it('asks every new fact first, and then the one that is due soonest', () => {
    const pool = makeTestPool('single', 'default');
    const { cards, history, now } = play(
      pool,
      pool.facts.size,
      createSeededRandom('b'),
      () => true,
    );
    expect(cards.size).toBe(pool.facts.size);
    const next = nextFactId(pool, { cards, history, now }, createSeededRandom('c'));
    const recent = history.slice(-minGap).flatMap((each) => factsOf(each, pool.world).map(factId));
    const soonest = [...cards.values()]
      .filter(({ id }) => !recent.includes(id))
      .map(({ due }) => due);
    expect(cards.get(next!)?.due).toBe(Math.min(...soonest));
  });

  it('asks a fact that is due before a new one', () => {
    const pool = makeTestPool('single', 'default');
    const card = gradeCard('fire steel 2', undefined, true, start);
    const cards = new Map([[card.id, card]]);
    const at = (now: number) =>
      nextFactId(pool, { cards, history: [], now }, createSeededRandom('d'));
    expect(at(start)).not.toBe(card.id);
    expect(at(card.due)).toBe(card.id);
  });

  it('does not exist without targets', () => {
    const pool = poolOf('team', 'default', [], [], 'multiplier');
    const progress = { cards: new Map(), history: [], now: start };
    expect(nextQuestion(pool, progress, createSeededRandom('e'))).toBeUndefined();
  });
});

describe('an answer', () => {
  const world = worldIn('default');
  const grades = (question: Question, isRight: boolean) => {
    const pool = poolOf('dual', 'default', [], [], 'multiplier');
    const round = makeRound(pool, question, createSeededRandom('f'));
    const choice = round.choices.find((each) => isRightChoice(round, each) === isRight);
    return [...gradesOf(round, choice)].map(([id, grade]) => `${id} ${grade.isRight}`);
  };

  it.each([
    ['all types if it is right', ['grass', 'normal'], true, ['fire grass 2', 'fire normal 1']],
    ['what changes the damage if it is wrong', ['grass', 'normal'], false, ['fire grass 2']],
    [
      'all types if none changes it',
      ['normal', 'poison'],
      false,
      ['fire normal 1', 'fire poison 1'],
    ],
  ] as const)('grades %s', (_, typing, isRight, facts) => {
    const expected = facts.map((fact) => `${fact} ${isRight}`);
    expect(grades({ strike: 'fire', target: { typing } }, isRight)).toEqual(expected);
  });

  it('grades only the immunity where one decides', () => {
    const question: Question = { strike: 'electric', target: { typing: ['water', 'ground'] } };
    expect(grades(question, true)).toEqual(['electric ground 0 true']);
    expect(grades(question, false)).toEqual(['electric ground 0 false']);
  });

  it('grades only the ability where it decides', () => {
    const target = { typing: ['steel', 'psychic'], ability: 'levitate' } as const;
    expect(grades({ strike: 'ground', target }, true)).toEqual(['ground levitate 0 true']);
    expect(factsOf({ strike: 'fire', target }, world).map(factId)).toEqual([
      'fire steel 2',
      'fire psychic 1',
    ]);
  });

  it('grades both attacks if the player chooses the wrong one', () => {
    const pool = poolOf('dual', 'default', [], [], 'attack');
    const question: Question = { strike: 'fire', target: { typing: ['grass'] } };
    const round = makeRound(pool, question, createSeededRandom('g'));
    const grades = gradesOf(round, { strike: 'water', multiplier: 0.5 });
    expect([...grades]).toEqual([
      ['fire grass 2', { isRight: false }],
      ['water grass 0.5', { isRight: false }],
    ]);
  });
});
