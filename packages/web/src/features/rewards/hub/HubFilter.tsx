import { t } from '#messages/rewards.ts';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import type { Hub } from './use-hub.ts';

/** The filter of the activities. */
export function HubFilter({ hub: { all, filter, setFilter } }: { hub: Hub }) {
  return (
    <ChoiceRow
      label={t('rewards.filter')}
      current={filter}
      onChange={setFilter}
      tabs={[
        { id: 'all', label: t('rewards.all', { count: all }) },
        { id: 'claim', label: t('rewards.ready') },
        { id: 'ending', label: t('rewards.ending') },
      ]}
    />
  );
}
