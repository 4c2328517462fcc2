import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { t as tActivity } from '#messages/activities.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { LoadError } from '#ui/error/LoadError.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
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
      <div className="stack gap-3" aria-busy="true">
        <span className="visually-hidden" role="status">
          {t('common.loading')}
        </span>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={88} />
        ))}
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <LoadError
        title={failedTitle ?? tActivity('activities.failed')}
        cause={state.cause}
        text={state.text}
        onRetry={refresh}
        busy={isRetrying}
      />
    );
  }
  return (
    <EmptyState
      title={closedTitle ?? tActivity('activities.closed')}
      text={state.text ?? tActivity('activities.closedText')}
    >
      <LinkButton to={href('activityIndex')}>{tActivity('activities.others')}</LinkButton>
    </EmptyState>
  );
}
