// Builds the app and serves it: node scripts/run/start.mjs [--no-build]; the port is $PORT, or 4173.
import { build, preview } from 'vite';
import { findFreePort } from './port.mjs';

/** @type {import('vite').LogLevel} */
const logLevel = 'warn';
if (process.argv.includes('--help')) {
  console.log(`npm start -- [--no-build]
Builds the app and serves it at port 4173.
  --no-build   serves the build in dist/
  PORT=4174 npm start   another port`);
  process.exit();
}

// The server of the tests ends with the process that started it, however that ends.
if (process.env.ENDS_WITH_INPUT) process.stdin.on('end', () => process.exit()).resume();

const portText = process.env.PORT || '4173';

try {
  // Before the build, because that takes some seconds.
  const port = await findFreePort(Number(portText)).catch(({ message }) => {
    throw new Error(`Port ${portText}: ${message}\nChoose another: PORT=4174 npm start`);
  });
  if (!process.argv.includes('--no-build')) await build({ logLevel });
  const server = await preview({
    logLevel,
    preview: { host: 'localhost', port, strictPort: true },
  });
  console.log(`Countertype is ready at ${server.resolvedUrls?.local[0]}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
