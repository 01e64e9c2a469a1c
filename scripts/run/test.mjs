// Runs every check and every test, and prints how many passed: node scripts/run/test.mjs [--full]
import { hashInputs, listCompared, saveComparisons, stampFile } from './comparisons.mjs';
import { runSteps } from './runSteps.mjs';

if (process.argv.includes('--help')) {
  console.log(`npm test
Runs every check and every test, and prints how many passed.
npm run test:full also runs those that take long.`);
  process.exit();
}

const isFull = process.argv.includes('--full');

const inputs = hashInputs();
const compared = listCompared(inputs);
const excluded = isFull ? [] : compared;

/** A step that runs a script of package.json.
 * @param {string} title @param {string} script @param {string[]} options */
function createStep(title, script, ...options) {
  return { title, command: ['npm run --silent', script, '--', ...options].join(' ') };
}

const unitOptions = [
  '--reporter=./scripts/run/vitestReporter.mjs',
  ...excluded.map((file) => `--exclude=${file}`),
];
const browserOptions = ['--reporter=./scripts/run/playwrightReporter.mjs'];

/** The steps that use one core, beside those that use two.
 * @type {import('./runSteps.mjs').Step[][]} */
const lists = [
  [
    createStep('types', 'check:types'),
    createStep('lint', 'check:lint'),
    createStep('unused code', 'check:unused'),
    createStep('build', 'build'),
    { ...createStep('size', 'size'), needs: 'build' },
  ],
  [
    createStep('unit tests', 'test:unit', ...unitOptions),
    { ...createStep('browser tests', 'test:e2e', ...browserOptions), needs: 'build' },
    ...(isFull
      ? [
          createStep('random situations', 'differential'),
          {
            ...createStep('Firefox and WebKit', 'test:browsers', ...browserOptions),
            needs: 'build',
          },
          // Last, because it measures time.
          createStep('benchmark', 'bench'),
        ]
      : []),
  ],
];

const results = await runSteps(lists, { ...process.env, ...(isFull && { FULL: '1' }) });
const total = { passed: 0, failed: 0, skipped: 0 };
for (const { passed, failed, skipped, failures } of results.values()) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  for (const { title, reason, command } of failures)
    console.log(`\n✗ ${title}\n${reason}\nAlone: ${command}`);
}
console.log('');
if (compared.length < inputs.length && results.get('unit tests')?.failed === 0) {
  saveComparisons(inputs);
  console.log(`All tests whose inputs have changed have passed. Please commit ${stampFile}`);
}
const leftOut = [
  ...['browser tests with the tag @full', 'new random values and situations'],
  ...['Firefox and WebKit', 'the benchmark'],
  ...(excluded.length > 0 ? [`${excluded.length} test files whose inputs have not changed`] : []),
];
if (!isFull) console.log(`Left to npm run test:full: ${leftOut.join(', ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
