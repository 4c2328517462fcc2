import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { SmallGameRow } from '#shared/games/SmallGameRow.tsx';
import { useScrollMemory } from '#routing/use-scroll-memory.ts';
import { t } from '#messages/all-games.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { Screen } from '#ui/frame.ts';
import { Section } from '#ui/section/Section.tsx';
import { AllGames } from './AllGames.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { keepSearch } from './recent-searches.ts';
import styles from './search.module.css';
import { Suggestions } from './Suggestions.tsx';
import { useSearchText } from './use-search-text.ts';
import { useSearch, type Search } from './use-search.ts';

interface GamesPageProps {
  /** Where the filters are: in a sheet, or above and beside the games. */
  filters: 'sheet' | 'beside';
  /** Whether the field gets focus when the page is opened by the search button of the header. */
  focusAtOnce?: boolean;
}

/** The page of all games with the search (spec 2.2, 2.3): results for a query, otherwise all games. */
export function GamesPage({ filters, focusAtOnce = false }: GamesPageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const arrived = useNavigationType();
  const [query, setQuery] = useSearchText();
  const found = useSearch(query);
  const field = useRef<HTMLInputElement>(null);
  useScrollMemory(root);
  const focusField = useEffectEvent(() => {
    if (focusAtOnce && arrived === 'PUSH' && search === '') field.current?.focus();
  });
  // Only when the page opens.
  useEffect(() => focusField(), []);
  return (
    <Screen title={t('gamesPage.title')}>
      <search className={`stack gap-4 ${styles.search}`} ref={root}>
        <SearchField
          ref={field}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clear={t('search.clear')}
          query={query}
          onChange={setQuery}
          onBlur={() => {
            if (found.searched !== query || found.results.length > 0) keepSearch(query);
          }}
        />
        <Found found={found} filters={filters} onSearch={setQuery} />
      </search>
    </Screen>
  );
}

interface FoundProps extends Pick<GamesPageProps, 'filters'> {
  found: Search;
  onSearch: (query: string) => void;
}

/** The results, or all games without a query. A keystroke renders the field alone; the results follow. */
const Found = memo(function Found({ found, filters, onSearch }: FoundProps) {
  const { searched, ready, results, groups, recent, popular } = found;
  if (!ready) return <ConfigMissing waiting={<GameGridSkeleton />} />;
  if (searched.trim() === '') {
    return (
      <>
        <RecentSearches onSearch={onSearch} />
        {recent.length > 0 && <SmallGameRow title={t('search.recent')} games={recent} />}
        <AllGames filters={filters} />
      </>
    );
  }
  return (
    <div className="stack gap-4">
      <Suggestions groups={groups} />
      {results.length > 0 ? (
        <AllGames filters={filters} found={results} />
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {t('search.results', { count: 0 })}
          </p>
          <EmptyState title={t('search.noneTitle')} text={t('search.noneText')} />
          <Section title={t('search.popular')}>
            <GameGrid games={popular} label={t('search.popular')} badged={false} />
          </Section>
        </>
      )}
    </div>
  );
});
