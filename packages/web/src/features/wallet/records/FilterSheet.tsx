import { useState } from 'react';
import { t } from '#messages/records.ts';
import { ApplySheet } from '#ui/sheet/ApplySheet.tsx';
import Filters from './Filters.tsx';
import { readQuery, withChanges } from './history-query.ts';

interface FilterSheetProps {
  query: URLSearchParams;
  onApply: (query: URLSearchParams) => void;
  onClose: () => void;
}

/** The filters in a sheet; they apply with its button. */
export default function FilterSheet({ query, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(query);
  return (
    <ApplySheet
      title={t('records.filter')}
      action={t('records.apply')}
      onApply={() => onApply(draft)}
      onClose={onClose}
    >
      <Filters
        waits={false}
        shown={readQuery(draft)}
        onChange={(changes) => setDraft((before) => withChanges(before, changes))}
      />
    </ApplySheet>
  );
}
