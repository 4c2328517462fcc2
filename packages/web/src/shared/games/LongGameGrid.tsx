import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '#api/config.ts';
import styles from './game-grid.module.css';
import { GameTile } from './GameTile.tsx';

/** Tiles before the grid has been measured. */
const UNMEASURED = 30;

/** The rows in the page, and the height of the others. */
interface Rows {
  columns: number;
  first: number;
  end: number;
  /** Height of a row with its gap, in px. */
  height: number;
}

/** The rows in the window of the scroller, and as many above and below it; null without layout. */
function rowsInView(list: HTMLUListElement, count: number): Rows | null {
  const scroller = list.closest('[data-scroller]');
  const tile = list.firstElementChild?.getBoundingClientRect();
  if (!scroller || !tile || tile.height === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const height = tile.height + (Number.parseFloat(rowGap) || 0);
  const rows = Math.ceil(count / columns);
  const { top, height: room } = scroller.getBoundingClientRect();
  const above = top - list.getBoundingClientRect().top;
  const clamp = (row: number) => Math.min(Math.max(row, 0), rows);
  return {
    columns,
    first: clamp(Math.min(Math.floor((above - room) / height), rows - 1)),
    end: clamp(Math.max(Math.ceil((above + 2 * room) / height), 1)),
    height,
  };
}

/** Many games as a grid: only the rows near the window are in the page. */
export default function LongGameGrid({ games, label }: { games: readonly Game[]; label: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [rows, setRows] = useState<Rows | null>(null);
  const measure = useEffectEvent(() => {
    const next = list.current && rowsInView(list.current, games.length);
    if (!next) return;
    setRows((now) =>
      now &&
      now.first === next.first &&
      now.end === next.end &&
      now.columns === next.columns &&
      Math.abs(now.height - next.height) < 0.5
        ? now
        : next,
    );
  });
  useLayoutEffect(() => measure(), [games]);
  useEffect(() => {
    const part = list.current;
    const scroller = part?.closest('[data-scroller]');
    if (!part || !scroller) return undefined;
    const onChange = () => measure();
    const sizes = new ResizeObserver(onChange);
    sizes.observe(part);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', onChange, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', onChange);
    };
  }, []);
  const from = rows ? rows.first * rows.columns : 0;
  const to = rows ? rows.end * rows.columns : UNMEASURED;
  const all = rows ? Math.ceil(games.length / rows.columns) : 0;
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={label}
      style={
        rows
          ? { paddingBlock: `${rows.first * rows.height}px ${Math.max(0, all - rows.end) * rows.height}px` }
          : undefined
      }
    >
      {games.slice(from, to).map((game, index) => (
        <li key={game.id} aria-setsize={games.length} aria-posinset={from + index + 1}>
          <GameTile game={game} eager={from + index < 9} />
        </li>
      ))}
    </ul>
  );
}
