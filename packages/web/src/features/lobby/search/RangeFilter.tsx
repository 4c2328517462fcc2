import type { CSSProperties } from 'react';
import { t } from '#messages/all-games.ts';
import type { Range } from './game-filters.ts';
import styles from './range-filter.module.css';

interface RangeFilterProps {
  range: Range;
  /** Places of the lowest and the highest stop. */
  onChange: (from: number, to: number) => void;
}

/** A range with a handle at each end, over bars with the number of games of each value. */
export default function RangeFilter({ range, onChange }: RangeFilterProps) {
  const { title, stops, counts, from, to, format } = range;
  const last = stops.length - 1;
  const most = Math.max(...counts, 1);
  const handles = [
    { name: t('gamesPage.from', { title }), at: from, move: (at: number) => onChange(Math.min(at, to), to) },
    { name: t('gamesPage.to', { title }), at: to, move: (at: number) => onChange(from, Math.max(at, from)) },
  ];
  const text = (at: number) => format(stops[at] ?? 0);
  return (
    <div role="group" aria-label={title}>
      <div className={styles.bars} aria-hidden="true">
        {counts.map((count, at) => (
          <span
            key={stops[at]}
            data-in={(at >= from && at <= to) || undefined}
            style={{ '--share': count / most } as CSSProperties}
          >
            {count}
          </span>
        ))}
      </div>
      <div className={styles.track} style={{ '--from': from / last, '--to': to / last } as CSSProperties}>
        {handles.map(({ name, at, move }) => (
          <input
            key={name}
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={name}
            aria-valuetext={text(at)}
            onChange={({ currentTarget }) => move(Number(currentTarget.value))}
          />
        ))}
      </div>
      <p className="row justify-between gap-3 type-caption color-muted tabular">
        <span>{text(from)}</span>
        <span>{text(to)}</span>
      </p>
    </div>
  );
}
