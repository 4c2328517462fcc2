import type { CSSProperties } from 'react';
import styles from './baubles.module.css';

/** Positions of the baubles on the tree, in per cent, from the top. */
const PLACES = [
  [43, 42],
  [57.5, 44],
  [38, 58],
  [54.5, 60],
  [65, 72],
  [35, 73.5],
  [49, 73],
] as const;

/** One light on the tree for each opened box, up to the number of baubles. */
export function Baubles({ opened }: { opened: number }) {
  return (
    <span className={styles.tree} aria-hidden="true">
      {PLACES.slice(0, opened).map(([x, y]) => (
        <i
          key={`${x}/${y}`}
          className={styles.light}
          style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
        />
      ))}
    </span>
  );
}
