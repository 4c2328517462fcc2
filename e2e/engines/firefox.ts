import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopProgram, freePort, startProgram } from './programs.ts';
import { commands, retryUntilReady, type Transport } from './transport.ts';

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });

/** Reads Marionette's messages, `length:json`, from chunks of any size. */
function reader(onMessage: (message: unknown) => void): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const colon = waiting.indexOf(':');
      const length = Number(waiting.subarray(0, colon).toString());
      if (colon < 0 || waiting.length < colon + 1 + length) return;
      onMessage(JSON.parse(waiting.subarray(colon + 1, colon + 1 + length).toString()));
      waiting = waiting.subarray(colon + 1 + length);
    }
  };
}

/** Drives Firefox over Marionette, the socket that geckodriver uses. No other program is needed. */
export async function startFirefox(binary: string): Promise<Transport> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'tara-firefox-'));
  await writeFile(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const browser = startProgram(binary, args, { MOZ_CRASHREPORTER_DISABLE: '1' });
  const answers = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  const stop = async () => {
    await stopProgram(browser);
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const socket = await retryUntilReady('Firefox', () => open(port));
    socket.on(
      'data',
      reader((message) => {
        // The greeting is an object; every answer is [1, id, error, result].
        if (!Array.isArray(message)) return;
        const [, id, error, result] = message as [
          1,
          number,
          { error: string; message: string } | null,
          unknown,
        ];
        const waiting = answers.get(id);
        answers.delete(id);
        if (error) waiting?.reject(new Error(`Firefox: ${error.error} ${error.message}`));
        else waiting?.resolve(result);
      }),
    );
    const call = (name: string, body: object = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        answers.set(lastId, { resolve, reject });
        const message = JSON.stringify([0, lastId, name, body]);
        socket.write(`${Buffer.byteLength(message)}:${message}`);
      });
    await call('WebDriver:NewSession', {});
    return {
      async send(command, body) {
        const result = await call(commands[command].marionette, body);
        // Some results come wrapped as HTTP would wrap them, some do not.
        return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
      },
      async stop() {
        socket.destroy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
