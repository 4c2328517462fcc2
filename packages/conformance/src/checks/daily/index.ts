import type { Backend } from '../../protocol/backend.ts';
import { defineChecks } from '../../protocol/check.ts';
import { expectEqual } from '../../protocol/expect.ts';
import { closeActivities, createVisitor, setRule } from '../shared/activities.ts';
import { expectSignedOut } from '../shared/calls.ts';
import { expectRefusal, expectSingleGrant } from '../shared/claims.ts';
import { anyChannel, createOrder, deposit } from '../shared/deposits.ts';
import { STATE } from '../shared/rewards.ts';
import { expectNoChange } from '../shared/wallet.ts';
import {
  boardIn,
  FREE_SIGN,
  freeSignClaim,
  readFreeSign,
  readSignUp,
  SIGN_UP,
  signUpClaim,
} from './board.ts';
import { cardChecks } from './cards.ts';
import { signInChecks } from './sign-in.ts';
import { signUpChecks } from './sign-up.ts';

const CLAIMS = [
  { activity: SIGN_UP, query: 'loginBonus3User', claim: 'loginBonus3UserReceive', body: { day: 1 } },
  { activity: FREE_SIGN, query: 'appFreeSignUser', claim: 'appFreeSignUserReceive', body: {} },
] as const;

export const dailyChecks = defineChecks('daily', {
  ...signUpChecks,
  ...signInChecks,
  'players-are-independent': {
    statements: ['2.2-107', '2.2-111'],
    title: 'keeps the boards of two players apart',
    run: async (backend) => {
      const player = await createVisitor(backend, SIGN_UP);
      const stranger = await createVisitor(backend, FREE_SIGN);
      const boards = async () => [await readSignUp(stranger), await readFreeSign(stranger)];
      const before = await boards();
      await expectNoChange('claims of another player', stranger, async () => {
        for (const { claim, body } of CLAIMS) await player.expectOk(claim, body);
      });
      expectEqual('boards of the other player', await boards(), before);
    },
  },
  'closed-boards': {
    statements: [],
    title: 'refuses the calls of a closed board with 3101',
    run: async (backend) => {
      const player = await createVisitor(backend, SIGN_UP);
      await closeActivities(backend);
      for (const { query, claim, body } of CLAIMS) {
        await player.expectErrcode(query, 3101);
        await expectRefusal(player, 3101, [claim, body]);
      }
    },
  },
  ...Object.fromEntries(
    CLAIMS.map(({ activity, query, claim, body }) => [
      `top-up-rule-${activity === SIGN_UP ? 'sign-up' : 'sign-in'}`,
      {
        statements: ['5-54'],
        title: `holds ${claim} back until the first deposit arrives, if the operator wants that`,
        level: 'should' as const,
        run: async (backend: Backend) => {
          await setRule(backend, { freeBonusNeedsTopUp: true });
          const player = await createVisitor(backend, activity);
          const readState = async () => boardIn(await player.expectOk(query), query).itemStatus;
          await player.expectOk('recharge3', createOrder(await anyChannel(backend), 100_00));
          expectEqual('state before a deposit arrives', await readState(), STATE.open);
          await expectRefusal(player, 3103, [claim, body]);
          expectEqual('state after the refusal', await readState(), STATE.open);
          await deposit(backend, player, 100_00);
          expectEqual('state after a deposit', await readState(), STATE.claimable);
          const board = boardIn(await player.expectOk(query), query);
          await expectSingleGrant(
            player,
            activity === SIGN_UP ? signUpClaim(board, 1) : freeSignClaim(board),
          );
        },
      },
    ]),
  ),
  ...cardChecks,
  'needs-a-session': {
    statements: ['6-16'],
    title: 'answers 401 to the calls of the boards without a session',
    run: async (backend) => {
      for (const { query, claim, body } of CLAIMS) await expectSignedOut(backend, [[query], [claim, body]]);
    },
  },
});
