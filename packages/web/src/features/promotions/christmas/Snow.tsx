import { useState, type CSSProperties } from 'react';
import { t } from '#messages/christmas.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { keepSnow, readSnow } from './snow-choice.ts';
import styles from './snow.module.css';

/** The flakes: positions and times use steps without a common factor, so that no pattern is visible. */
const FLAKES = Array.from({ length: 24 }, (_, at) => ({
  '--left': `${(at * 37) % 100}%`,
  '--time': `${9 + ((at * 5) % 8)}s`,
  '--ahead': `${-((at * 7) % 17)}s`,
  '--drift': `${((at * 11) % 7) - 3}rem`,
  '--flake': `${2 + (at % 3)}px`,
}));

/** Snow with a button to stop it; none with reduced motion. */
export function Snow() {
  const [falls, setFalls] = useState(readSnow);
  function turn() {
    keepSnow(!falls);
    setFalls(!falls);
  }
  return (
    <div className={styles.snow}>
      <span className={styles.flakes} data-still={!falls || undefined} aria-hidden="true">
        {FLAKES.map((flake) => (
          <i key={flake['--left']} className={styles.flake} style={flake as CSSProperties} />
        ))}
      </span>
      <button type="button" className={styles.turn} onClick={turn}>
        <Icon name={falls ? 'pause' : 'play'} size={18} />
        <span className="visually-hidden">{t(falls ? 'christmas.stopSnow' : 'christmas.letSnow')}</span>
      </button>
    </div>
  );
}
