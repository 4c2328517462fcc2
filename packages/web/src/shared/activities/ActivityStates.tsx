import type { ReactNode } from 'react';
import { t } from '#messages/activities.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { LoadError } from '#ui/error/LoadError.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import type { ActivityQuery } from './use-activity.ts';

interface ActivityStatesProps<D> {
  query: Pick<ActivityQuery<D>, 'state' | 'isRetrying' | 'refresh'>;
  /** Title if it did not load. */
  failedTitle?: string;
  /** Title if nothing is available; by default "not available right now". */
  closedTitle?: string | undefined;
  children: (data: D) => ReactNode;
}

/** The content of an activity's page, or its loading, error or closed state. */
export function ActivityStates<D>({
  query,
  failedTitle,
  closedTitle,
  children,
}: ActivityStatesProps<D>): ReactNode {
  const { state, isRetrying, refresh } = query;
  if (state.kind === 'open') return children(state.data);
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup className="stack gap-3">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={88} />
        ))}
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <LoadError
        title={failedTitle ?? t('activities.failed')}
        cause={state.cause}
        text={state.text}
        onRetry={refresh}
        busy={isRetrying}
      />
    );
  }
  return (
    <EmptyState title={closedTitle ?? t('activities.closed')} text={state.text ?? t('activities.closedText')}>
      <LinkButton to={href('activityIndex')}>{t('activities.others')}</LinkButton>
    </EmptyState>
  );
}
