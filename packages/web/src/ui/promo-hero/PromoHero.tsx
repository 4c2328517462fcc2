import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import motion from './object-motion.module.css';
import { PromoScene } from './PromoScene.tsx';
import styles from './promo-hero.module.css';
import type { Theme } from './theme.ts';

export interface PromoHeroProps {
  /** The theme of its background. */
  theme: Theme;
  /** The decorative picture of the promotion. */
  object: string;
  /** Whether the picture fills its side of the hero. */
  large?: boolean;
  /** Short heading in the accent colour. */
  lead: string;
  /** The terms: what counts, what it gives, until when. */
  children: ReactNode;
  /** The remaining time, if the server has an end. */
  clock?: ReactNode;
  /** Animation over the background, with its stop button; behind the text. */
  sky?: ReactNode;
  /** Drawing on the picture, positioned in its square. */
  onObject?: ReactNode;
  /** Moves the picture once for each increase. */
  moved?: number;
}

/** The hero of a promotion's page: background, object, and the terms before any button. */
export function PromoHero(props: PromoHeroProps) {
  const { theme, object, large = false, lead, children, clock, sky, onObject, moved = 0 } = props;
  return (
    <section className={styles.hero} data-theme={theme}>
      <PromoScene theme={theme} />
      {sky}
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.terms}>{children}</p>
        {clock && <div className="flex wrap gap-y-2 gap-x-3 padding-top-1">{clock}</div>}
      </div>
      <span className={classNames(styles.object, motion.object, large && styles.large)}>
        <img
          // A new element restarts the animation.
          key={moved}
          src={object}
          width={128}
          height={128}
          alt=""
          className={moved > 0 ? motion.moves : undefined}
        />
        {onObject}
      </span>
    </section>
  );
}
