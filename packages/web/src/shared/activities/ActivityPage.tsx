import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { ActivityScreen } from './ActivityScreen.tsx';
import { ActivityStates } from './ActivityStates.tsx';
import type { ActivityQuery } from './use-activity.ts';

interface ActivityPageProps<D> extends Omit<ComponentProps<typeof ActivityScreen>, 'children' | 'receipt'> {
  query: ActivityQuery<D>;
  /** The claims whose rewards the receipt shows. */
  claims: readonly ClaimQueue[];
  receipt?: {
    /** Picture instead of the activity's object. */
    object?: string;
    /** Whether the receipt waits, e.g. for an animation. */
    isDelayed?: boolean;
    onClose?: () => void;
  };
  /** Title if the activity is closed. */
  closedTitle?: string | undefined;
  /** Wraps the content and its states, e.g. in tabs. */
  renderContent?: (content: ReactNode) => ReactNode;
  /** Below the content, in every state. */
  after?: ReactNode;
  /** @param heading ref of the heading that receives the focus when the receipt closes */
  children: (data: D, heading: RefObject<HTMLHeadingElement | null>) => ReactNode;
}

/** The page of an activity whose data comes from one query: its states, its content and the receipt of its claims. */
export function ActivityPage<D>(props: ActivityPageProps<D>) {
  const {
    query,
    claims,
    receipt,
    closedTitle,
    renderContent = (content) => content,
    after,
    children,
    ...screen
  } = props;
  const rewards = claims.flatMap(({ received }) => received);
  const heading = useFocusWhenClosed(rewards.length > 0);
  function close() {
    for (const { settle } of claims) settle();
    receipt?.onClose?.();
  }
  return (
    <ActivityScreen
      {...screen}
      receipt={{
        rewards: receipt?.isDelayed ? [] : rewards,
        onClose: close,
        ...(receipt?.object !== undefined && { object: receipt.object }),
      }}
    >
      <PlayerData>
        {() =>
          renderContent(
            <ActivityStates query={query} closedTitle={closedTitle}>
              {(data) => children(data, heading)}
            </ActivityStates>,
          )
        }
      </PlayerData>
      {after}
    </ActivityScreen>
  );
}
