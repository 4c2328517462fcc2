import { formatCoins } from '@tara/sdk/rules';
import { t } from '#messages/agent-count.ts';

/** What the client knows of a task of an agent: the server tells only its number, goal and reward. */
interface ProxyTaskKind {
  title: (target: number) => string;
  /** Whether a share of the link is what counts. */
  share?: true;
  /** Whether it counts hundredths of money; otherwise pieces. */
  money?: true;
}

const share: ProxyTaskKind = { title: (count) => t('count.taskShare', { count }), share: true };

/** The tasks by their number. */
const kinds: Partial<Record<number, ProxyTaskKind>> = {
  1: share,
  2: { title: (count) => t('count.taskFriends', { count }) },
  3: { title: (count) => t('count.taskValid', { count }) },
  4: share,
  5: { title: (target) => t('count.taskStakes', { amount: formatCoins(target) }), money: true },
};

/** A task in words. */
export interface ProxyTaskView {
  title: string;
  /** Whether sharing the link moves it on. */
  share: boolean;
  /** Progress and goal in words. */
  progress: string;
}

/** What is shown of a task. One whose number is unknown is still shown: its reward can be claimed. */
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
  const count = (amount: number) => (kind?.money ? formatCoins(amount) : String(amount));
  return {
    title: kind?.title(target) ?? t('count.taskOther', { id }),
    share: kind?.share ?? false,
    progress: t('count.taskProgress', { done: count(num), target: count(target) }),
  };
}
