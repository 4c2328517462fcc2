import { expectEqual, type Backend } from '@tara/conformance';
import { createMockServer } from '@tara/mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import { isPaid, open } from '../src/checks/deposit/order.ts';
import { add } from '../src/checks/identity/verifications.ts';
import { GIFT, reader, send } from '../src/checks/mail/mailbox.ts';
import { owner } from '../src/checks/safebox/box.ts';
import { register, withCode } from '../src/checks/session/account.ts';
import { expectSignIn } from '../src/checks/shared/accounts.ts';
import { deposit } from '../src/checks/shared/deposits.ts';
import { play } from '../src/checks/shared/games.ts';
import { MINUTE } from '../src/checks/shared/time.ts';
import { createCard, createWithdrawer } from '../src/checks/shared/withdrawals.ts';
import { findDifference } from './support/finding.ts';
import { createShell } from './support/shell.ts';

const server = await createMockServer({ port: 0, passwordCost: 16 });
afterAll(() => server.close());
const baseUrl = await server.listen();
const runLines = await createShell();

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
    const { sequence = [], reason } = await findDifference(baseUrl, run);
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
    const { sequence = [] } = await findDifference(baseUrl, run, {});
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
    const { sequence = [] } = await findDifference(baseUrl, run, {});
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
