import { end, freePort, hiddenScreen, start } from './programs.ts';
import { commands, patiently, type Transport } from './transport.ts';

/** WebKitGTK by its own WebDriver: the engine of Safari, and of every browser on an iPhone. */
export async function startWebKit(miniBrowser: string): Promise<Transport> {
  const screen = await hiddenScreen();
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: screen.display,
    // WebKit's sandbox does not start for root, e.g. in a container.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`WebKit: ${error} ${message}`);
    }
    return value;
  };
  const stop = async () => {
    await end(driver);
    await screen.stop();
  };
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions },
  };
  try {
    const { sessionId } = (await patiently('WebKit', () => call('POST', '/session', { capabilities }))) as {
      sessionId: string;
    };
    const session = `/session/${sessionId}`;
    return {
      send(command, body) {
        const { method, path } = commands[command];
        return call(method, session + path.replace('{id}', String(body?.['id'])), body);
      },
      async stop() {
        await call('DELETE', session).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
