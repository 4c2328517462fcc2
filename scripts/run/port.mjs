import { createServer } from 'node:net';

/** A port that nobody listens on, so that a server left over elsewhere cannot stand in the way. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}
