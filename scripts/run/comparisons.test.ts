import { expect, it } from 'vitest';
import { comparisons, listInputs } from './comparisons.mjs';

const tests = Object.keys(comparisons);

it.each([
  ['the test', tests, ''],
  ['the rules', ['src/core/answers/simulator.test.ts'], 'src/core/rules/ability.ts'],
  ['the chart', ['src/core/answers/simulator.test.ts'], 'src/core/rulesets/officialRows.ts'],
  ['the code of a comparison', ['src/core/answers/simulator.test.ts'], 'tests/simulator.ts'],
  ['the code of a generator', ['scripts/data/generateLearn.test.ts'], 'scripts/data/learnsets.ts'],
  ['what a test runs', ['scripts/package/package.test.ts'], 'scripts/package/build.ts'],
  ['what that imports', ['scripts/package/package.test.ts'], 'src/core/answers/defense.ts'],
  ['the facts', tests, 'data/officialTerms.json'],
  ['the Pokédex', tests, 'public/pokedex.json'],
  ['the names in texts', ['src/core/pokedex/search/search.test.ts'], 'public/locales/ja.json'],
  ['the versions of the packages', tests, 'package-lock.json'],
])('the inputs have %s', (_, tests, file) => {
  for (const test of tests) expect(listInputs(test)).toContain(file || test);
});

it('another text changes no comparison with the simulator', () => {
  const inputs = listInputs('src/core/answers/simulator.test.ts');
  expect(inputs.filter((file) => /locales|translat/.test(file))).toEqual([]);
});

it('the inputs have no screens', () => {
  const inputs = tests.flatMap(listInputs);
  expect(inputs.filter((file) => /^src\/app\/(screens|ui|shell)\/.*tsx$/.test(file))).toEqual([]);
});
