import {
  createReport,
  defineChecks,
  expectEqual,
  htmlReport,
  junitReport,
  runSuite,
  terminalReport,
  type Backend,
  type CreatedPlayer,
  type Environment,
  type Hooks,
  type PlayerSetup,
  type Transport,
} from '@tara/conformance';
import { createMockServer } from '@tara/mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import { open } from '../src/checks/deposit/order.ts';
import { GIFT, reader, send } from '../src/checks/mail/mailbox.ts';
import { register, withCode } from '../src/checks/session/account.ts';
import { atOnce } from '../src/checks/shared/calls.ts';
import { MINUTE } from '../src/checks/shared/time.ts';
import { readWallet } from '../src/checks/shared/wallet.ts';
import { createWithdrawer } from '../src/checks/shared/withdrawals.ts';
import { loadHttpHooks } from '../src/suite/hooks/load.ts';
import { createMockServerHooks } from '../src/suite/hooks/mock-server.ts';
import { createTransport } from '../src/suite/http/transport.ts';
import { command } from './support/command.ts';
import { findDifference } from './support/finding.ts';

const server = await createMockServer({ port: 0, passwordCost: 16 });
afterAll(() => server.close());
const baseUrl = await server.listen();

/** The sequence of a check, except how its environment is made, whose name is another one in each run. */
async function show(run: (backend: Backend) => Promise<unknown>, hooks?: Hooks): Promise<string> {
  const { sequence = [] } = await findDifference(baseUrl, run, hooks);
  return sequence.filter((line) => !line.startsWith('WORLD=')).join('\n');
}

const isolated = createMockServerHooks(baseUrl, { transport: createTransport() });

describe('the sequence of a finding', () => {
  it('ends with the read that shows the difference, of several simultaneous ones', async () => {
    const last = async (wrong: object) => {
      const text = await show(async (backend) => {
        const wallet = await readWallet(await backend.player({ coin: 12_34, lottery: 56_78 }));
        expectEqual('balances', wallet, { ...wallet, ...wrong });
      });
      return text.split('\n').slice(-3);
    };
    expect(await last({ lottery: 1 })).toEqual([
      expect.stringMatching(/^curl -si .*getAfterLoginInfo/),
      expect.stringMatching(/^# 200, errcode 0, request req-\w+, [\d:.]+ UTC, \d+ ms$/),
      '# .lottery is 5678',
    ]);
    expect(await last({ turnoverLeft: 7 })).toContainEqual(expect.stringMatching(/^curl -si .*getExchange"/));
  });

  it('ends with all simultaneous reads if the difference is in none of their answers', async () => {
    const text = await show(async (backend) => {
      const { coin } = await readWallet(await backend.player({ coin: 12_34 }));
      expectEqual('half of the coins', coin / 2, 1);
    });
    for (const call of ['getAfterLoginInfo', 'getExchange', 'getRechargeRecord', 'getExchangeOrder'])
      expect(text).toMatch(new RegExp(`^curl -si .*/${call}"`, 'm'));
  });

  it('ends with the call that answered another errcode, of several simultaneous ones', async () => {
    const text = await show(async (backend) => {
      const player = await backend.player();
      const change = player.call('updateProfile', { nickname: 'Moonlight', avatar: 4 });
      const reads = atOnce(() => player.coin(), 5);
      const { errcode } = (await change).body;
      await reads;
      expectEqual('errcode of updateProfile', errcode, 1);
    });
    expect(text.match(/^curl -si .*/gm)).toEqual([expect.stringContaining('/updateProfile')]);
  });

  it('leaves out reads, except one whose answer has a value that a later call sends', async () => {
    const text = await show(async (backend) => {
      const player = await reader(backend);
      await player.info();
      const { id } = await send(backend, player, GIFT);
      await player.expectErrcode('receiveMail', 1, { id });
    });
    expect(text).not.toMatch(/^curl .*getMail2/m);
    expect(text).toMatch(/^ID_PLAYER=\$\(curl .*getAfterLoginInfo/m);
    expect(text).toMatch(/players\/\$ID_PLAYER\/mails/);
  });

  it('contains the reads that a limit of requests counts', async () => {
    const text = await show(async (backend) => {
      const player = await backend.registered();
      await backend.hooks.setConfig({ requestLimit: { calls: 3, windowMs: MINUTE } });
      for (let call = 1; call <= 4; call++) await player.expectOk('refreshData');
    });
    expect(text.match(/\/refreshData"/g)).toHaveLength(4);
    expect(text).toContain('# 429, errcode 429');
  });

  it('names players and their sessions by roles, without gaps', async () => {
    const text = await show(async (backend) => {
      await backend.registered();
      const player = await backend.registered();
      const stranger = await backend.player();
      const { body } = await backend.signIn(player.account, player.password);
      for (const caller of [stranger, player, backend.withToken(body['token'])])
        await caller.call('updateProfile', { nickname: 'Moonlight', avatar: 4 });
      await backend.visitor.expectErrcode('lobbyTips', 1);
    });
    expect([...text.matchAll(/\$(TOKEN_\w+)/g)].map(([, name]) => name)).toEqual([
      'TOKEN_OTHER_PLAYER',
      'TOKEN_PLAYER',
      'TOKEN_PLAYER_SESSION_2',
    ]);
    expect(text).not.toContain('THIRD_PLAYER');
  });

  it('makes simultaneous changes simultaneously', async () => {
    const text = await show(async (backend) => {
      const player = await backend.player();
      await atOnce(() => player.call('safeboxDeposit', { amount: 1 }), 3);
      expectEqual('coin', await player.coin(), 1);
    });
    expect(text.match(/^curl .*safeboxDeposit.* &$/gm)).toHaveLength(3);
    expect(text).toMatch(/&\n#.*\nwait\n/);
  });

  it('masks tokens, codes and numbers, also in the reason, and shows passwords of the suite', async () => {
    const stranger = '3005556667';
    let secrets: readonly string[] = [];
    const result = await findDifference(baseUrl, async (backend) => {
      const { mobile, code } = await withCode(backend);
      const { token } = await register(backend, 0, mobile, { code });
      const player = await backend.player({ mobile: '3009876543' });
      const withdrawer = await createWithdrawer(backend);
      secrets = [
        stranger,
        mobile,
        code,
        token,
        player.token,
        '3009876543',
        '4000123412341234',
        withdrawer.player.token,
      ];
      await backend.signIn(stranger, 'pw-of-9-chars');
      const { body } = await backend.signIn(mobile, 'pw-of-9-chars');
      const info = await backend.withToken(body['token']).expectOk('getAfterLoginInfo');
      expectEqual('number', { ...info, at: `${mobile} ${token} ${stranger}` }, '');
    });
    const text = JSON.stringify(result);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('encrypt \\"$WORLD\\" \'pw-of-9-chars\'');
    expect(result.finding?.seen).toMatchObject({ mobile: '***', at: '*** *** ***' });
  });

  it.each([
    ['with', {}],
    ['without', { token: undefined }],
  ])('asks for a player whom a hook without a command created %s a token, and logs in', async (_, token) => {
    const withoutCommands: Hooks = {
      isolate: async (about) => {
        const environment = (await isolated.isolate?.(about)) as Environment;
        const { command, createPlayer, ...hooks } = environment.hooks as Required<Hooks>;
        expect(command).toBeDefined();
        const create = async (setup: PlayerSetup) =>
          ({ ...(await createPlayer(setup)), ...token }) as CreatedPlayer;
        return { ...environment, hooks: { ...hooks, createPlayer: create } };
      },
    };
    const text = await show(async (backend) => {
      const player = await backend.player({ coin: 5_00 });
      const stranger = await backend.player();
      const { orderId } = await open(backend, player, 'bank');
      await backend.hooks.settleOrder(orderId);
      await backend.signIn(player.account, player.password);
      await stranger.call('updateProfile', { nickname: 'Moonlight', avatar: 4 });
      expectEqual('coin', await player.coin(), 1);
    }, withoutCommands);
    expect(text).toMatch(/^# hook isolate\(\{"check":.*\}\): bring this about by hand and set WORLD$/m);
    expect(text).toContain(
      `# hook createPlayer({"coin":500}): bring this about by hand and set ACCOUNT_PLAYER and PASSWORD_PLAYER
: "\${ACCOUNT_PLAYER:?set it first}"
: "\${PASSWORD_PLAYER:?set it first}"
TOKEN_PLAYER=$(npx @tara/conformance player "$WORLD" --account "$ACCOUNT_PLAYER" --password "$PASSWORD_PLAYER")`,
    );
    expect(text).toContain('# hook settleOrder("$ORDER"): bring this about by hand\n');
    // Another player with the same password.
    expect(text).toContain('--account "$ACCOUNT_OTHER_PLAYER" --password "$PASSWORD_OTHER_PLAYER"');
    expect(text).toContain('encrypt "$WORLD" "$PASSWORD_PLAYER"');
  });

  it('calls hooks over HTTP as the suite does', async () => {
    const url = 'http://hooks.test/api';
    const { command } = await loadHttpHooks(url, async () => ({
      status: 200,
      headers: new Headers(),
      text: '{"hooks":["settleOrder"]}',
    }));
    expect(command?.('settleOrder', ['D1'], null)).toBe(
      `curl -s -X POST "${url}/settleOrder" -H 'content-type: application/json' -d '{"arguments":["D1"]}' | field .result`,
    );
  });

  it('is part of every report of an error too', async () => {
    const checks = defineChecks('session', {
      odd: {
        statements: [],
        title: 'needs a hook that fails',
        run: async (backend) => {
          const player = await backend.player({ coin: 1 });
          await player.expectOk('refreshData');
          await backend.hooks.settleOrder('no-such-order');
        },
      },
    });
    const report = createReport(baseUrl, await runSuite({ baseUrl, checks, preflight: false }));
    const [{ outcome, calls = [] } = { outcome: '' }] = report.results;
    expect([outcome, calls.at(-1)]).toEqual([
      'error',
      expect.stringContaining('# The hook settleOrder failed'),
    ]);
    for (const text of [terminalReport(report), htmlReport(report), junitReport(report)])
      expect(text).toMatch(/curl -s -X POST .*orders\/no-such-order\/settle/);
  });

  it('is made of deep and long answers too', async () => {
    const depth = 100_000;
    const texts = [`${'['.repeat(depth)}${']'.repeat(depth)}`, `[${'{"id":1},'.repeat(1_000_000)}0]`];
    for (const text of texts) {
      const transport: Transport = async (request) =>
        request.url.endsWith('/lobbyTips')
          ? { status: 200, headers: new Headers({ 'content-type': 'application/json' }), text }
          : createTransport()(request);
      const run = (backend: Backend) => backend.visitor.call('lobbyTips');
      const checks = defineChecks('session', { odd: { statements: [], title: 'reads', run } });
      const { results } = await runSuite({ baseUrl, checks, transport, hooks: {}, preflight: false });
      expect(results[0]?.sequence?.at(-1)?.length).toBeLessThan(1000);
    }
  });

  it('is part of an error for lack of an answer, with the call that got none', async () => {
    const { outcome, sequence = [] } = await findDifference(baseUrl, async (backend) => {
      // Without it the answer may arrive within the limit.
      await fetch(`${backend.baseUrl}/__mock/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operationId: 'lobbyTips', effect: 'hold', at: 'before' }),
      });
      await backend.visitor.call('lobbyTips', {}, { giveUpAfterMs: 0 });
    });
    expect([outcome, ...sequence.slice(-2)]).toEqual([
      'error',
      expect.stringMatching(/^curl -si -X POST --max-time 0.001 .*lobbyTips/),
      expect.stringMatching(/^# .* did not answer within .* UTC, \d+ ms$/),
    ]);
  });
});

describe('the commands of a sequence', () => {
  it.each([
    [['player', baseUrl, '--account', 'nobody'], 2, /player needs --account and --password/],
    [['encrypt', baseUrl], 2, /encrypt needs a base URL and a password/],
    [['encrypt', 'nonsense', 'secret-1'], 2, /is not a URL/],
    [['player', baseUrl, '--account', 'nobody77', '--password', 'secret-1'], 3, /expected 0, seen 1018/],
  ])('%j ends with one sentence', async (args, code, message) => {
    expect(await command(...args)).toMatchObject({ code, out: '', error: expect.stringMatching(message) });
  });
});
