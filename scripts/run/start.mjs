// Builds the app and serves it: node scripts/run/start.mjs [--no-build]; the port is $PORT, or 4173.
import { build, preview } from 'vite';
import { isBusy } from './port.mjs';

/** @type {import('vite').LogLevel} */
const logLevel = 'warn';
const port = Number(process.env.PORT || 4173);

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    fail(
      `PORT=${process.env.PORT} is not a port. Choose one from 1024 to 65535: PORT=4173 npm start`,
    );
  }
  if (await isBusy(port)) {
    fail(`Port ${port} is busy. Choose another: PORT=${port + 1} npm start`);
  }
  if (!process.argv.includes('--no-build')) await build({ logLevel });
  const server = await preview({
    logLevel,
    preview: { host: 'localhost', port, strictPort: true },
  });
  console.log(`Countertype is ready at ${server.resolvedUrls?.local[0]}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
