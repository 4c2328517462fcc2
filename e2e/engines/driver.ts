import { FIND_CONTROL, READ_TEXT, FIND_DIALOG_FAULTS, type Role } from './locate.ts';
import { pause, type CommandName, type Transport } from './transport.ts';

/** How the protocol marks an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Timeout of a wait in milliseconds. */
const TIMEOUT_MS = 40_000;

const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' } as const;

/** Number of equal measurements in a row after which a window counts as stable. */
const STABLE_CHECKS = 15;
const FRAME = 'return [innerWidth, innerHeight, outerWidth, outerHeight, screenX, screenY].join(" ")';

/** Position of an element and loading state of the fonts. */
const POSITION = `
const { x, y, width, height } = arguments[0].getBoundingClientRect();
return [document.fonts.status, x, y, width, height].join(' ');
`;

/** The browser of a journey. Each method waits for its condition; a timeout names the condition. */
export class Driver {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  #send(command: CommandName, body?: Record<string, unknown>): Promise<unknown> {
    return this.#transport.send(command, body);
  }

  async open(address: string): Promise<void> {
    await this.#send('open', { url: address });
  }
  async back(): Promise<void> {
    await this.#send('back', {});
  }
  async reload(): Promise<void> {
    await this.#send('reload', {});
  }
  /** Sets the window size and waits until it is stable: WebKitGTK misses click targets while its frame moves. */
  async size(width: number, height: number): Promise<void> {
    await this.#send('size', { x: 0, y: 0, width, height });
    let before = '';
    let still = 0;
    await this.until('the window moves', async () => {
      const frame = String(await this.run(FRAME));
      still = frame === before ? still + 1 : 0;
      before = frame;
      return still >= STABLE_CHECKS;
    });
  }
  /** Runs the body of a function in the page, with `arguments`. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.#send('run', { script, args });
  }
  /** The view as a PNG in base64. */
  async screenshot(): Promise<string> {
    return (await this.#send('screenshot', { full: false })) as string;
  }

  /** Waits until a condition holds. A page that navigates counts as not ready. */
  async until(what: string, holds: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    let last: unknown;
    while (Date.now() < end) {
      try {
        last = await holds();
        if (last === true) return;
      } catch (error) {
        last = error;
      }
      await pause(60);
    }
    throw new Error(`${what}: ${last instanceof Error ? last.message : JSON.stringify(last)}`);
  }

  #find(role: Role, name: RegExp): Promise<unknown> {
    return this.run(FIND_CONTROL, role, name.source, name.flags);
  }

  async #element(role: Role, name: RegExp): Promise<Record<string, string>> {
    let found: unknown;
    await this.until(`no ${role} ${String(name)}`, async () => {
      found = await this.#find(role, name);
      return found !== null;
    });
    return found as Record<string, string>;
  }

  /** Clicks the centre of a stable control. The engine refuses the click if something covers the control. */
  async click(role: Role, name: RegExp): Promise<void> {
    let before = '';
    await this.until(`cannot click ${role} ${String(name)}`, async () => {
      const element = (await this.#find(role, name)) as Record<string, string> | null;
      if (!element) return 'there is none';
      const place = String(await this.run(POSITION, element));
      const steady = place === before && place.startsWith('loaded');
      before = place;
      if (!steady) return 'it moves';
      await this.#send('click', { id: element[ELEMENT] });
      return true;
    });
  }

  /** Types into a field, character by character. */
  async type(name: RegExp, text: string): Promise<void> {
    const element = await this.#element('field', name);
    await this.#send('click', { id: element[ELEMENT] });
    await this.#send('type', { id: element[ELEMENT], text });
  }

  async press(key: keyof typeof keys): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    await this.#send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Waits for text in the topmost dialog, or on the page. */
  async see(words: RegExp): Promise<void> {
    await this.until(`does not say ${String(words)}`, async () => {
      const text = String(await this.run(READ_TEXT));
      return words.test(text) || text.replaceAll(/\s+/g, ' ').slice(0, 600);
    });
  }

  async has(role: Role, name: RegExp): Promise<void> {
    await this.#element(role, name);
  }

  async at(address: RegExp): Promise<void> {
    await this.until(`not at ${String(address)}`, async () => {
      const here = String(await this.run('return location.pathname + location.search'));
      return address.test(here) || here;
    });
  }

  /** Waits for a usable dialog: it has a size, is inside the window, and its buttons can be pressed. */
  async expectUsableDialog(): Promise<void> {
    await this.until('the dialog is not usable', async () => {
      const faults = (await this.run(FIND_DIALOG_FAULTS)) as string[];
      return faults.length === 0 || faults;
    });
  }

  async noDialog(): Promise<void> {
    await this.until('a dialog stays', async () =>
      this.run("return !document.querySelector('dialog[open]')"),
    );
  }

  /** Does something inside a frame. */
  async inFrame(name: RegExp, work: () => Promise<void>): Promise<void> {
    const element = await this.#element('frame', name);
    await this.#send('frame', { id: element, element: element[ELEMENT] });
    try {
      await work();
    } finally {
      await this.#send('frame', { id: null });
    }
  }

  /** Runs actions in the newest window, then closes it. */
  async inNewWindow(work: () => Promise<void>): Promise<void> {
    const here = await this.#send('here');
    let opened: string | undefined;
    await this.until('no new window', async () => {
      opened = ((await this.#send('windows')) as string[]).find((handle) => handle !== here);
      return opened !== undefined;
    });
    await this.#send('window', { handle: opened });
    try {
      await work();
    } finally {
      await this.#send('closeWindow');
      await this.#send('window', { handle: here });
    }
  }
}
