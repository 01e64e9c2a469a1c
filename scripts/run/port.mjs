import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<number>} */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Finds a port that nobody listens on. */
export const freePort = () => listen(0);

/** Says whether somebody listens on the port already.
 * @param {number} port */
export async function isBusy(port) {
  try {
    await listen(port);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return true;
    throw error;
  }
}
