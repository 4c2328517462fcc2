// The mock server as it is shipped, with everything on.
// `node serve-ours.mjs [store]`: memory where none is named.
import { createMockServer } from '../dist/index.js';
import { report } from './report.mjs';

const [, , store = 'memory'] = process.argv;
const server = await createMockServer({ port: 0, store });
const url = await server.listen();

/** A token of a player of that name, who is made where there is none. */
async function tokenOf(account) {
  const control = (path, payload) => server.inject({ method: 'POST', url: `/__mock/${path}`, payload });
  if (account !== 'demoplayer') await control('players', { account });
  return (await control('sessions', { account })).json().token;
}

report({ port: Number(new URL(url).port), tokenOf });
