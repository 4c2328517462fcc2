import { useState } from 'react';
import { t } from '#messages/records.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Filters } from './Filters.tsx';
import { readQuery, withChanges } from './history-query.ts';
import styles from './filters.module.css';

interface FilterSheetProps {
  query: URLSearchParams;
  onApply: (query: URLSearchParams) => void;
  onClose: () => void;
}

/** The filters in a sheet; they apply with its button. */
export default function FilterSheet({ query, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(query);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('records.filter')}
      className={styles.sheet}
      footer={
        <Button
          variant="gold"
          wide
          onClick={() => {
            onClose();
            onApply(draft);
          }}
        >
          {t('records.apply')}
        </Button>
      }
    >
      <Filters
        shown={readQuery(draft)}
        onChange={(changes) => setDraft((before) => withChanges(before, changes))}
      />
    </Sheet>
  );
}
