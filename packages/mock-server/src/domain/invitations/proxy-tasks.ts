import { toDay } from '#time/days.ts';
import type { Frozen } from '#frozen.ts';
import type { WorldContent } from '#seed/content.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { grantForInvitation } from '../rewards/rewards.ts';
import { goalStatus, claimGoal } from '../rewards/steps.ts';
import { getFriends, validFriends } from './friends.ts';
import type { RewardItem } from '../player/reward-item.ts';
import type { DomainContext } from '../player/context.ts';

type ProxyTask = WorldContent['invitations']['agentCount']['tasks'][number];

/** The initial value: no day has this number. */
const NEVER = -1_000_000;

function nothing() {
  return { shares: 0, lastShareDay: NEVER, claimed: [] as number[] };
}
function getState(draft: Player) {
  return (draft.invitations.proxyTasks ??= nothing());
}

function getProgress(player: Frozen<Player>, { counts }: ProxyTask): number {
  if (counts === 'share') return player.invitations.proxyTasks?.shares ?? 0;
  if (counts === 'friends') return player.invited.length;
  if (counts === 'validFriends') return validFriends(player);
  return getFriends(player).reduce((sum, { staked }) => sum + staked, 0);
}

/** The tasks of an agent in the form of an answer. */
export function showProxyTasks(player: Frozen<Player>, content: WorldContent) {
  const { claimed } = player.invitations.proxyTasks ?? nothing();
  return {
    tasks: content.invitations.agentCount.tasks.map((task) => {
      const { id, target, propList } = task;
      const reached = getProgress(player, task);
      return {
        id,
        num: Math.min(reached, target),
        target,
        itemStatus: goalStatus(task, reached, claimed.includes(id)),
        propList: propList.map((item) => ({ ...item })),
      };
    }),
  };
}

function findTask(id: number, { content }: Pick<DomainContext, 'content'>): ProxyTask | undefined {
  return content.invitations.agentCount.tasks.find((task) => task.id === id);
}

/**
 * Reports a share; it counts once a day for all tasks that count shares.
 * @throws {BusinessError} `awardUnknown` for a task that counts something else, `sharedToday`
 */
export function reportShare(draft: Player, id: number, context: DomainContext): void {
  if (findTask(id, context)?.counts !== 'share') throw new BusinessError('awardUnknown', { pointer: '/id' });
  const state = getState(draft);
  const today = toDay(context.now, context.config.zoneMinutes);
  if (state.lastShareDay === today) throw new BusinessError('sharedToday');
  state.lastShareDay = today;
  state.shares += 1;
}

/**
 * Claims a task.
 * @throws {BusinessError} `awardUnknown`, `awardNotReached`, `awardClaimed`.
 */
export function receiveProxyTask(draft: Player, id: number, context: DomainContext): RewardItem[] {
  const { propList } = claimGoal(
    findTask(id, context),
    id,
    (task) => getProgress(draft, task),
    getState(draft).claimed,
  );
  return grantForInvitation(draft, propList, `proxyTask/${id}`, context);
}
