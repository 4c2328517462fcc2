import { useState } from 'react';
import type { Game } from '#api/config.ts';
import { t } from '#messages/games.ts';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './game-grid.module.css';
import { GameTile } from './GameTile.tsx';

/** Number of tiles added at a time: a page of many games needs no virtual list. */
const PAGE = 60;
/** Tiles of the first view, whose pictures load immediately. */
const FIRST_VIEW = 9;

/** Games as a grid: 3 columns on the phone's home, 5 on the desktop (spec 9). */
export function GameGrid({ games, label }: { games: readonly Game[]; label: string }) {
  const [pages, setPages] = useState(1);
  const shown = games.slice(0, pages * PAGE);
  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {shown.map((game, index) => (
          <li key={game.id}>
            <GameTile game={game} eager={index < FIRST_VIEW} />
          </li>
        ))}
      </ul>
      {shown.length < games.length && (
        <Button className={styles.more} onClick={() => setPages(pages + 1)}>
          {t('games.more')}
        </Button>
      )}
    </>
  );
}

/** The grid while the games load. */
export function GameGridSkeleton({ count = 9 }: { count?: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Skeleton className={styles.placeholder} />
        </li>
      ))}
    </ul>
  );
}
