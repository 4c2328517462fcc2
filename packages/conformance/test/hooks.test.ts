import { describe, expect, it } from 'vitest';
import type { Hooks } from '../src/protocol/hooks.ts';
import { bindHooks, withinTime } from '../src/suite/hooks/bind.ts';
import { loadHooksModule, loadHttpHooks } from '../src/suite/hooks/load.ts';
import { createTransport } from '../src/suite/http/transport.ts';
import { createFolder } from './support/command.ts';
import { answering, startServer } from './support/servers.ts';

const { writeFile } = createFolder();

let files = 0;
/** Loads a module with this text. */
async function loadText(text: string): Promise<Hooks> {
  files += 1;
  return loadHooksModule(writeFile(`hooks-${files}.mjs`, text), 2000);
}

const loadAnswer = async (body: unknown): Promise<Hooks> =>
  loadHttpHooks(await startServer(answering(body)), createTransport({ timeoutMs: 5000 }));

/** The hooks as checks call them. */
const bind = (hooks: Hooks) =>
  bindHooks(hooks, 2000, { record: () => undefined, need: () => undefined, move: async () => undefined });

describe('a module of hooks', () => {
  it.each([
    ['export default async () => ({ moveTime() {} });', /hooks-\d+\.mjs exports a function or a class/],
    ['export default class { moveTime() {} }', /exports a function or a class/],
    ['export default Promise.resolve({ moveTime() {} });', /The default export of .* is not an object/],
    ['export default null;', /The default export of .* is not an object/],
    ['export default "createPlayer";', /The default export of .* is not an object/],
    ['await new Promise(() => {}); export const moveTime = () => {};', /no answer within 2000 ms/],
    ['throw new Error("broken\\nfile");', /could not be loaded: broken$/],
    ['export default {', /could not be loaded: ./],
    ['export default { creatPlayer() {} };', /creatPlayer is not a hook; did you mean createPlayer\?/],
    ['export function movetime() {}', /movetime is not a hook; did you mean moveTime\?/],
    ['export default { teardown() {} };', /teardown is not a hook\. Hooks are createPlayer, /],
    ['export default { moveTime: 5 };', /moveTime in .* is not a function/],
    ['export default {};', /exports no hook; for a run without hooks use --hooks none/],
    ['', /exports no hook/],
  ])('is refused with a sentence: %s', async (text, message) => {
    await expect(loadText(text)).rejects.toThrow(
      expect.objectContaining({ name: 'HooksInvalid', message: expect.stringMatching(message) }),
    );
  });

  it('may be an instance of a class, whose methods use its fields', async () => {
    const hooks = await loadText(
      'class Bank { #code = "123456"; async readCode() { return this.#code; } } export default new Bank();',
    );
    expect(await bind(hooks).readCode({ countryCode: '92', mobile: '1' })).toBe('123456');
  });
});

describe('an address with hooks', () => {
  it.each([
    [{ hooks: ['creatPlayer'] }, /creatPlayer is not a hook; did you mean createPlayer\?/],
    [{ hooks: ['createPlayer', 'isolate'] }, /lists isolate, which only a module can offer/],
    [{ hooks: [] }, /lists no hook/],
    [{ hooks: [null] }, /does not answer \{"hooks"/],
    [{ hooks: 'createPlayer' }, /does not answer \{"hooks"/],
    [null, /does not answer \{"hooks"/],
    [5, /does not answer \{"hooks"/],
    [[], /does not answer \{"hooks"/],
  ])('is refused with a sentence if its list is %j', async (body, message) => {
    await expect(loadAnswer(body)).rejects.toThrow(message);
  });

  it.each([
    ['null', /without \{"result"/],
    ['5', /without \{"result"/],
    ['', /without \{"result"/],
    ['{"result": {"acc', /without \{"result"/],
    ['{"error": "no bank today"}', /^The hook createPlayer failed: no bank today$/],
    ['{"error": {"code": 7}}', /failed: \{"code":7\}$/],
    ['{"result": null}', /returned nothing instead of \{ account/],
  ])('fails the hook with a sentence if it answers %s', async (text, message) => {
    const url = await startServer(({ method }, response) => {
      response.end(method === 'GET' ? '{"hooks": ["createPlayer"]}' : text);
    });
    const hooks = bind(await loadHttpHooks(url, createTransport({ timeoutMs: 5000 })));
    await expect(hooks.createPlayer({})).rejects.toThrow(
      expect.objectContaining({ name: 'HookFailed', message: expect.stringMatching(message) }),
    );
  });
});

describe('a hook', () => {
  it.each<[keyof ReturnType<typeof bind>, unknown, RegExp]>([
    ['createPlayer', { password: 'p' }, /returned an object with password instead of \{ account: <text>/],
    ['createPlayer', { account: 'a', password: 'p', token: 7 }, /with a token as a text/],
    ['createPlayer', null, /returned null instead/],
    ['readCode', 123_456, /readCode returned a number instead of the code as a text/],
    ['readCode', '', /returned an empty text/],
    [
      'now',
      new Date(),
      /now returned a Date instead of \{ ms: <milliseconds since 1970>, stands: <boolean> \}/,
    ],
    ['now', { ms: 1_700_000_000, stands: true }, /milliseconds since 1970/],
    ['playRound', { win: '5' }, /returned an object with win instead of \{ win: <number> \}/],
    ['authorize', ['state', 'code'], /returned a list instead/],
    ['setConfig', 'ok', /returned a text instead of the previous values, or nothing/],
  ])('%s that returns %j fails with a sentence', async (name, result, message) => {
    const hook = bind({ [name]: async () => result })[name] as (given: unknown) => Promise<unknown>;
    await expect(hook({})).rejects.toThrow(
      expect.objectContaining({ name: 'HookFailed', message: expect.stringMatching(message) }),
    );
  });

  it('isolate that returns misspelt hooks fails with a sentence', async () => {
    const environment = { baseUrl: 'http://a.test', hooks: { creatPlayer: async () => {} } };
    await expect(withinTime('isolate', async () => environment, 2000)).rejects.toThrow(
      'In the hooks that isolate returned: creatPlayer is not a hook; did you mean createPlayer?',
    );
    await expect(withinTime('isolate', async () => 'http://a.test', 2000)).rejects.toThrow(
      'The hook isolate returned a text instead of { baseUrl: <URL> }.',
    );
  });

  it('may return nothing where its result is not used', async () => {
    const hooks = bind({ settleOrder: async () => {}, setConfig: async () => {}, moveTime: async () => {} });
    await expect(
      Promise.all([hooks.settleOrder('1'), hooks.setConfig({}), hooks.moveTime(1)]),
    ).resolves.toBeDefined();
  });
});
