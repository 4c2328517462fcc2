import { gameImageUrl, isInMaintenance } from '@tara/sdk/rules';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { t } from '#messages/all-games.ts';
import { t as tGames } from '#messages/games.ts';
import { href } from '#routing/layout.ts';
import { closeSearch, useSearchDialog } from '#state/search-dialog.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SearchField } from '#ui/field/SearchField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { keepSearch } from './recent-searches.ts';
import styles from './search-dialog.module.css';
import { findGames, useSearch } from './use-search.ts';

/** Results in view; the page of all games has the others. */
const SHOWN = 6;
/** No result is marked. */
const NONE = -1;

/**
 * The search over any page: results while typing. A combobox: the focus stays in the field, arrow keys mark a result,
 * and Enter opens the marked one, the only one, or the list of all.
 */
export default function SearchDialog() {
  const [query, setQuery] = useState(() => useSearchDialog.getState().typed);
  const config = useConfig();
  const { searched, ready, results, groups, popular } = useSearch(query);
  const current = searched === query;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  /** The marked option by its place in the list, which may change under it. */
  const [marked, setMarked] = useState(NONE);
  useEffect(() => field.current?.focus(), []);
  const requested = query.trim() !== '';
  const hasHits = results.length > 0 || groups.length > 0;
  const games = hasHits ? results.slice(0, SHOWN) : popular;
  const hasMore = results.length > SHOWN;
  const count = games.length + groups.length + (hasMore ? 1 : 0);
  const all = href('games', undefined, { q: query.trim() });
  function type(text: string) {
    setQuery(text);
    setMarked(NONE);
  }
  function follow() {
    if (!current || hasHits) keepSearch(query);
    closeSearch();
  }
  function onKeyDown(event: KeyboardEvent) {
    // Keys that compose a character belong to the input method; Safari reports the last of them by its code only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const optionAt = (place: number) => document.getElementById(`${listId}-${place}`);
    if (event.key === 'Enter' && marked !== NONE) {
      event.preventDefault();
      optionAt(marked)?.click();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    // After the last option, and before the first, none is marked.
    const places = count + 1;
    const next = ((marked + 1 + step + places) % places) - 1;
    setMarked(next);
    optionAt(next)?.scrollIntoView({ block: 'nearest' });
  }
  const option = (place: number) => ({
    id: `${listId}-${place}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': place === marked,
    onClick: follow,
  });
  const found = ready && count > 0 && (
    <div
      id={listId}
      role="listbox"
      className="grid gap-1"
      aria-label={t(hasHits ? 'search.title' : 'search.popular')}
    >
      {games.map((game, place) => (
        <GameOption key={game.id} game={game} {...option(place)} />
      ))}
      {groups.map(({ parameter, id, name, count: inGroup }, place) => (
        <Link
          key={parameter + id}
          {...option(games.length + place)}
          className={styles.option}
          to={href('games', undefined, { [parameter]: String(id) })}
        >
          <Icon name="gamepad-2" size={20} className={styles.group} />
          <b className="block flex-1 type-entry color-text">
            {t('search.suggestion', { name, count: inGroup })}
          </b>
          <Icon name="chevron-right" size={18} />
        </Link>
      ))}
      {hasMore && (
        <Link {...option(count - 1)} className={styles.all} to={all}>
          {t('search.all', { count: results.length })}
        </Link>
      )}
    </div>
  );
  return (
    <Sheet open onClose={closeSearch} title={t('search.open')} className={styles.dialog}>
      <search className={`stack gap-3 ${styles.search}`}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!requested) return;
            follow();
            // Of the text in the field: the results in view may be older.
            const [first, second] = config ? findGames(config, query) : [];
            void navigate(first && !second ? href('start', undefined, { gameId: String(first.id) }) : all);
          }}
        >
          <SearchField
            ref={field}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            clear={t('search.clear')}
            type="text"
            inputMode="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found !== false}
            aria-controls={found === false ? undefined : listId}
            aria-activedescendant={marked === NONE ? undefined : `${listId}-${marked}`}
            query={query}
            onKeyDown={onKeyDown}
            onChange={type}
            onClear={() => field.current?.focus()}
          />
        </form>
        {!ready && <ConfigMissing />}
        {ready && requested && (
          <p className="type-caption color-muted" role="status">
            {current && t('search.results', { count: results.length })}
          </p>
        )}
        {ready && requested && !hasHits && (
          <EmptyState title={t('search.noneTitle')} text={t('search.noneText')} />
        )}
        {!requested && (
          <RecentSearches
            onSearch={(text) => {
              type(text);
              field.current?.focus();
            }}
          />
        )}
        {hasHits ? found : found && <Section title={t('search.popular')}>{found}</Section>}
      </search>
    </Sheet>
  );
}

interface GameOptionProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  game: Game;
}

/** A game as a row: picture, name, kind and studio. */
function GameOption({ game, ...option }: GameOptionProps) {
  const web = useConfig()?.web;
  return (
    <Link
      {...option}
      className={styles.option}
      to={href('start', undefined, { gameId: String(game.id) })}
      aria-label={tGames('games.play', { name: game.name })}
    >
      <img
        src={gameImageUrl(web?.gameResourceUrl ?? '/content/games/', game.id)}
        width={40}
        height={50}
        alt=""
      />
      <span className="flex-1 min-width-0 type-caption color-muted break-anywhere">
        <b className="block flex-1 type-entry color-text">{game.name}</b>
        {[
          web?.appGameTypeList.find(({ id }) => id === game.typeId)?.name,
          web?.appGameBrandList.find(({ id }) => id === game.brandId)?.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Icon name={isInMaintenance(game) ? 'wrench' : 'play'} size={18} />
    </Link>
  );
}
