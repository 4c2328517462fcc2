import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './wheel.module.css';

interface WheelHeroProps {
  /** The heading, and the name of the section. */
  lead: string;
  theme?: string;
  className?: string | undefined;
  /** Places the light behind the hub. */
  lightClassName: string | undefined;
  /** Decoration between the light and the wheel. */
  scenery?: ReactNode;
  children: ReactNode;
}

/** The top of a page with a wheel, over the whole width of a phone. */
export function WheelHero({ lead, theme, className, lightClassName, scenery, children }: WheelHeroProps) {
  return (
    <section
      className={classNames('stack content-start gap-1 text-center', styles.hero, className)}
      data-theme={theme}
      aria-label={lead}
    >
      <span className={classNames(styles.light, lightClassName)} aria-hidden="true" />
      {scenery}
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
