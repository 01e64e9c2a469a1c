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

/** Finds a free port. */
export const findFreePort = () => listen(0);

/** Whether another program listens on the port.
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
