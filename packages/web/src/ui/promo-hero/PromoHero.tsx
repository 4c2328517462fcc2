import '../../styles/tokens-promo.css';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './promo-hero.module.css';
import type { World } from './world.ts';

interface PromoHeroProps {
  /** The world whose sky it shows. */
  world: World;
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
}

/** The head of a promotion's page: its sky with its object, and the terms before any button. */
export function PromoHero({ world, object, large = false, lead, children, clock }: PromoHeroProps) {
  return (
    <section className={styles.hero} data-world={world}>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.rays} />
        <span className={styles.halo} />
        <svg className={styles.hills} viewBox="0 0 100 40" preserveAspectRatio="none">
          <path className={styles.far} d="M0 40V16C20 2 35 26 55 17S85 2 100 13V40Z" />
          <path className={styles.ground} d="M0 40V29C22 18 40 37 60 30S86 20 100 29V40Z" />
        </svg>
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.terms}>{children}</p>
        {clock && <div className={styles.clock}>{clock}</div>}
      </div>
      <img
        className={classNames(styles.object, large && styles.large)}
        src={object}
        width={128}
        height={128}
        alt=""
      />
    </section>
  );
}
