import { useState } from 'react';
import { useConfig, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/all-games.ts';
import { ApplySheet } from '#ui/sheet/ApplySheet.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { gameFilters, withChoice } from './game-filters.ts';

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
    <ApplySheet
      title={t('gamesPage.filters')}
      action={t('gamesPage.show', { count: games.length })}
      onApply={() => onApply(draft)}
      onClose={onClose}
    >
      <FilterGroups
        groups={[sort, ...filters]}
        onChoose={(parameter, value) => setDraft((now) => withChoice(now, parameter, value))}
      />
    </ApplySheet>
  );
}
