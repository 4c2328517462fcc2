import { getBadge, formatCoinsShort, formatPercent, gameImageUrl, isInMaintenance } from '@tara/sdk/rules';
import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useConfig, type Game } from '#api/config.ts';
import { useSessionValue } from '#api/session.ts';
import { t } from '#messages/games.ts';
import { classNames } from '#lib/class-names.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { formatTime } from '#lib/time.ts';
import { href } from '#routing/layout.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { useFrame } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from './game-tile.module.css';
import { LikeButton } from './LikeButton.tsx';

const GameFacts = lazyPart(() => import('./GameFacts.tsx'));

interface GameTileProps {
  game: Game;
  /** Loads its picture immediately, because it is in the first view. */
  eager?: boolean;
  /** False in a list whose title says what the badge of each game would say. */
  badged?: boolean | undefined;
  /** False in a list of played games. */
  recent?: boolean;
}

/** The name on the picture, the last word in the colour of the studio. */
function NamePlate({ name }: { name: string }) {
  const words = name.split(' ');
  const last = words.length > 1 ? words.pop() : undefined;
  return (
    <span className={styles.name}>
      {words.join(' ')} {last && <em>{last}</em>}
    </span>
  );
}

function Badges({ game, recent, badged }: { game: Game; recent: boolean; badged: boolean }) {
  const badge = badged ? getBadge(game) : null;
  return (
    <>
      {badge && (
        <span className={classNames(styles.badge, styles[badge])}>
          <Icon name={badge === 'hot' ? 'flame' : 'sparkles'} size={14} />
          {t(badge === 'hot' ? 'games.hot' : 'games.new')}
        </span>
      )}
      {recent && (
        <span className={classNames(styles.recent, badge && styles.beside)}>
          <Icon name="history" size={14} />
          <span className="visually-hidden">{t('games.recent')}</span>
        </span>
      )}
    </>
  );
}

/** Shown under a mouse: play, studio, bets, and return to player. */
function PlayOverlay({ game, studio }: { game: Game; studio: string | undefined }) {
  const { returnToPlayer, minBet, maxBet } = game;
  return (
    <span className={styles.play}>
      <span className={styles.disc}>
        <Icon name="play" size={24} />
      </span>
      <b className="type-value">{studio}</b>
      {minBet !== undefined && maxBet !== undefined && (
        <span>{t('games.bets', { min: formatCoinsShort(minBet), max: formatCoinsShort(maxBet) })}</span>
      )}
      {returnToPlayer !== undefined && t('games.return', { percent: formatPercent(returnToPlayer) })}
    </span>
  );
}

/** Opens the facts of a game: by touch, keyboard and mouse. */
function FactsButton({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.facts}
        aria-label={t('games.facts', { name: game.name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={18} />
      </button>
      {open && (
        <SilentBoundary>
          <GameFacts game={game} onClose={() => setOpen(false)} />
        </SilentBoundary>
      )}
    </>
  );
}

/** A game: picture, name, heart, badges, or the note that it is in maintenance (spec 2.5, 4). */
export function GameTile({ game, eager = false, badged = true, recent = true }: GameTileProps) {
  const hasMouse = useFrame().pointer === 'mouse';
  const web = useConfig()?.web;
  const played = useSessionValue(({ gameUser }) => gameUser.gameHistory.includes(game.id));
  const off = isInMaintenance(game);
  const brand = web?.appGameBrandList.find(({ id }) => id === game.brandId);
  const theme = brand?.theme;
  const back = game.maintainUntil
    ? t('games.backAt', { time: formatTime(game.maintainUntil) })
    : t('games.backLater');
  const image = (
    <img
      src={gameImageUrl(web?.gameResourceUrl ?? '/content/games/', game.id)}
      width={256}
      height={320}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  const style = { '--deep': theme?.deep, '--hi': theme?.hi } as CSSProperties;
  return (
    <article className={classNames(styles.tile, off && styles.off)} style={style}>
      {off ? (
        <button
          type="button"
          className={styles.cover}
          aria-label={t('games.maintained', { name: game.name, back })}
          onClick={() => toast.info(t('games.maintenance', { name: game.name }))}
        >
          {image}
          <span className={styles.note}>
            <Icon name="wrench" size={22} />
            {back}
          </span>
          <NamePlate name={game.name} />
        </button>
      ) : (
        <Link
          className={styles.cover}
          to={href('start', undefined, { gameId: String(game.id) })}
          aria-label={t('games.play', { name: game.name })}
        >
          {image}
          <Badges game={game} recent={recent && played} badged={badged} />
          <NamePlate name={game.name} />
          {hasMouse && <PlayOverlay game={game} studio={brand?.name} />}
        </Link>
      )}
      <LikeButton game={game} />
      {!off && <FactsButton game={game} />}
    </article>
  );
}
