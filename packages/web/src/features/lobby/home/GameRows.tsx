import { getBadge, gamesByIds, isEnabled, likedIds } from '@tara/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { usePlayer, useSession } from '#api/session.ts';
import { GameRow } from '#shared/games/GameRow.tsx';
import { GameTile } from '#shared/games/GameTile.tsx';
import { t } from '#messages/all-games.ts';
import { href } from '#routing/layout.ts';
import { ALL_GAMES_TAB, showBrand, showHomeTab } from '#state/home-tab.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './game-rows.module.css';

/** Number of games in a row; its link leads to the others. */
const SHOWN = 15;
/** Distance in px at which a row loads before it comes into view. */
const NEAR = 600;

/** Rows of games below the popular ones: favourites, new games, and each studio. */
export default function GameRows() {
  const config = useConfig();
  const likes = usePlayer()?.gameUser.gameLikes;
  if (!config) return null;
  const { games: listed } = config;
  const favorites = gamesByIds(listed, likedIds(likes ?? {}));
  const fresh = listed.filter((game) => getBadge(game) === 'new');
  const studios = config.web.appGameBrandList.filter(({ status }) => isEnabled(status));
  return (
    <div className={styles.rows}>
      <Row title={t('rows.favorites')} games={favorites} to={href('favorites')} />
      <Row
        title={t('rows.new')}
        games={fresh}
        badged={false}
        to={href('games', undefined, { sort: 'new' })}
      />
      {studios.map(({ id, name, icon3 }) => (
        <Row
          key={id}
          title={name}
          picture={icon3}
          studio={id}
          games={listed.filter(({ brandId }) => brandId === id)}
          to={href('games', undefined, { studio: String(id) })}
        />
      ))}
    </div>
  );
}

interface RowProps {
  title: string;
  picture?: string;
  games: readonly Game[];
  /** The page of all of them, which is for players. */
  to: string;
  studio?: number;
  badged?: boolean | undefined;
}

/** A row with the number of its games; its tiles load when it comes near the window. */
function Row({ title, picture, games, to, studio, badged }: RowProps) {
  const part = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  const isPlayer = useSession().status === 'player';
  const empty = games.length === 0;
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
  }, [near, empty]);
  if (empty) return null;
  const all = (
    <>
      {t('rows.all', { count: games.length })}
      <span className="visually-hidden"> {title}</span>
    </>
  );
  // A visitor sees all games in a tab of home.
  const showTab = () => {
    if (studio === undefined) showHomeTab(ALL_GAMES_TAB);
    else showBrand(ALL_GAMES_TAB, studio);
  };
  return (
    <GameRow
      title={title}
      mark={
        picture ? (
          <img className={styles.picture} src={picture} width={28} height={28} alt="" loading="lazy" />
        ) : (
          <Icon name={studio === undefined && to === href('favorites') ? 'heart' : 'sparkles'} size={22} />
        )
      }
      action={
        isPlayer ? (
          <Link className="see-all" to={to}>
            {all}
          </Link>
        ) : (
          <button type="button" className="see-all" onClick={showTab}>
            {all}
          </button>
        )
      }
    >
      {near ? (
        games.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <GameTile game={game} badged={badged} />
          </li>
        ))
      ) : (
        // It keeps the height of the row, and is never seen.
        <li ref={part} className={styles.placeholder} />
      )}
    </GameRow>
  );
}
