import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import motion from './object-motion.module.css';
import { PromoScene } from './PromoScene.tsx';
import styles from './promo-hero.module.css';
import type { Theme } from './theme.ts';

interface PromoHeroProps {
  /** the theme whose sky it shows. */
  theme: Theme;
  /** The picture of what the promotion is about; it says nothing that the words do not. */
  object: string;
  /** Whether that picture is large enough to fill its side of the head. */
  large?: boolean;
  /** A few words in gold. */
  lead: string;
  /** The terms: what counts, what it gives, until when. */
  children: ReactNode;
  /** How long it goes on, where the server says until when. */
  clock?: ReactNode;
  /** What moves before the sky, and how it is stopped; behind the words. */
  sky?: ReactNode;
  /** What lies on the picture, placed in its square. */
  onObject?: ReactNode;
  /** How often the picture has moved; it does once each time that this grows. */
  moved?: number;
}

/** The head of a promotion's page: its sky with its object, and the terms before any button. */
export function PromoHero(props: PromoHeroProps) {
  const { theme, object, large = false, lead, children, clock, sky, onObject, moved = 0 } = props;
  return (
    <section className={styles.hero} data-theme={theme}>
      <PromoScene theme={theme} />
      {sky}
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.terms}>{children}</p>
        {clock && <div className={styles.clock}>{clock}</div>}
      </div>
      <span className={classNames(styles.object, motion.object, large && styles.large)}>
        <img
          // A new element moves anew.
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
