import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorOf } from '#core/charts/chart.ts';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import type { Type } from '#core/charts/type.ts';
import { isType } from '#core/hit/strike.ts';
import { formatGameFile, parseGameJson } from '#core/ownGames/file/gameFile.ts';
import { formatGameText, parseGameText } from '#core/ownGames/link/gameText.ts';
import { moves } from '#core/rules/move.ts';
import { eras } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import {
  addType,
  changedCells,
  changeType,
  emptyGame,
  moveType,
  newGame,
  removeType,
  resetChart,
  setFactor,
  sideOf,
} from './chartEdits.ts';
import {
  addPokemon,
  removePokemon,
  setOnlyOwnPokemon,
  setTyping,
  setTypings,
} from './pokemonEdits.ts';
import { addAbility, changeAbility, removeAbility } from './ruleEdits.ts';

const game = newGame('Melody', 'default');
const withSound = addType(game, 'Sound');
const sound = withSound.types.at(-1)!.id;

describe('a new game', () => {
  it.each([...eras, ...gameNames])('has the chart of its base: %s', (base) => {
    expect(changedCells(newGame('x', base))).toEqual([]);
  });
});

describe('an empty game', () => {
  it('has one type without matchups, and takes others', () => {
    const empty = emptyGame('x', 'gen1');
    expect(empty.chart).toEqual({ types: ['normal'], factors: { normal: { normal: 1 } } });
    expect(addType(empty, 'Fire').chart.types).toEqual(['normal', 'fire']);
  });
});

describe('a cell', () => {
  it('has the new factor and differs from the base', () => {
    const changed = setFactor(game, ['bug', 'fairy'], 0.25);
    expect(factorOf(changed.chart, 'bug', 'fairy')).toBe(0.25);
    expect(changedCells(changed)).toEqual([['bug', 'fairy']]);
    expect(factorOf(game.chart, 'bug', 'fairy')).toBe(0.5);
    expect(changedCells(resetChart(changed))).toEqual([]);
  });

  it('of a new type differs from the base unless it is 1', () => {
    expect(changedCells(withSound)).toEqual([]);
    expect(changedCells(setFactor(withSound, [sound, 'water'], 2))).toEqual([[sound, 'water']]);
  });
});

describe('types', () => {
  it('can be named Stellar: it is a type of the game, also in a link', () => {
    const withStellar = addType(game, 'Stellar');
    expect(withStellar.types.at(-1)).toEqual({ id: 'stellar_2', name: 'Stellar' });
    const text = formatGameText(withStellar)!;
    expect(parseGameText(text, 'default')?.types).toEqual(withStellar.types);
  });

  it('are added with ids of their own', () => {
    const twice = addType(addType(withSound, 'sound!'), 'Sound 2');
    expect(twice.types.slice(-3).map(({ id }) => id)).toEqual(['sound', 'sound_2', 'sound2']);
    expect(new Set(addType(twice, 'Sound').types.map(({ id }) => id)).size).toBe(22);
  });

  it.each(Object.keys(moves).filter((move) => !move.includes('_')))(
    'have no id of a move: %s',
    (move) => {
      const { id } = addType(game, move).types.at(-1)!;
      expect(isType(id)).toBe(true);
    },
  );

  it('are at most 64', () => {
    let large = game;
    for (let count = 0; count < 70; count++) large = addType(large, `Type ${count}`);
    expect(large.types).toHaveLength(64);
  });

  it('are removed from Pokémon and abilities too', () => {
    let changed = setTyping(withSound, { id: 'exploud', name: 'Exploud' }, ['normal', sound]);
    changed = setTyping(changed, { id: 'loudred', name: 'Loudred' }, [sound]);
    changed = addAbility(changed, 'Muffler');
    const muffler = changed.abilities![0]!;
    changed = changeAbility(changed, {
      ...muffler,
      effects: [
        { kind: 'takes', type: sound, factor: 0 },
        { kind: 'takes', type: 'ice', factor: 2 },
      ],
    });
    const { pokemon, abilities } = removeType(changed, sound);
    expect(pokemon).toEqual([{ id: 'exploud', name: 'Exploud', types: ['normal'] }]);
    expect(abilities?.[0]?.effects).toEqual([{ kind: 'takes', type: 'ice', factor: 2 }]);
  });

  it('keep one type on each side', () => {
    const [fire, water] = ['fire', 'water'] as const;
    let two = game;
    for (const { id } of game.types) if (id !== fire && id !== water) two = removeType(two, id);
    const attackOnly = changeType(two, fire, { side: 'attack' });
    expect(sideOf(attackOnly.types[0]!)).toBe('attack');
    expect(attackOnly.chart.attackOnly).toEqual([fire]);
    expect(changeType(attackOnly, water, { side: 'attack' })).toBe(attackOnly);
    expect(removeType(attackOnly, water)).toBe(attackOnly);
  });

  it('have no factors that the chart lacks, and keep the rows that do not change', () => {
    expect(setFactor(game, ['fire', 'sound' as Type], 2)).toBe(game);
    const { factors } = setFactor(game, ['fire', 'water'], 4).chart;
    expect(factors).toEqual({
      ...game.chart.factors,
      fire: { ...game.chart.factors.fire, water: 4 },
    });
    expect(factors.water).toBe(game.chart.factors.water);
  });

  it('get another name and color, and keep the same chart', () => {
    const renamed = changeType(game, 'fire', { name: 'Flame', color: '#ff0000' });
    expect(renamed.types.find(({ id }) => id === 'fire')).toEqual({
      id: 'fire',
      name: 'Flame',
      color: '#ff0000',
    });
    expect(renamed.chart).toBe(game.chart);
  });

  it('change their place with their factors', () => {
    const moved = moveType(game, 'normal', 1);
    expect(moved.types.slice(0, 2).map(({ id }) => id)).toEqual(['fighting', 'normal']);
    expect(moved.chart.types.slice(0, 2)).toEqual(['fighting', 'normal']);
    expect(changedCells(moved)).toEqual([]);
    expect(moveType(game, 'normal', -1)).toBe(game);
  });
});

describe('Pokémon', () => {
  it('are added, changed and removed', () => {
    const added = addPokemon(addPokemon(game, 'Melodo'), 'Melodo');
    expect(added.pokemon.map(({ id }) => id)).toEqual(['own-melodo', 'own-melodo-2']);
    const only = setOnlyOwnPokemon(added, true);
    expect(only.hasOnlyOwnPokemon).toBe(true);
    const empty = removePokemon(removePokemon(only, 'own-melodo'), 'own-melodo-2');
    expect(empty).toEqual(game);
    expect(setOnlyOwnPokemon(game, true).hasOnlyOwnPokemon).toBeUndefined();
  });
});

describe('a list of Pokémon', () => {
  it('changes those of the Pokédex and its own, and adds others', () => {
    const before = addPokemon(withSound, 'Melodo');
    const { pokemon } = setTypings(before, [
      { id: 'exploud', name: 'Exploud', types: ['normal', sound] },
      { id: undefined, name: 'Melodo', types: [sound] },
      { id: undefined, name: 'Melodo!', types: ['water'] },
      { id: undefined, name: 'Melodo!', types: ['fire'] },
      { id: undefined, name: 'Nothing', types: ['plasma' as Type] },
      { id: undefined, name: '', types: ['water'] },
    ]);
    expect(pokemon).toEqual([
      { id: 'own-melodo', name: 'Melodo', types: [sound] },
      { id: 'exploud', name: 'Exploud', types: ['normal', sound] },
      { id: 'own-melodo-2', name: 'Melodo!', types: ['fire'] },
    ]);
  });
});

describe('any edits', () => {
  const type = fc.nat().map((index) => (each: OwnGame) => {
    return each.types[index % each.types.length]!.id;
  });
  const factor = fc.constantFrom(0, 0.25, 0.5, 1, 1.6, 2, 8);
  const name = fc.constantFrom('Sound', 'Light', '光', 'Fire', 'constructor', 'toString');
  const edit: fc.Arbitrary<(each: OwnGame) => OwnGame> = fc.oneof(
    fc.tuple(type, type, factor).map(([one, other, value]) => (each: OwnGame) => {
      return setFactor(each, [one(each), other(each)], value);
    }),
    name.map((text) => (each: OwnGame) => addType(each, text)),
    type.map((one) => (each: OwnGame) => removeType(each, one(each))),
    fc
      .tuple(type, fc.constantFrom('both', 'attack', 'defend'))
      .map(([one, side]) => (each: OwnGame) => {
        return changeType(each, one(each), { side });
      }),
    fc.tuple(type, fc.constantFrom(1, -1)).map(([one, step]) => (each: OwnGame) => {
      return moveType(each, one(each), step);
    }),
    name.map((text) => (each: OwnGame) => addPokemon(each, text)),
    fc.boolean().map((onlyOwn) => (each: OwnGame) => setOnlyOwnPokemon(each, onlyOwn)),
    name.map((text) => (each: OwnGame) => addAbility(each, text)),
    fc.nat(3).map((index) => (each: OwnGame) => {
      const ability = each.abilities?.[index];
      return ability ? removeAbility(each, ability.id) : each;
    }),
  );

  it('leave a valid game that a file keeps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...eras), fc.array(edit, { maxLength: 30 }), (base, edits) => {
        const result = edits.reduce((each, next) => next(each), newGame('Melody', base));
        const file = JSON.parse(formatGameFile(result));
        expect(parseChart(file).types).toEqual(result.chart.types);
        expect(parseGameJson(file)).toEqual(result);
        const defenders = new Set<Type>(
          result.types.filter(({ isAttackOnly }) => !isAttackOnly).map(({ id }) => id),
        );
        for (const { types } of result.pokemon) {
          expect(types.every((each) => defenders.has(each))).toBe(true);
        }
      }),
    );
  });
});
