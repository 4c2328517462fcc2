import type { Backend, Player } from '../../protocol/backend.ts';
import type { CheckDefinitions } from '../../protocol/check.ts';
import { expectEqual, requireThat } from '../../protocol/expect.ts';
import { ACTIVITY, readState } from '../shared/activities.ts';
import type { Call } from '../shared/calls.ts';
import { expectDoubleClick, expectGrant, expectPaidOnce, REFUSED } from '../shared/claims.ts';
import { pick } from '../shared/lists.ts';
import { STATE, stepAt, sumItems, type RewardItem } from '../shared/rewards.ts';
import { expectNoChange, readWallet } from '../shared/wallet.ts';
import { closesFor, invite, inviteMany, inviter } from './friends.ts';

interface Bonus {
  readonly awardId: number;
  readonly inviteCount: number;
  readonly itemStatus: number;
}

interface BonusStep {
  readonly id: number;
  readonly inviteCount: number;
  readonly award: readonly RewardItem[];
}

export const BONUS = 'appInviteBonus1User';
export const readBonus = async (player: Player) => (await readState(player, BONUS)) as Bonus;
const readBonusSteps = async (backend: Backend): Promise<readonly BonusStep[]> =>
  (await backend.webConfig())['appInviteBonus1ConfigList'];
export const receiveBonus = (propId: number): Call => ['appInviteBonus1UserReceive', { propId }];
export const bonusPlayer = (backend: Backend) => inviter(backend, ACTIVITY.inviteBonus);
const NO_ITEM = 1399;

/** A claim with a key of its own. */
const claimBonus = async (backend: Backend, player: Player, item: RewardItem): Promise<Bonus> =>
  (
    await expectGrant(player, receiveBonus(item.id), BONUS, {
      items: [item],
      options: { key: backend.newKey() },
    })
  )[BONUS];

const refusesBonus = async (backend: Backend, player: Player, errcode: number, propId: number) =>
  expectNoChange('a refused bonus', player, async () => {
    const before = await readBonus(player);
    await player.expectErrcode('appInviteBonus1UserReceive', errcode, { propId }, { key: backend.newKey() });
    expectEqual('bonus', await readBonus(player), before);
  });

async function expectBonus(player: Player, awardId: number, inviteCount: number, itemStatus: number) {
  expectEqual('bonus', await readBonus(player), { awardId, inviteCount, itemStatus });
}

export const bonusChecks: CheckDefinitions = {
  'bonus-steps': {
    statements: [
      '2.2-113',
      '1-30',
      '3-058',
      '3-086',
      '3-087',
      '4-62',
      '4-63',
      '4-64',
      '4-69',
      '7.4-15',
      '7.4-16',
      '7.4-17',
      '7.5-41',
    ],
    title:
      'opens each step with exactly the friends it asks for, grants its items once, and stays claimed at the end',
    run: async (backend) => {
      const steps = await readBonusSteps(backend);
      const last = stepAt(steps, steps.length - 1);
      requireThat(last.inviteCount <= 30, 'the last step asks for too many friends');
      const player = await bonusPlayer(backend);
      let friends = 0;
      for (const [index, { id, inviteCount, award }] of steps.entries()) {
        const item = stepAt(award, 0);
        while (friends < inviteCount) {
          await expectBonus(player, id, friends, STATE.open);
          if (friends === 0 || friends === inviteCount - 1)
            await refusesBonus(backend, player, REFUSED.notReached, item.id);
          await invite(backend, player);
          friends += 1;
        }
        await expectBonus(player, id, inviteCount, STATE.claimable);
        await refusesBonus(backend, player, REFUSED.unknown, NO_ITEM);
        for (const reward of award) await claimBonus(backend, player, reward);
        const next = steps[index + 1];
        await expectBonus(player, next?.id ?? id, inviteCount, next ? STATE.open : STATE.claimed);
      }
      for (const { id } of last.award) await refusesBonus(backend, player, REFUSED.claimed, id);
      await invite(backend, player);
      await expectBonus(player, last.id, friends + 1, STATE.claimed);
    },
  },
  'bonus-several-steps': {
    statements: ['7.4-16', '3-086'],
    title: 'grants steps that are reached together one after the other',
    run: async (backend) => {
      const steps = await readBonusSteps(backend);
      const [first, second] = steps;
      requireThat(first !== undefined && second !== undefined, 'there are fewer than two steps');
      requireThat(second.inviteCount <= 30, 'the second step asks for too many friends');
      const player = await bonusPlayer(backend);
      await inviteMany(backend, player, second.inviteCount);
      for (const item of first.award) await claimBonus(backend, player, item);
      await expectBonus(player, second.id, second.inviteCount, STATE.claimable);
      for (const item of second.award) await claimBonus(backend, player, item);
    },
  },
  'bonus-double-click': {
    statements: ['7.4-16'],
    title:
      'takes the same item within three seconds without a key for a double click, and each key for a claim',
    run: async (backend) => {
      const steps = await readBonusSteps(backend);
      const [first, second] = steps;
      requireThat(first !== undefined && second !== undefined, 'there are fewer than two steps');
      const item = stepAt(first.award, 0);
      const again = second.award.find(({ id }) => id === item.id);
      requireThat(
        first.award.length === 1 && again !== undefined && second.inviteCount <= 30,
        'the steps differ',
      );
      const player = await bonusPlayer(backend);
      await inviteMany(backend, player, second.inviteCount);
      await expectDoubleClick(backend, player, receiveBonus(item.id), BONUS, [item, again]);
    },
  },
  'bonus-keys-at-once': {
    statements: ['7.4-16'],
    title: 'grants a step for each of two keys simultaneously',
    run: async (backend) => {
      const steps = await readBonusSteps(backend);
      const [first, second] = steps;
      requireThat(first !== undefined && second !== undefined, 'there are fewer than two steps');
      const item = stepAt(first.award, 0);
      requireThat(
        first.award.length === 1 &&
          second.award.length === 1 &&
          second.award[0]?.id === item.id &&
          second.inviteCount <= 30,
        'the steps differ',
      );
      const player = await bonusPlayer(backend);
      await inviteMany(backend, player, second.inviteCount);
      const before = await readWallet(player);
      const answers = await Promise.all(
        [backend.newKey(), backend.newKey()].map(async (key) =>
          player.expectOk(...receiveBonus(item.id), { key }),
        ),
      );
      const items = answers.flatMap(({ propList }) => propList as RewardItem[]);
      expectEqual(
        'granted coins',
        pick(items, 'count').toSorted((a, b) => a - b),
        [item.count, second.award[0]?.count].toSorted((a, b) => a - b),
      );
      expectEqual('coin', (await readWallet(player)).coin, before.coin + sumItems(items).coin);
    },
  },
  'bonus-once': {
    statements: ['7.4-16'],
    title: 'grants an item once for repeated and simultaneous claims',
    run: async (backend) => {
      const first = stepAt(await readBonusSteps(backend), 0);
      const item = stepAt(first.award, 0);
      const ready = async () => {
        const player = await bonusPlayer(backend);
        await inviteMany(backend, player, first.inviteCount);
        return player;
      };
      await expectPaidOnce(backend, ready, {
        call: receiveBonus(item.id),
        again: [REFUSED.notReached, REFUSED.claimed],
        foreign: receiveBonus(NO_ITEM),
      });
    },
  },
  'bonus-read': {
    statements: ['7.4-15', '3-087'],
    title: 'returns no granted items on a read, and only to the player the own friends',
    run: async (backend) => {
      const player = await bonusPlayer(backend);
      const stranger = await bonusPlayer(backend);
      await invite(backend, player);
      const answer = await expectNoChange('a read', player, () => player.expectOk(BONUS));
      expectEqual('propList', answer['propList'], []);
      expectEqual('inviteCount', answer[BONUS].inviteCount, 1);
      expectEqual('inviteCount of another player', (await readBonus(stranger)).inviteCount, 0);
    },
  },
  'bonus-closed': {
    statements: ['7.4-15', '7.4-16', '7.5-41'],
    title: 'refuses the invite bonus with 3101 while it is closed, and counts friends who come meanwhile',
    run: async (backend) => {
      const player = await bonusPlayer(backend);
      const item = stepAt(stepAt(await readBonusSteps(backend), 0).award, 0);
      await closesFor(
        backend,
        player,
        ACTIVITY.inviteBonus,
        [[BONUS], receiveBonus(item.id), receiveBonus(NO_ITEM)],
        BONUS,
      );
      expectEqual('inviteCount', (await readBonus(player)).inviteCount, 1);
    },
  },
};
