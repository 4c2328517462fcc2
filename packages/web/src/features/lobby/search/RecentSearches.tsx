import { t } from '#messages/all-games.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { forgetSearch, useRecentSearches } from './recent-searches.ts';
import styles from './search.module.css';

/** The searches of this device, each of which can be repeated or deleted. */
export function RecentSearches({ onSearch }: { onSearch: (query: string) => void }) {
  const queries = useRecentSearches((state) => state.queries);
  if (queries.length === 0) return null;
  return (
    <Section
      title={t('search.recentSearches')}
      action={
        <button type="button" className="see-all" onClick={() => forgetSearch()}>
          {t('search.forgetAll')}
        </button>
      }
    >
      <ul className="flex wrap gap-2" aria-label={t('search.recentSearches')}>
        {queries.map((query) => (
          <li key={query} className={`row card max-width-full type-label ${styles.chip}`}>
            <button
              type="button"
              className={`row gap-2 min-width-0 min-height-target text-start break-anywhere ${styles.repeat}`}
              onClick={() => onSearch(query)}
            >
              <Icon name="history" size={16} />
              {query}
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('search.forget', { query })}
              onClick={() => forgetSearch(query)}
            >
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p className="margin-top-2 type-caption color-muted">{t('search.kept')}</p>
    </Section>
  );
}
