// Runs a TypeScript script's exported main(): node scripts/run/runTs.mjs FILE [ARGS]
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);

try {
  if (!file) throw new Error('Usage: node scripts/run/runTs.mjs FILE [ARGS]');
  /** @type {{ module: { main?: (args: string[]) => unknown } }} */
  const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
  if (!module.main) throw new Error(`${file} exports no main(args).`);
  await module.main(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
