import { Suspense, useState, type ComponentProps } from 'react';
import { GameGrid } from '#shared/games/GameGrid.tsx';
import type { Game } from '#api/config.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { currentQuery } from '#routing/current-query.ts';
import { t } from '#messages/all-games.ts';
import { Button } from '#ui/button/Button.tsx';
import { ChoiceRow } from '#ui/choice/ChoiceRow.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './all-games.module.css';
import { FilterGroups } from './FilterGroups.tsx';
import {
  ALL,
  getChosen,
  useGameFilters,
  withChoice,
  withoutFilters,
  type Parameter,
} from './game-filters.ts';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));

interface AllGamesProps {
  /** Where the filters are: in a sheet, or above and beside the games as far as the page is wide enough. */
  filters: 'sheet' | 'beside';
  /** Results of a search; all games without. */
  found?: readonly Game[];
}

interface FilterButtonProps extends Omit<ComponentProps<typeof FilterSheet>, 'onClose'> {
  /** Number of chosen filters. */
  chosen: number;
}

/** Opens the filters in a sheet. It renders without the games, which are many. */
function FilterButton({ chosen, ...sheet }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        className={styles.open}
        aria-label={chosen > 0 ? t('gamesPage.filtersChosen', { count: chosen }) : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders-horizontal" size={18} />
        {t('gamesPage.filters')}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet {...sheet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** All games, or the results of a search, with filters and order, which are in the address. */
export function AllGames({ filters: place, found }: AllGamesProps) {
  const { games, sort, filters, ranges, params, apply } = useGameFilters(found);
  const choose = (parameter: Parameter, value: string) => apply(withChoice(currentQuery(), parameter, value));
  const chosen = getChosen(filters, ranges);
  const count = t(found ? 'search.results' : 'gamesPage.count', { count: games.length });
  const clear = () => apply(withoutFilters(currentQuery(), chosen));
  const applyAll = (to: URLSearchParams) => {
    // The address follows the search field with a delay.
    const query = currentQuery().get('q');
    if (query !== null) to.set('q', query);
    apply(to, 'push');
  };
  return (
    <div className={`stack ${styles.browse}`}>
      {place === 'beside' && (
        <div className={styles.beside}>
          <FilterGroups groups={filters} ranges={ranges} onChoose={choose} />
        </div>
      )}
      <Section
        className={styles.found}
        title={count}
        action={
          <>
            {place === 'beside' && (
              <div className={styles.beside}>
                <ChoiceRow
                  label={sort.title}
                  tabs={sort.options}
                  current={sort.current}
                  onChange={(id) => choose(sort.parameter, id)}
                  className={styles.segments}
                />
              </div>
            )}
            <FilterButton params={params} found={found} chosen={chosen.length} onApply={applyAll} />
          </>
        }
      >
        <p className="visually-hidden" role="status">
          {count}
        </p>
        {chosen.length > 0 && (
          <ul className={styles.chosen}>
            {chosen.map(({ parameter, label }) => (
              <li key={parameter} data-parameter={parameter}>
                <button
                  type="button"
                  className={`row card gap-2 min-height-target type-label color-accent-2 ${styles.chip}`}
                  aria-label={t('gamesPage.remove', { name: label })}
                  onClick={() => choose(parameter, ALL)}
                >
                  {label}
                  <Icon name="x" size={16} />
                </button>
              </li>
            ))}
            {chosen.length > 1 && games.length > 0 && (
              <li>
                <Button size="s" onClick={clear}>
                  {t('gamesPage.clear')}
                </Button>
              </li>
            )}
          </ul>
        )}
        {games.length > 0 ? (
          <GameGrid
            key={params.toString()}
            games={games}
            label={t(found ? 'search.title' : 'gamesPage.title')}
          />
        ) : (
          <EmptyState
            title={t(chosen.length > 0 ? 'gamesPage.none' : 'gamesPage.empty')}
            text={t(chosen.length > 0 ? 'gamesPage.noneText' : 'gamesPage.emptyText')}
          >
            {chosen.length > 0 && <Button onClick={clear}>{t('gamesPage.clear')}</Button>}
          </EmptyState>
        )}
      </Section>
    </div>
  );
}
