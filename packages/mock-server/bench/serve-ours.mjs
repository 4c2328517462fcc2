// The mock server as it is published, with all features on.
// `node serve-ours.mjs [store]`; the default store is memory.
import { createMockServer } from '../dist/index.js';
import { report } from './report.mjs';

const [, , store = 'memory'] = process.argv;
const server = await createMockServer({ port: 0, store });
const url = await server.listen();

/** Returns a token of the player of that name and creates the player if necessary. */
async function getToken(account) {
  const control = (path, payload) => server.inject({ method: 'POST', url: `/__mock/${path}`, payload });
  if (account !== 'demoplayer') await control('players', { account });
  return (await control('sessions', { account })).json().token;
}

report({ port: Number(new URL(url).port), getToken });
