import { describe, expect, it } from 'vitest';
import { allCells, factsOf, gameNames, readFacts } from '#tests/ownGame/facts.ts';
import {
  fixedWriters,
  freeWriters,
  type Writer,
  writeMatchupsAsm,
  writeTypechart,
  writeTypes19,
  writeTypesInfo,
} from '#tests/ownGame/writers.ts';
import { readOwnGame } from './readOwnGame.ts';

const ownWriters = {
  pokepersona: writeTypesInfo,
  purergb: writeMatchupsAsm,
  tectonic: writeTypes19,
  uranium: writeTypechart,
} as const satisfies Record<(typeof gameNames)[number], Writer>;

describe.each(gameNames)('the chart of %s', (name) => {
  const facts = readFacts(name);

  it('is read from the files of its game', () => {
    const game = readOwnGame(ownWriters[name](facts));
    expect(game.types.map(({ id }) => id)).toEqual(facts.types);
    expect(allCells(factsOf(game))).toEqual(allCells(facts));
  });

  it.each(Object.entries({ ...fixedWriters, ...freeWriters }))('is read from %s', (_, writer) => {
    const { types, chart } = facts;
    const game = readOwnGame(writer({ types, chart }));
    expect(allCells(factsOf(game))).toEqual(allCells(facts));
  });
});

it('types of one side only are found', () => {
  const sidesOf = (name: (typeof gameNames)[number]) => {
    const { types } = readOwnGame(ownWriters[name](readFacts(name)));
    return {
      attackOnly: types.filter(({ isAttackOnly }) => isAttackOnly).map(({ id }) => id),
      defendOnly: types.filter(({ isDefendOnly }) => isDefendOnly).map(({ id }) => id),
    };
  };
  expect(sidesOf('purergb')).toEqual({
    attackOnly: ['bonemerang', 'tri'],
    defendOnly: ['crystal', 'floating', 'magma'],
  });
  expect(sidesOf('tectonic')).toEqual({ attackOnly: [], defendOnly: ['mutant'] });
  expect(sidesOf('uranium')).toEqual({ attackOnly: [], defendOnly: [] });
  expect(sidesOf('pokepersona')).toEqual({ attackOnly: [], defendOnly: [] });
});
