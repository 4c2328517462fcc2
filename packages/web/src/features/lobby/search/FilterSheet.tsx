import { useState } from 'react';
import { useConfig, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/all-games.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { gameFilters, withChoice } from './game-filters.ts';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  params: URLSearchParams;
  /** Results of a search; all games without. */
  found: readonly Game[] | undefined;
  onApply: (params: URLSearchParams) => void;
  onClose: () => void;
}

/** The filters in a sheet: they apply with its button, which tells the number of games. */
export default function FilterSheet({ params, found, onApply, onClose }: FilterSheetProps) {
  const config = useConfig();
  const history = usePlayer()?.gameUser.gameHistory ?? [];
  const [draft, setDraft] = useState(params);
  const { games, sort, filters } = gameFilters(config, history, draft, found);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('gamesPage.filters')}
      footer={
        <Button
          variant="gold"
          wide
          onClick={() => {
            onClose();
            onApply(draft);
          }}
        >
          {t('gamesPage.show', { count: games.length })}
        </Button>
      }
    >
      <div className={styles.groups}>
        <FilterGroups
          groups={[sort, ...filters]}
          onChoose={(parameter, value) => setDraft((now) => withChoice(now, parameter, value))}
        />
      </div>
    </Sheet>
  );
}
