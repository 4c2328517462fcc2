// A server with a defective address: its error quotes everything that the caller sent.
// `defective-server.ts <control token> [kind of log]`
import { createMockServer } from '../../src/index.ts';
import { stopOnSignals } from '../../src/server/stop-on-signals.ts';

const [, , controlToken = '', log = 'json'] = process.argv;
const server = await createMockServer({ port: 0, log: log === 'none' ? 'none' : 'json', controlToken });
server.app.post('/defect', (request) => {
  const { headers, body, url } = request;
  throw new Error(`cannot do ${JSON.stringify([headers, body, url])}`, {
    cause: new Error(`because of ${controlToken} and ${headers.authorization}`),
  });
});
stopOnSignals(() => server.close());
const url = await server.listen();
if (log === 'none') process.stdout.write(`client ${url}\n`);
