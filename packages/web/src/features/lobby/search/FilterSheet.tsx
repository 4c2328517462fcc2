import { gameImageUrl } from '@tara/sdk/rules';
import { useState } from 'react';
import { useConfig, type Game } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/all-games.ts';
import { Button } from '#ui/button/Button.tsx';
import { ApplySheet } from '#ui/sheet/ApplySheet.tsx';
import styles from './all-games.module.css';
import { FilterGroups } from './FilterGroups.tsx';
import { gameFilters, getChosen, withChoice, withoutFilters } from './game-filters.ts';

/** Games of the result in the button of the sheet. */
const PREVIEWED = 3;

interface FilterSheetProps {
  params: URLSearchParams;
  /** Results of a search; all games without. */
  found: readonly Game[] | undefined;
  onApply: (params: URLSearchParams) => void;
  onClose: () => void;
}

/** The filters in a sheet: they apply with its button, which shows the first games and their number. */
export default function FilterSheet({ params, found, onApply, onClose }: FilterSheetProps) {
  const config = useConfig();
  const history = usePlayer()?.gameUser.gameHistory ?? [];
  const [draft, setDraft] = useState(params);
  const { games, sort, filters, ranges } = gameFilters(config, history, draft, found);
  const chosen = getChosen(filters, ranges);
  const action = t('gamesPage.show', { count: games.length });
  return (
    <ApplySheet
      title={t('gamesPage.filters')}
      action={
        <>
          {games.length > 0 && (
            <span className={styles.preview}>
              {games.slice(0, PREVIEWED).map(({ id }) => (
                <img
                  key={id}
                  src={gameImageUrl(config?.web.gameResourceUrl ?? '/content/games/', id)}
                  width={32}
                  height={40}
                  alt=""
                />
              ))}
            </span>
          )}
          {action}
        </>
      }
      onApply={() => onApply(draft)}
      onClose={onClose}
    >
      <p className="visually-hidden" role="status">
        {action}
      </p>
      <FilterGroups
        groups={[sort, ...filters]}
        ranges={ranges}
        onChoose={(parameter, value) => setDraft((now) => withChoice(now, parameter, value))}
      />
      {chosen.length > 0 && (
        <Button wide className={styles.clear} onClick={() => setDraft((now) => withoutFilters(now, chosen))}>
          {t('gamesPage.clear')}
        </Button>
      )}
    </ApplySheet>
  );
}
