// A server with an address that has a defect: its error quotes all that the caller sent.
import { createMockServer } from '../../src/index.ts';

const server = await createMockServer({ port: 0, log: 'json', controlToken: process.argv[2] ?? '' });
server.app.post('/defect', (request) => {
  const { headers, body, url } = request;
  throw new Error(`cannot do ${JSON.stringify([headers, body, url])}`, {
    cause: new Error(`because of ${process.argv[2]} and ${headers.authorization}`),
  });
});
await server.listen();
