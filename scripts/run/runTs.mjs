// Runs a TypeScript script's exported main(), or prints its usage for --help:
// node scripts/run/runTs.mjs FILE [ARGS]
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file = '', ...args] = process.argv.slice(2);

try {
  /** @type {{ module: { main: (args: string[]) => unknown, usage: string } }} */
  const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
  const isHelp = args.some((arg) => arg === '--help' || arg === '-h');
  if (isHelp) console.log(module.usage);
  else await module.main(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
