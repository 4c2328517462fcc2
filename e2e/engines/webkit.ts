import type { ChildProcess } from 'node:child_process';
import { end, freePort, hiddenScreen, start } from './programs.ts';
import { commands, patiently, type Transport } from './transport.ts';

/** No command takes longer, in ms; what does hangs. */
const CALL_MS = 30_000;

/** WebKitGTK by its own WebDriver: the engine of Safari, and of every browser on an iPhone. */
export async function startWebKit(miniBrowser: string): Promise<Transport> {
  const screen = await hiddenScreen();
  let browser: { driver: ChildProcess; session: string };

  const call = async (method: string, address: string, body?: object): Promise<unknown> => {
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`WebKit: ${error} ${message}`);
    }
    return value;
  };

  /** A driver with a browser of its own: where one of them hangs or has crashed, the next knows nothing of it. */
  async function openBrowser(): Promise<void> {
    const port = await freePort();
    const driver = start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: screen.display,
      // WebKit's sandbox does not start for root, e.g. in a container.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    });
    const sessions = `http://127.0.0.1:${port}/session`;
    browser = { driver, session: sessions };
    const browserOptions = { binary: miniBrowser, args: ['--automation'] };
    const capabilities = {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions },
    };
    const { sessionId } = (await patiently('WebKit', () => call('POST', sessions, { capabilities }))) as {
      sessionId: string;
    };
    browser.session = `${sessions}/${sessionId}`;
  }
  async function closeBrowser(): Promise<void> {
    await call('DELETE', browser.session).catch(() => undefined);
    await end(browser.driver);
  }

  try {
    await openBrowser();
  } catch (error) {
    // Whatever of it has started ends too, and what went wrong is what is told.
    await closeBrowser().catch(() => undefined);
    await screen.stop();
    throw error;
  }
  return {
    send(command, body) {
      const { method, path } = commands[command];
      return call(method, browser.session + path.replace('{id}', String(body?.['id'])), body);
    },
    // Asked without a page: one that hangs is no browser that has ended.
    hasEnded: () =>
      call('GET', `${browser.session}/timeouts`).then(
        () => false,
        () => true,
      ),
    async renew() {
      await closeBrowser();
      await openBrowser();
    },
    async stop() {
      await closeBrowser();
      await screen.stop();
    },
  };
}
