import { t } from '#messages/rewards.ts';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import type { Hub } from './use-hub.ts';

/** The empty state of a hub, with or without a filter. */
export function HubEmpty({ hub: { all, rewards, filter, setFilter } }: { hub: Hub }) {
  // The note about what did not load stands instead.
  if (filter === 'claim' && rewards.failed.length > 0) return null;
  return (
    <EmptyState
      title={t(filter === 'claim' ? 'rewards.noneToClaim' : 'rewards.none')}
      text={t(all > 0 ? 'rewards.noneFilterText' : 'rewards.noneText')}
    >
      {all > 0 && <Button onClick={() => setFilter('all')}>{t('rewards.showAll')}</Button>}
    </EmptyState>
  );
}
