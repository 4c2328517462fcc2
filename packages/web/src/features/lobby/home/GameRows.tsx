import { tickerWins } from '@tara/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useActivities } from '#api/activities.ts';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer, useSession } from '#api/session.ts';
import { GameRow } from '#shared/games/GameRow.tsx';
import { GameTile } from '#shared/games/GameTile.tsx';
import { t } from '#messages/all-games.ts';
import { href } from '#routing/layout.ts';
import { ALL_GAMES_TAB, showBrand } from '#state/home-tab.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { getGameRows, type GameRowFacts } from './game-rows.ts';
import styles from './game-rows.module.css';

/** Number of games in a row; its link leads to the others. */
const SHOWN = 15;
/** Distance in px at which a row loads before it comes into view. */
const NEAR = 600;

/** Rows of games below the popular ones. */
export default function GameRows() {
  const config = useConfig();
  const likes = usePlayer()?.gameUser.gameLikes;
  const facts = useActivities();
  const green = config?.web.mode === 'green';
  // The ticker reads them again at each visit; green mode has none.
  const { data: tips } = useApiQuery('lobbyTips', {}, { enabled: !green });
  if (!config) return null;
  const wins = tickerWins((!green && tips) || null, facts).map(({ gameId }) => gameId);
  return (
    <div className={styles.rows}>
      {getGameRows(config, likes ?? {}, wins).map(({ key, ...row }) => (
        <Row key={key} {...row} />
      ))}
    </div>
  );
}

/** A row with the number of its games; its tiles load when it comes near the window. */
function Row({ title, mark, games, filters, studio }: Omit<GameRowFacts, 'key'>) {
  const part = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  const isPlayer = useSession().status === 'player';
  useEffect(() => {
    const row = part.current;
    if (!row || near) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root: row.closest('[data-scroller]'), rootMargin: `${NEAR}px 0px` },
    );
    watch.observe(row);
    return () => watch.disconnect();
  }, [near]);
  // An order shows all games, these first.
  const isOrder = typeof filters === 'object' && 'sort' in filters;
  const all = (
    <>
      {isOrder ? t('gamesPage.all') : t('rows.all', { count: games.length })}
      <span className="visually-hidden"> {title}</span>
    </>
  );
  const page = filters && (filters === 'favorites' ? href('favorites') : href('games', undefined, filters));
  return (
    <GameRow
      title={title}
      className={page ? undefined : styles.plain}
      mark={
        typeof mark === 'string' ? (
          <Icon name={mark} size={22} />
        ) : (
          <img className={styles.picture} src={mark.picture} width={28} height={28} alt="" loading="lazy" />
        )
      }
      action={
        page &&
        (isPlayer || studio === undefined ? (
          <Link
            className="see-all"
            to={isPlayer ? page : href('login', undefined, { reason: 'filters', from: page })}
          >
            {all}
          </Link>
        ) : (
          // A visitor sees the games of a studio in a tab of home.
          <button type="button" className="see-all" onClick={() => showBrand(ALL_GAMES_TAB, studio)}>
            {all}
          </button>
        ))
      }
    >
      {near ? (
        games.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <GameTile game={game} badged={mark !== 'sparkles'} />
          </li>
        ))
      ) : (
        // It keeps the height of the row, and is never seen.
        <li ref={part} className={styles.placeholder} />
      )}
    </GameRow>
  );
}
