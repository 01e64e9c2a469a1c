import { expect, it } from 'vitest';
import { comparisons, listInputs } from './comparisons.mjs';

const inputs = listInputs();

it.each([
  ['the tests', comparisons],
  ['the rules', ['src/core/rules/ability.ts', 'src/core/rulesets/officialRows.ts']],
  ['the code of the comparisons', ['tests/simulator.ts', 'scripts/data/learnsets.ts']],
  ['the facts', ['data/officialTerms.json', 'public/pokedex.json', 'public/locales/ja.json']],
  ['the versions of the packages', ['package-lock.json']],
])('the inputs have %s', (_, files) => {
  expect(inputs).toEqual(expect.arrayContaining(files));
});

it('the inputs have no screens', () => {
  expect(inputs.filter((file) => /^src\/(screens|ui|shell)\/.*tsx?$/.test(file))).toEqual([]);
});
