import { gameImageUrl, isInMaintenance } from '@tara/sdk/rules';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/all-games.ts';
import { t as tGames } from '#messages/games.ts';
import { href } from '#routing/layout.ts';
import { closeSearch } from '#state/search-dialog.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { keepSearch } from './recent-searches.ts';
import styles from './search-dialog.module.css';
import { SearchField } from './SearchField.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSearch } from './use-search.ts';

/** Results in view; the page of all games has the others. */
const SHOWN = 6;

/** The search over any page: results while typing. Arrow keys move between the field and the results. */
export default function SearchDialog() {
  const [query, setQuery] = useState('');
  const { searched, ready, results, groups, popular } = useSearch(query);
  const current = searched === query;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus(), []);
  const asked = query.trim() !== '';
  const all = href('games', undefined, { q: query.trim() });
  function follow() {
    if (!current || results.length > 0 || groups.length > 0) keepSearch(query);
    closeSearch();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops: (Element | null)[] = [
      field.current,
      ...(panel.current?.querySelectorAll('[data-result]') ?? []),
    ];
    const at = stops.indexOf(document.activeElement);
    const next = stops[(at + step + stops.length) % stops.length];
    if (next instanceof HTMLElement) next.focus();
  }
  return (
    <Sheet open onClose={closeSearch} title={t('search.open')} hideTitle className={styles.dialog}>
      {/* The keys belong to the field and the links in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <search className={styles.search} ref={panel} onKeyDown={onKeyDown}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!asked) return;
            follow();
            void navigate(all);
          }}
        >
          <SearchField ref={field} query={query} onChange={setQuery} onClear={() => field.current?.focus()} />
        </form>
        {!ready && <ConfigMissing />}
        {ready && asked && (
          <>
            <p className={styles.count} role="status">
              {current && t('search.results', { count: results.length })}
            </p>
            <Suggestions groups={groups} onFollow={follow} />
            {results.length > 0 ? (
              <GameLinks games={results.slice(0, SHOWN)} label={t('search.title')} onFollow={follow} />
            ) : (
              groups.length === 0 && <EmptyState title={t('search.noneTitle')} text={t('search.noneText')} />
            )}
            {results.length > SHOWN && (
              <Link className={styles.all} to={all} data-result onClick={follow}>
                {t('search.all', { count: results.length })}
              </Link>
            )}
          </>
        )}
        {!asked && (
          <RecentSearches
            onSearch={(text) => {
              setQuery(text);
              field.current?.focus();
            }}
          />
        )}
        {ready && popular.length > 0 && results.length === 0 && (
          <Section title={t('search.popular')}>
            <GameLinks games={popular} label={t('search.popular')} onFollow={follow} />
          </Section>
        )}
      </search>
    </Sheet>
  );
}

interface GameLinksProps {
  games: readonly Game[];
  label: string;
  onFollow: () => void;
}

/** Games as rows: picture, name, kind and studio. */
function GameLinks({ games, label, onFollow }: GameLinksProps) {
  const web = useConfig()?.web;
  return (
    <ul className={styles.games} aria-label={label}>
      {games.map((game) => (
        <li key={game.id}>
          <Link
            className={styles.game}
            to={href('start', undefined, { gameId: String(game.id) })}
            aria-label={tGames('games.play', { name: game.name })}
            data-result
            onClick={onFollow}
          >
            <img
              src={gameImageUrl(web?.gameResourceUrl ?? '/content/games/', game.id)}
              width={40}
              height={50}
              alt=""
            />
            <span className={styles.text}>
              <b className={styles.name}>{game.name}</b>
              {[
                web?.appGameTypeList.find(({ id }) => id === game.typeId)?.name,
                web?.appGameBrandList.find(({ id }) => id === game.brandId)?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Icon name={isInMaintenance(game) ? 'wrench' : 'play'} size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
