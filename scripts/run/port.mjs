import { createServer } from 'node:net';

/** Resolves to the port, or to any free one. Rejects if the port is busy or invalid.
 * @param {number} [port] @returns {Promise<number>} */
export function findFreePort(port = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
