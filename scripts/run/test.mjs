// Runs every check and every test, and prints how many passed: node scripts/run/test.mjs [--full]
import { runSteps } from './runSteps.mjs';

if (process.argv.includes('--help')) {
  console.log(`npm test
Runs every check and every test, and prints how many passed.
npm run test:full also runs those that take long.`);
  process.exit();
}

const isFull = process.argv.includes('--full');

/** A step that runs a script of package.json, with the reporter of its test tool.
 * @param {string} title @param {string} script @param {string} [reporter] */
function createStep(title, script, reporter) {
  const options = reporter ? ` -- --reporter=./scripts/run/${reporter}.mjs` : '';
  return { title, command: `npm run --silent ${script}${options}` };
}

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
    createStep('unit tests', 'test:unit', 'vitestReporter'),
    { ...createStep('browser tests', 'test:e2e', 'playwrightReporter'), needs: 'build' },
    ...(isFull
      ? [
          createStep('random situations', 'differential'),
          {
            ...createStep('Firefox and WebKit', 'test:browsers', 'playwrightReporter'),
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
if (!isFull)
  console.log(
    '\nLeft to npm run test:full: browser tests with the tag @full, new random values, random situations, Firefox and WebKit, the benchmark',
  );
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
