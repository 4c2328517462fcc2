// The mock server as it is shipped, with everything on.
import { createMockServer } from '../dist/index.js';
import { report } from './report.mjs';

const server = await createMockServer({ port: 0 });
const url = await server.listen();
const minted = await server.inject({
  method: 'POST',
  url: '/__mock/sessions',
  payload: { account: 'demoplayer' },
});
report({ port: Number(new URL(url).port), token: minted.json().token });
