import { formatCoins } from '@tara/sdk/rules';
import { formatCount } from '#lib/count.ts';
import { t } from '#messages/agent-count.ts';

/** A task of an agent; the server sends only number, goal and reward. */
interface ProxyTaskKind {
  title: (target: number) => string;
  /** Whether it counts shares of the link. */
  share?: true;
  /** Whether it counts money in hundredths; otherwise pieces. */
  money?: true;
}

const share: ProxyTaskKind = { title: (count) => t('count.taskShare', { count }), share: true };

const kinds: Partial<Record<number, ProxyTaskKind>> = {
  1: share,
  2: { title: (count) => t('count.taskFriends', { count }) },
  3: { title: (count) => t('count.taskValid', { count }) },
  4: share,
  5: { title: (target) => t('count.taskStakes', { amount: formatCoins(target) }), money: true },
};

/** The texts of a task. */
export interface ProxyTaskView {
  title: string;
  /** Whether sharing the link advances it. */
  share: boolean;
  /** Progress and goal as text. */
  progress: string;
}

/** The texts of a task. An unknown task is shown too, because its reward can be claimed. */
export function proxyTaskView({
  id,
  num,
  target,
}: {
  id: number;
  num: number;
  target: number;
}): ProxyTaskView {
  const kind = kinds[id];
  const count = (amount: number) => (kind?.money ? formatCoins(amount) : formatCount(amount));
  return {
    title: kind?.title(target) ?? t('count.taskOther', { id }),
    share: kind?.share ?? false,
    progress: t('count.taskProgress', { done: count(num), target: count(target) }),
  };
}
