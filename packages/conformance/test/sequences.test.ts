import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createReport,
  defineChecks,
  expectEqual,
  htmlReport,
  junitReport,
  runSuite,
  terminalReport,
  type Backend,
  type CheckResult,
  type CreatedPlayer,
  type Environment,
  type Hooks,
  type PlayerSetup,
  type Transport,
} from '@tara/conformance';
import { createMockServer } from '@tara/mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import { isPaid, open } from '../src/checks/deposit/order.ts';
import { add } from '../src/checks/identity/verifications.ts';
import { GIFT, reader, send } from '../src/checks/mail/mailbox.ts';
import { owner } from '../src/checks/safebox/box.ts';
import { register, withCode } from '../src/checks/session/account.ts';
import { expectSignIn } from '../src/checks/shared/accounts.ts';
import { atOnce } from '../src/checks/shared/calls.ts';
import { deposit } from '../src/checks/shared/deposits.ts';
import { play } from '../src/checks/shared/games.ts';
import { MINUTE } from '../src/checks/shared/time.ts';
import { readWallet } from '../src/checks/shared/wallet.ts';
import { createCard, createWithdrawer } from '../src/checks/shared/withdrawals.ts';
import { main } from '../src/cli/main.ts';
import { loadHttpHooks } from '../src/suite/hooks/load.ts';
import { createMockServerHooks } from '../src/suite/hooks/mock-server.ts';
import { createTransport } from '../src/suite/http/transport.ts';
import { createShell } from './support/shell.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tara-sequences-'));
const server = await createMockServer({ port: 0, passwordCost: 16 });
const baseUrl = await server.listen();
const runLines = await createShell(folder);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs one check that expects something else than the mock server does. */
async function find(run: (backend: Backend) => Promise<unknown>, hooks?: Hooks): Promise<CheckResult> {
  const checks = defineChecks('session', { odd: { statements: [], title: 'expects something odd', run } });
  const options = { baseUrl, checks, preflight: false, ...(hooks ? { hooks } : {}) };
  const { results } = await runSuite(options);
  return results[0] as CheckResult;
}

/** The sequence of a check, except how its environment is made, whose name is another one in each run. */
async function show(run: (backend: Backend) => Promise<unknown>, hooks?: Hooks): Promise<string> {
  const { sequence = [] } = await find(run, hooks);
  return sequence.filter((line) => !line.startsWith('WORLD=')).join('\n');
}

/** Checks, and what their last answer must contain. */
const FINDINGS: Readonly<
  Record<string, readonly [run: (backend: Backend) => Promise<unknown>, shows: RegExp]>
> = {
  'a registration with a taken name': [
    async (backend) => {
      const { account } = await backend.registered();
      await register(backend, 0, account);
    },
    /"errcode":1020/,
  ],
  'a log-in, whatever the case of the account name': [
    async (backend) => {
      const player = await backend.registered();
      const { password } = player;
      const body = await expectSignIn(backend, 0, { account: player.account.toUpperCase(), password });
      expectEqual(
        'nickname',
        (await backend.withToken(body['token']).expectOk('getAfterLoginInfo'))['coin'],
        -1,
      );
    },
    /"coin":\d/,
  ],
  'five wrong passwords': [
    async (backend) => {
      const { account, password } = await backend.player({});
      for (let attempt = 1; attempt <= 5; attempt++)
        await expectSignIn(backend, 1019, { account, password: 'not-this-one' });
      await expectSignIn(backend, 0, { account, password });
    },
    /"errcode":1047/,
  ],
  'a deposit that arrives': [
    async (backend) => {
      const player = await backend.player({ coin: 7_00, firstRecharge: true });
      await deposit(backend, player, 1_000_00);
      expectEqual('coin', await player.coin(), 1_000_00);
    },
    /"coin":100700/,
  ],
  'a refused withdrawal': [
    async (backend) => {
      const withdrawer = await createWithdrawer(backend, { coin: 5_000_00 });
      const { orderId } = await withdrawer.expectOk(1_000_00);
      await backend.hooks.refuseOrder(orderId);
      expectEqual('coin', await withdrawer.player.coin(), 4_000_00);
    },
    /"coin":500000/,
  ],
  "a stranger's order": [
    async (backend) => {
      const player = await backend.player();
      const stranger = await backend.player();
      const { orderId } = await open(backend, player, 'bank');
      expectEqual('isRechargeDone', await isPaid(player, orderId), false);
      await stranger.expectOk('checkRechargeOrder', { orderId });
    },
    /"errcode":2306/,
  ],
  'a code that was used': [
    async (backend) => {
      const { mobile, code } = await withCode(backend);
      await register(backend, 0, mobile, { code });
      await backend.visitor.expectErrcode('smsSend', 0, { countryCode: '92', mobile, type: 0 });
    },
    /"errcode":2102/,
  ],
  'a key with another body': [
    async (backend) => {
      const player = await owner(backend, 9_00);
      const key = backend.newKey();
      await player.expectOk('safeboxDeposit', { amount: 1_00 }, { key });
      await player.expectOk('safeboxDeposit', { amount: 2_00 }, { key });
    },
    /"errcode":103/,
  ],
  'a mail with a reward': [
    async (backend) => {
      const player = await reader(backend);
      const { id } = await send(backend, player, GIFT);
      await player.expectOk('receiveMail', { id });
      expectEqual('coin', await player.coin(), 1_000_00);
    },
    /"coin":105000/,
  ],
  'an order after its window': [
    async (backend) => {
      const player = await backend.player();
      const { orderId } = await open(backend, player, 'qr');
      await backend.hooks.moveTime(10 * MINUTE);
      await player.expectOk('checkRechargeOrder', { orderId });
    },
    /"errcode":2307/,
  ],
  'a card number in another form': [
    async (backend) => {
      const player = await backend.player();
      const { cardNum, ...card } = await createCard(backend);
      await player.expectOk('addBankInfo', { ...card, cardNum });
      const spaced = cardNum.replace(/(....)(....)/, '$1-$2 ');
      await player.expectOk('addBankInfo', await createCard(backend, 1, spaced));
    },
    /"errcode":2402/,
  ],
  'a verification and a round': [
    async (backend) => {
      const player = await backend.player({ coin: 100_00 });
      await add(backend, player);
      await backend.hooks.decideIdentity(player.userId, 'approve');
      await play(backend, player, 1_00, 2);
      expectEqual('bets', (await player.info())['bet'], 1);
    },
    /"bet":200\b/,
  ],
};

describe('the sequence of a finding runs in bash and shows again', () => {
  it.for(Object.entries(FINDINGS))('%s', async ([, [run, shows]]) => {
    const { sequence = [], reason } = await find(run);
    const out = await runLines(sequence);
    expect(reason).toBeDefined();
    expect(out.slice(out.lastIndexOf('HTTP/1.1'))).toMatch(shows);
  });

  it('the shortest name, again and again at one backend', async () => {
    const run = async (backend: Backend) => {
      const name = `a${backend.unique(3)}`;
      await register(backend, 0, name);
      await register(backend, 0, name);
    };
    const { sequence = [] } = await find(run, {});
    for (let time = 0; time < 2; time++)
      expect(await runLines(sequence)).toMatch(/"errcode":0.*"errcode":1020/s);
  });

  it('players who register, again and again at one backend', async () => {
    const run = async (backend: Backend) => {
      const superior = await backend.registered();
      const player = await backend.registered();
      await player.expectOk('agentFill', { pid: superior.userId });
      expectEqual('superior', (await player.info())['pid'], 1);
    };
    const { sequence = [] } = await find(run, {});
    expect(sequence).toContainEqual(
      expect.stringMatching(/^ID_PLAYER=\$\(npx .* --register --answer \| field \.id\)$/),
    );
    const outs = [await runLines(sequence), await runLines(sequence)];
    const ids = outs.map((out) => /"pid":(\d+)/.exec(out.slice(out.lastIndexOf('HTTP/1.1')))?.[1]);
    expect(new Set(ids)).toEqual(
      new Set([expect.stringMatching(/^\d{4,}$/), expect.stringMatching(/^\d{4,}$/)]),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });
});

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
    const result = await find(async (backend) => {
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
      const { orderId } = await open(backend, player, 'bank');
      await backend.hooks.settleOrder(orderId);
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
    const { outcome, sequence = [] } = await find(async (backend) => {
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
  const command = async (...args: string[]) => {
    let error = '';
    const write = (text: string) => (error += text);
    return { code: await main(args, { out: () => undefined, error: write, isTerminal: false }), error };
  };

  it.each([
    [['player', baseUrl, '--account', 'nobody'], 2, /player needs --account and --password/],
    [['encrypt', baseUrl], 2, /encrypt needs a base URL and a password/],
    [['encrypt', 'nonsense', 'secret-1'], 2, /is not a URL/],
    [['player', baseUrl, '--account', 'nobody77', '--password', 'secret-1'], 3, /expected 0, seen 1018/],
  ])('%j ends with one sentence', async (args, code, message) => {
    expect(await command(...args)).toEqual({ code, error: expect.stringMatching(message) });
  });
});
