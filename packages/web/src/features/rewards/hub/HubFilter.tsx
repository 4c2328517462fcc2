import { t } from '#messages/rewards.ts';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import type { Hub } from './use-hub.ts';

/** The filter of the activities with their numbers. */
export function HubFilter({ hub: { all, toClaim, filter, setFilter } }: { hub: Hub }) {
  return (
    <ChoiceRow
      label={t('rewards.filter')}
      current={filter}
      onChange={setFilter}
      tabs={[
        { id: 'all', label: t('rewards.all', { count: all }) },
        {
          id: 'claim',
          label: toClaim === null ? t('rewards.toClaimSome') : t('rewards.toClaim', { count: toClaim }),
        },
        { id: 'ending', label: t('rewards.ending') },
      ]}
    />
  );
}
