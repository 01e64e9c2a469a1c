import { readFileSync } from 'node:fs';
import { Dex } from '@pkmn/sim';
import { Generations } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import { categoryOf, doublesMoveOf, targetOf } from '#core/doubles/doublesMove.ts';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import { moves as movesWithRules, typeOf } from '#core/rules/move.ts';
import { moveClasses } from '#core/rules/moveClass.ts';
import { hasMove, type MoveId, moveTargets, ownTypeOf } from '#core/rules/moveFacts.ts';
import type { gameNames } from '#core/rulesets/game.ts';
import { existsIn, type Ruleset } from '#core/rulesets/ruleset.ts';

const committed = readFileSync(new URL('../../public/moves.json', import.meta.url), 'utf8');
const { moves, aliases, others, fixedDamage } = parseMoves(JSON.parse(committed));
const showdownId = (id: string) => id.replaceAll('_', '').toLowerCase();
const byShowdownId = new Map([...moves.values()].map((facts) => [showdownId(facts.id), facts]));

const doublesWords = [...moveTargets, 'physical', 'special'];
const knownWord = new RegExp(`^(-.+|${moveClasses.join('|')}|(${doublesWords.join('|')})\\d?)$`);

/** The type of the move in the generation; 'none' if it does not use the chart. */
function typeIn(ruleset: Ruleset, id: string): string | undefined {
  const facts = byShowdownId.get(id);
  if (facts) return hasMove(ruleset, facts) ? ownTypeOf(facts, ruleset) : undefined;
  return others.has(id) ? 'none' : undefined;
}

describe('the type of a move', () => {
  it.each<[moves: string, today: string | undefined, gen2?: string, gen1?: string]>([
    ['bite', 'dark', 'dark', 'normal'],
    ['karatechop', 'fighting', 'fighting', 'normal'],
    ['gust', 'flying', 'flying', 'normal'],
    ['ember', 'fire', 'fire', 'fire'],
    ['terablast', 'normal'],
    ['judgment', 'normal', 'normal'],
    ['freezedry', 'ice'],
    ['thousandarrows', 'ground'],
    ['flyingpress', 'fighting'],
    ['moonblast', 'fairy'],
    // Their power is calculated in battle, but they use the chart.
    ['fling', 'dark', 'dark'],
    ['present', 'normal', 'normal'],
    ['magnitude', 'ground', 'ground'],
    ['lowkick', 'fighting', 'fighting', 'fighting'],
    ['futuresight', 'psychic', 'psychic'],
    // Moves of former games, of Let's Go, and of Legends Z-A.
    ['return', 'normal', 'normal'],
    ['buzzybuzz', 'electric'],
    ['nihillight', 'dragon'],
    // Status moves, fixed damage, one-hit KOs, returned damage.
    ['ruination', 'none'],
    ['protect moonlight finalgambit endeavor sheercold mirrorcoat metalburst', 'none', 'none'],
    ['thunderwave seismictoss nightshade dragonrage sonicboom', 'none', 'none', 'none'],
    ['superfang fissure counter bide struggle', 'none', 'none', 'none'],
    // In no set: Z-Moves, Max Moves, fan-made moves.
    ['breakneckblitz 10000000voltthunderbolt maxflare gmaxwildfire paleowave', undefined],
  ])('%s: today %s', (names, today, gen2, gen1) => {
    for (const move of names.split(' ')) {
      expect(typeIn('default', move), move).toBe(today);
      if (gen2) expect(typeIn('gen2', move), move).toBe(gen2);
      if (gen1) expect(typeIn('gen1', move), move).toBe(gen1);
    }
  });

  it('is kept for fixed damage, and typeless where no Pokémon is immune', () => {
    const fixed = new Map(
      [...fixedDamage].map(([id, facts]) => [
        id,
        (['gen1', 'gen2', 'default'] as const).map((era) => ownTypeOf(facts, era)),
      ]),
    );
    expect(fixed.get('seismictoss')).toEqual(['typeless', 'fighting', 'fighting']);
    expect(fixed.get('guillotine')).toEqual(['normal', 'normal', 'normal']);
    expect(fixed.get('bide')).toEqual(['typeless', 'typeless', 'typeless']);
    // Each is among the moves that do not use the chart, and no status move is.
    const isOther = (id: string) => others.has(id) && Dex.moves.get(id).category !== 'Status';
    expect([...fixed.keys()].filter((id) => !isOther(id))).toEqual([]);
    expect([...others].filter((id) => isOther(id) && !fixed.has(id))).toEqual(['struggle']);
  });

  it('is Steel for Snap Trap in Champions, and none for three moves up to generation 4', () => {
    expect(typeIn('champions', 'snaptrap')).toBe('steel');
    expect(typeIn('sword-shield', 'snaptrap')).toBe('grass');
    for (const move of ['beatup', 'doomdesire', 'futuresight']) {
      expect(typeIn('platinum', move)).toBe('typeless');
      expect(typeIn('black-white', move)).not.toBe('typeless');
    }
  });

  it('is that of its row in the engine', () => {
    for (const id of Object.keys(movesWithRules) as (keyof typeof movesWithRules)[]) {
      if (id === 'struggle') continue;
      expect(moves.get(id)?.type).toBe(typeOf(id));
      expect(moves.get(id)?.since).toBe(movesWithRules[id].since);
    }
  });
});

// Another project's tables by generation. It follows the simulator, so the facts above are needed too.
describe('the moves in @smogon/calc', () => {
  it.each<[Ruleset, 1 | 5 | 9, count: number]>([
    ['gen1', 1, 98],
    ['gen2', 5, 347],
    ['default', 9, 546],
  ])('have the same types in %s: generation %i, %i moves', (ruleset, number, count) => {
    const calcMoves = [...Generations.get(number).moves].filter(({ id }) => byShowdownId.has(id));
    expect(calcMoves).toHaveLength(count);
    const ownTypes = calcMoves.map(({ id }) => `${id} ${typeIn(ruleset, id)}`);
    expect(ownTypes).toEqual(calcMoves.map(({ id, type }) => `${id} ${type.toLowerCase()}`));
  });

  it('include its status moves, without a type, and all its other moves', () => {
    const fanMoves = ['paleowave', 'polarflare', 'shadowstrike'];
    const inSets = [...Generations.get(9).moves].filter(
      ({ id, isZ, isMax }) =>
        !isZ && !isMax && !/^hiddenpower./.test(id) && ![...fanMoves, 'nomove'].includes(id),
    );
    const status = inSets.filter(({ category }) => category === 'Status').map(({ id }) => id);
    expect(status).toHaveLength(269);
    expect([...others]).toEqual(expect.arrayContaining(status));
    const allIds = [...byShowdownId.keys(), ...others];
    expect(allIds).toEqual(expect.arrayContaining(inSets.map(({ id }) => id)));
  });
});

/** Played in two simulators; the lists have Showdown's ids. */
describe('whom a move hits in doubles', () => {
  const { lists } = JSON.parse(readFileSync('tests/doubles/moveTargets.json', 'utf8')) as {
    lists: Record<string, string[]>;
  };

  it.each([3, 4, 5, 6, 7, 8, 9])('generation %i', (generation) => {
    for (const target of ['foes', 'others', 'random'] as const) {
      const ids = [...byShowdownId]
        .filter(([id]) => Dex.moves.get(id).gen <= generation)
        .filter(([, facts]) => targetOf(facts, generation) === target)
        .map(([id]) => id);
      // Struggle is in no set.
      const expected = lists[`${target} ${generation}`]!.filter((id) => id !== 'struggle');
      expect(ids.toSorted(), target).toEqual(expected.toSorted());
    }
  });

  it('is nobody in particular for the moves of fixed damage', () => {
    const others = Object.entries(lists).flatMap(([list, ids]) =>
      /^(scripted|self)/.test(list) ? ids : [],
    );
    expect(others.filter((id) => byShowdownId.has(id))).toEqual([]);
  });
});

describe('the category of a move', () => {
  it('and its target are the same for a move with rules that is named without its facts', () => {
    for (const move of Object.keys(movesWithRules) as (keyof typeof movesWithRules)[]) {
      // Struggle has no facts, and hits a random opponent.
      if (move === 'struggle') continue;
      const ofName = doublesMoveOf({ move }, 'normal', 'default');
      expect(ofName, move).toEqual(doublesMoveOf({ move: moves.get(move) }, 'normal', 'default'));
    }
  });

  it.each([4, 5, 6, 7, 8, 9] as const)(
    'is that of the simulator in generation %i',
    (generation) => {
      const dex = Dex.forGen(generation);
      const wrong = [...byShowdownId].filter(([id, facts]) => {
        const move = dex.moves.get(id);
        return (
          move.gen <= generation && categoryOf(facts, generation) !== move.category.toLowerCase()
        );
      });
      expect(wrong.map(([id]) => id)).toEqual([]);
    },
  );
});

/** The reference is a table from other sources than the generated one. */
describe('the games of a move', () => {
  it.each<[game: (typeof gameNames)[number], has: string, lacks: string]>([
    ['champions', 'Earthquake SnapTrap DrumBeating', 'TeraBlast HiddenPower Judgment'],
    ['legends-za', 'Earthquake nihil_light', 'Judgment'],
    ['scarlet-violet', 'TeraBlast IvyCudgel Judgment', 'HiddenPower SnapTrap MultiAttack'],
    ['legends-arceus', 'Judgment WaveCrash', 'Earthquake Surf'],
    ['brilliant-diamond-shining-pearl', 'Judgment Earthquake', 'TeraBlast WaveCrash'],
    ['sword-shield', 'MultiAttack SnapTrap TechnoBlast', 'Judgment HiddenPower'],
    ['lets-go', 'BuzzyBuzz Earthquake Pound', 'HiddenPower'],
    ['ultra-sun-ultra-moon', 'HiddenPower Judgment MindBlown', 'BuzzyBuzz'],
    ['sun-moon', 'HiddenPower', 'MindBlown'],
    ['x-y', 'HiddenPower', 'DragonAscent'],
    ['omega-ruby-alpha-sapphire', 'DragonAscent', 'BuzzyBuzz'],
    ['emerald', 'HiddenPower Earthquake', 'Judgment'],
  ])('%s has %s and lacks %s', (game, has, lacks) => {
    const isThere = (id: string) => {
      const facts = moves.get(id);
      return facts !== undefined && hasMove(game, facts);
    };
    expect(has.split(' ').filter((id) => !isThere(id))).toEqual([]);
    expect(lacks.split(' ').filter(isThere)).toEqual([]);
  });
});

describe('the file', () => {
  it('has every move once, in alphabetical order, one move per line', () => {
    const ids = [...byShowdownId.keys()];
    expect(new Set([...ids, ...others]).size).toBe(ids.length + others.size);
    expect(ids).toEqual(ids.toSorted());
    for (const id of moves.keys()) expect(committed).toContain(`\n"${id}": "`);
  });

  it('has ids that no type can have', () => {
    for (const id of moves.keys()) {
      expect(id in movesWithRules || /^[A-Z][A-Za-z0-9]+$/.test(id), id).toBe(true);
    }
  });

  it('has the classes that @pkmn/sim has, and only known words', () => {
    const rows = Object.values(JSON.parse(committed).moves as Record<string, string>);
    for (const row of rows) {
      const [, since, ...words] = row.split(' ');
      expect(existsIn('default', Number(since))).toBe(true);
      for (const word of words) {
        expect(word).toMatch(knownWord);
      }
    }
  });

  it('has aliases that are no names', () => {
    expect(aliases.get('hijumpkick')).toBe('HighJumpKick' satisfies MoveId);
    expect(aliases.get('faintattack')).toBe('FeintAttack' satisfies MoveId);
    expect([...aliases.keys()].filter((alias) => byShowdownId.has(alias))).toEqual([]);
  });
});
