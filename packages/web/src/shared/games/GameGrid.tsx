import { Suspense, type ComponentProps } from 'react';
import type { Game } from '#api/config.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './game-grid.module.css';
import { GameTile } from './GameTile.tsx';

const LongGameGrid = lazyPart(() => import('./LongGameGrid.tsx'));

/** Up to this number, all tiles are in the page. */
const SHORT = 60;
/** Tiles of the first view, whose pictures load immediately. */
const FIRST_VIEW = 9;

interface GameGridProps extends Pick<ComponentProps<typeof GameTile>, 'badged'> {
  games: readonly Game[];
  label: string;
}

/** Games as a grid: 3 columns on the phone's home, 5 on the desktop (spec 9). */
export function GameGrid({ games, label, badged }: GameGridProps) {
  if (games.length > SHORT) {
    return (
      <PartBoundary>
        <Suspense fallback={<GameGridSkeleton />}>
          <LongGameGrid games={games} label={label} />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <ul className={styles.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} eager={index < FIRST_VIEW} badged={badged} />
        </li>
      ))}
    </ul>
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
