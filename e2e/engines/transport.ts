/** A command of the W3C WebDriver protocol: its HTTP route and its name in Marionette. */
interface Command {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly marionette: string;
}

/** The commands that the driver uses. */
export const commands = {
  open: { method: 'POST', path: '/url', marionette: 'WebDriver:Navigate' },
  back: { method: 'POST', path: '/back', marionette: 'WebDriver:Back' },
  reload: { method: 'POST', path: '/refresh', marionette: 'WebDriver:Refresh' },
  size: { method: 'POST', path: '/window/rect', marionette: 'WebDriver:SetWindowRect' },
  run: { method: 'POST', path: '/execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { method: 'POST', path: '/element/{id}/click', marionette: 'WebDriver:ElementClick' },
  type: { method: 'POST', path: '/element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  act: { method: 'POST', path: '/actions', marionette: 'WebDriver:PerformActions' },
  frame: { method: 'POST', path: '/frame', marionette: 'WebDriver:SwitchToFrame' },
  here: { method: 'GET', path: '/window', marionette: 'WebDriver:GetWindowHandle' },
  windows: { method: 'GET', path: '/window/handles', marionette: 'WebDriver:GetWindowHandles' },
  window: { method: 'POST', path: '/window', marionette: 'WebDriver:SwitchToWindow' },
  closeWindow: { method: 'DELETE', path: '/window', marionette: 'WebDriver:CloseWindow' },
  screenshot: { method: 'GET', path: '/screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** A running engine. */
export interface Transport {
  /**
   * @throws {Error} with the engine's message if it rejects the command
   */
  send: (command: CommandName, body?: Record<string, unknown>) => Promise<unknown>;
  /** Starts a new browser for the next layout: WebKitGTK crashes after about thirty journeys. Optional. */
  renew?: () => Promise<void>;
  /** Whether the browser has crashed. Optional. */
  hasEnded?: () => Promise<boolean>;
  /** Stops the engine and its processes. */
  stop: () => Promise<void>;
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Retries until the engine accepts connections. */
export async function retryUntilReady<T>(what: string, attempt: () => Promise<T>, ms = 20_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not come: ${String(error)}`, { cause: error });
      await pause(100);
    }
  }
}
