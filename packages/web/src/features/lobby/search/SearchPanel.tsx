import type { ReactNode } from 'react';
import { GameGrid, GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { t } from '#messages/games.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './search.module.css';
import { useSearch } from './use-search.ts';

interface SearchPanelProps {
  /** Whether the field gets focus, because the page is for typing. */
  focusAtOnce?: boolean;
  /** Shown below the field without a query, instead of recent and popular games. */
  children?: ReactNode;
}

/** The search field and its results; recent games while it is empty (spec 2.2). */
export function SearchPanel({ focusAtOnce = false, children }: SearchPanelProps) {
  const { ready, query, setQuery, results, recent, popular } = useSearch();
  const compact = children !== undefined;
  const asked = query.trim() !== '';
  const searched = asked && ready;
  return (
    <search className={styles.search}>
      <Field
        label={t('search.label')}
        icon="search"
        type="search"
        value={query}
        maxLength={50}
        placeholder={t('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focusAtOnce}
        onChange={(event) => setQuery(event.target.value)}
        after={
          asked && (
            <RoundButton variant="plain" icon="x" label={t('search.clear')} onClick={() => setQuery('')} />
          )
        }
      />
      {!ready && (asked || !compact) && <ConfigMissing waiting={<GameGridSkeleton />} />}
      {searched && (
        <p className={styles.count} role="status">
          {t('search.results', { count: results.length })}
        </p>
      )}
      {searched && results.length > 0 && <GameGrid games={results} label={t('search.title')} />}
      {searched && results.length === 0 && (
        <EmptyState title={t('search.noneTitle')} text={t('search.noneText')} />
      )}
      {!asked && !compact && recent.length > 0 && (
        <Section title={t('search.recent')}>
          <GameGrid games={recent} label={t('search.recent')} />
        </Section>
      )}
      {popular.length > 0 && results.length === 0 && (asked || !compact) && (
        <Section title={t('search.popular')}>
          <GameGrid games={popular} label={t('search.popular')} />
        </Section>
      )}
      {!asked && children}
    </search>
  );
}
