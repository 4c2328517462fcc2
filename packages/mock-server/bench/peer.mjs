import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

const SERVERS = { ours: 'serve-ours.mjs', bare: 'serve-bare.mjs' };
/** Requests in flight simultaneously. */
const PARALLEL = 8;
/** Connections to a server; further clients wait for a free one. */
const CONNECTIONS = 16;

function post(agent, port, path, body, token) {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: `/app/v1/${path}`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Browsers send this header too.
          'accept-encoding': 'gzip, deflate, br',
          authorization: token,
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
        );
        answer.resume();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Starts a server in a process of its own and reads its resource usage. */
export async function createPeer(kind, args = []) {
  const begun = performance.now();
  const child = fork(fileURLToPath(new URL(SERVERS[kind], import.meta.url)), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = await once(child, 'message');
  const startMs = performance.now() - begun;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const ask = async (question) => {
    child.send(question);
    const [answer] = await once(child, 'message');
    return answer;
  };
  const usage = () => ask('usage');

  return {
    startMs,
    pid: child.pid,
    /** Creates players and returns their tokens. */
    tokens: async (count) => {
      const tokens = [];
      for (let index = 0; index < count; index++)
        tokens.push((await ask({ account: `bench${index}` })).token);
      return tokens;
    },
    call: (path, text, token) => post(agent, port, path, text, token),
    token: async () => (await ask({ account: 'demoplayer' })).token,
    peakMemory: async () => (await usage()).peakMemory,
    /** CPU time of the server per request, in ms. */
    load: async ({ path, body, token, requests }) => {
      const text = JSON.stringify(body);
      const before = await usage();
      let left = requests;
      const worker = async () => {
        while (left > 0) {
          left -= 1;
          await post(agent, port, path, text, token);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, worker));
      const after = await usage();
      return (after.cpuMs - before.cpuMs) / requests;
    },
    stop: async () => {
      agent.destroy();
      child.kill();
      await once(child, 'exit');
    },
  };
}
