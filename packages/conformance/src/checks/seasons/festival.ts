import type { Backend, Body, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, expectThat, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, playerWith, readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { expectDoubleClick, expectGrant, expectPaidOnce, REFUSED } from '../shared/claims.ts';
import { expectClosed, expectEnd } from '../shared/closings.ts';
import { deposit } from '../shared/deposits.ts';
import { pick } from '../shared/lists.ts';
import { receivedIn, STATE, stepAt, type RewardItem, type Step } from '../shared/rewards.ts';
import { expectNoChange } from '../shared/wallet.ts';

export const FESTIVAL = 'appFestivalUser';

interface Festival {
  readonly totalRecharge: number;
  readonly awardId: number;
  readonly itemStatus: number;
  readonly propReceiveList: string;
  readonly steps: readonly Step[];
  readonly expireTime: number;
}

const readFestival = async (player: Player) => (await readState(player, FESTIVAL)) as Festival;
const festivalIn = (answer: Body): Festival => answer[FESTIVAL];
export const receiveItem = (propId: number): Call => ['appFestivalUserReceive', { propId }];
const atFestival = (backend: Backend) => playerWith(backend, [ACTIVITY.festival], {});
const NO_ITEM = 1399;

/** Where a player is. */
const getPlace = ({ awardId, itemStatus, propReceiveList }: Festival) => ({
  awardId,
  itemStatus,
  received: receivedIn(propReceiveList),
});

/** Claims with a key of its own, so that it is not a double click. */
const grantItem = async (backend: Backend, player: Player, item: RewardItem) =>
  festivalIn(
    await expectGrant(player, receiveItem(item.id), FESTIVAL, {
      items: [item],
      options: { key: backend.newKey() },
    }),
  );

const refusesItem = async (backend: Backend, player: Player, errcode: number, propId: number) =>
  expectNoChange('a refused item', player, async () => {
    const before = await readFestival(player);
    await player.expectErrcode('appFestivalUserReceive', errcode, { propId }, { key: backend.newKey() });
    expectEqual('festival', await readFestival(player), before);
  });

export const festivalChecks: CheckDefinitions = {
  'festival-steps': {
    statements: ['1-35', '2.2-105', '4-62', '4-63', '4-64'],
    title: 'counts deposits while the festival runs and grants the items of each step one by one, in turn',
    run: async (backend) => {
      const player = await atFestival(backend);
      const start = await readFestival(player);
      const { steps } = start;
      expectEqual(
        'festival at first',
        { totalRecharge: start.totalRecharge, ...getPlace(start) },
        { totalRecharge: 0, awardId: stepAt(steps, 0).awardId, itemStatus: STATE.open, received: [] },
      );
      let total = 0;
      for (const [index, { awardId, target, propList }] of steps.entries()) {
        const add = target - total;
        expectThat('target of a step', add > 0, 'above the step before', target);
        // One hundredth less than the step asks for, where the channel takes the rest later.
        const rest = 100_00;
        if (add > 2 * rest) {
          await deposit(backend, player, add - rest - 1);
          await refusesItem(backend, player, REFUSED.notReached, stepAt(propList, 0).id);
          await deposit(backend, player, rest);
          const almost = await readFestival(player);
          expectEqual('totalRecharge', almost.totalRecharge, target - 1);
          expectEqual('state one hundredth below', almost.itemStatus, STATE.open);
          await refusesItem(backend, player, REFUSED.notReached, stepAt(propList, 0).id);
          await deposit(backend, player, rest + 1);
          total = target + rest;
        } else {
          await deposit(backend, player, add);
          total = target;
        }
        const reached = await readFestival(player);
        expectEqual('totalRecharge', reached.totalRecharge, total);
        expectEqual('step, state and received items', getPlace(reached), {
          awardId,
          itemStatus: STATE.claimable,
          received: [],
        });
        expectEqual(
          'states of the steps',
          pick(reached.steps, 'itemStatus'),
          steps.map((step, at) => {
            if (at < index) return STATE.claimed;
            return step.target <= total ? STATE.claimable : STATE.open;
          }),
        );
        await refusesItem(backend, player, REFUSED.unknown, NO_ITEM);
        const isLast = index === steps.length - 1;
        const received: number[] = [];
        for (const item of propList) {
          const after = await grantItem(backend, player, item);
          received.push(item.id);
          if (received.length < propList.length) {
            expectEqual('step, state and received items', getPlace(after), {
              awardId,
              itemStatus: STATE.claimable,
              received,
            });
            await refusesItem(backend, player, REFUSED.claimed, item.id);
          } else if (isLast) {
            expectEqual('step, state and received items at the end', getPlace(after), {
              awardId,
              itemStatus: STATE.claimed,
              received,
            });
          } else {
            const next = stepAt(steps, index + 1);
            expectEqual('step, state and received items of the next step', getPlace(after), {
              awardId: next.awardId,
              itemStatus: next.target <= total ? STATE.claimable : STATE.open,
              received: [],
            });
          }
        }
      }
      await deposit(backend, player, 100_00);
      const above = await readFestival(player);
      expectEqual('totalRecharge above the last step', above.totalRecharge, total + 100_00);
      const { propList } = stepAt(steps, steps.length - 1);
      for (const { id } of propList) await refusesItem(backend, player, REFUSED.claimed, id);
    },
  },
  'festival-several-steps': {
    statements: ['2.2-105'],
    title: 'opens all steps that one deposit reaches, and grants them one after the other',
    run: async (backend) => {
      const player = await atFestival(backend);
      const stranger = await atFestival(backend);
      const { steps } = await readFestival(player);
      const second = stepAt(steps, 1);
      await deposit(backend, player, second.target);
      expectEqual(
        'states',
        pick((await readFestival(player)).steps, 'itemStatus'),
        steps.map(({ target }) => (target <= second.target ? STATE.claimable : STATE.open)),
      );
      for (const { propList } of steps.slice(0, 2))
        for (const item of propList) await grantItem(backend, player, item);
      expectEqual('festival of another player', (await readFestival(stranger)).totalRecharge, 0);
      await refusesItem(backend, stranger, REFUSED.notReached, stepAt(stepAt(steps, 0).propList, 0).id);
    },
  },
  'festival-double-click': {
    statements: ['2.2-105'],
    title: 'takes the same item within three seconds without a key for a double click',
    run: async (backend) => {
      const { steps } = await readFestival(await atFestival(backend));
      const [first, second] = [stepAt(steps, 0), stepAt(steps, 1)];
      const item = first.propList[0];
      const again = second.propList.find(({ id }) => id === item?.id);
      requireThat(
        item !== undefined && first.propList.length === 1 && again !== undefined,
        'the steps differ',
      );
      const ready = async () => {
        const player = await atFestival(backend);
        await deposit(backend, player, second.target);
        return player;
      };
      const player = await ready();
      await expectDoubleClick(backend, player, receiveItem(item.id), FESTIVAL, [item, again]);
      const keyed = await ready();
      await grantItem(backend, keyed, item);
      await grantItem(backend, keyed, again);
    },
  },
  'festival-once': {
    statements: ['2.2-105'],
    title: 'grants an item once for repeated and simultaneous claims',
    run: async (backend) => {
      const first = stepAt((await readFestival(await atFestival(backend))).steps, 0);
      const item = stepAt(first.propList, 0);
      const ready = async () => {
        const player = await atFestival(backend);
        await deposit(backend, player, first.target);
        return player;
      };
      const refusals = { without: REFUSED.claimed, keyed: REFUSED.notReached };
      await expectPaidOnce(backend, ready, {
        call: receiveItem(item.id),
        again: [first.propList.length > 1 ? refusals.without : refusals.keyed, REFUSED.claimed],
        foreign: receiveItem(NO_ITEM),
      });
    },
  },
  'festival-closed': {
    statements: ['2.2-105'],
    title: 'refuses the festival with 3101 while it is closed, and counts no deposits then',
    run: async (backend) => {
      const player = await atFestival(backend);
      const { steps } = await readFestival(player);
      const { target, propList } = stepAt(steps, 0);
      await deposit(backend, player, target);
      const calls = [[FESTIVAL], receiveItem(stepAt(propList, 0).id), receiveItem(NO_ITEM)] as const;
      await expectClosed(backend, player, ACTIVITY.festival, calls, {
        query: FESTIVAL,
        meanwhile: async () => deposit(backend, player, target),
      });
    },
  },
  'festival-ends': {
    statements: ['2.2-105'],
    title: 'ends the festival by the clock',
    run: async (backend) => expectEnd(backend, ACTIVITY.festival, FESTIVAL, [[FESTIVAL], receiveItem(2001)]),
  },
};
