import { createMockServer } from '../../src/index.ts';

/**
 * Prints, for one seed, the answers of a world to a fixed list of calls: all operations in turn with the contract's
 * examples, with clock moves and deposits of the control API between them. It runs in a process of its own.
 */
const seed = Number(process.argv[2]);
const NOON = Date.UTC(2025, 10, 21, 7);

interface Media {
  example?: object;
  examples?: Record<string, { value?: object }>;
}
interface Operation {
  operationId: string;
  requestBody?: { content: { 'application/json'?: Media } };
}

const server = await createMockServer({ port: 0, seed, now: NOON, passwordCost: 16 });
async function say(url: string, payload: object, token = ''): Promise<string> {
  const reply = await server.inject({ method: 'POST', url, payload, headers: { authorization: token } });
  return `${url} ${reply.statusCode} ${reply.payload}\n`;
}

const { paths } = (await server.inject('/openapi.json')).json<{
  paths: Record<string, { post: Operation }>;
}>();
const minted = await server.inject({
  method: 'POST',
  url: '/__mock/sessions',
  payload: { account: 'demoplayer' },
});
const { token } = minted.json<{ token: string }>();

process.stdout.write(minted.payload);
for (const day of [0, 1]) {
  await say('/__mock/clock', { advanceMs: day * 86_400_000 });
  for (const [path, { post }] of Object.entries(paths)) {
    const media = post.requestBody?.content['application/json'];
    const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
    // Signing out would make the later calls fail.
    if (!example || post.operationId === 'accountLogout') continue;
    process.stdout.write(await say(path, example, token));
  }
}
process.stdout.write((await server.inject('/__mock/players')).payload);
await server.close();
