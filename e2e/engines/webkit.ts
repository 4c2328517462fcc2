import type { ChildProcess } from 'node:child_process';
import { stopProgram, freePort, startVirtualScreen, startProgram } from './programs.ts';
import { commands, retryUntilReady, type Transport } from './transport.ts';

/** Timeout of a command in milliseconds. */
const CALL_MS = 30_000;

/** Drives WebKitGTK by its own WebDriver. WebKit is the engine of Safari and of all browsers on an iPhone. */
export async function startWebKit(miniBrowser: string): Promise<Transport> {
  const screen = await startVirtualScreen();
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

  /** A driver with its own browser, so that a crash does not affect the next one. */
  async function openBrowser(): Promise<void> {
    const port = await freePort();
    const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
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
    const { sessionId } = (await retryUntilReady('WebKit', () =>
      call('POST', sessions, { capabilities }),
    )) as {
      sessionId: string;
    };
    browser.session = `${sessions}/${sessionId}`;
  }
  async function closeBrowser(): Promise<void> {
    await call('DELETE', browser.session).catch(() => undefined);
    await stopProgram(browser.driver);
  }

  try {
    await openBrowser();
  } catch (error) {
    // Stop what has started, and report the first error.
    await closeBrowser().catch(() => undefined);
    await screen.stop();
    throw error;
  }
  return {
    send(command, body) {
      const { method, path } = commands[command];
      return call(method, browser.session + path.replace('{id}', String(body?.['id'])), body);
    },
    // Ask without a page: a page that hangs does not mean that the browser has crashed.
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
