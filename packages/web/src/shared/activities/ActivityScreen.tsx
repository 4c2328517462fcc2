import type { ReactNode } from 'react';
import { usePlayer } from '#api/session.ts';
import { Balance } from '#shared/player/Balance.tsx';
import { classNames } from '#lib/class-names.ts';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { Screen, useFrame, type ScreenProps } from '#ui/frame.ts';
import { ActivityHero, type ActivityHeroProps } from './ActivityHero.tsx';
import styles from './activity-screen.module.css';
import { activities } from './registry.ts';
import { useCloseCount } from './use-closings.ts';

interface ActivityScreenProps
  extends Pick<ScreenProps, 'title' | 'footer'>, Omit<ActivityHeroProps, 'moved'> {
  type: ActivityNumber;
  children: ReactNode;
  /** Replaces the usual hero; null if the content starts with its own picture. */
  head?: ReactNode;
  /** Content that belongs to the main button: beside the content on a desktop, above it on a phone. */
  panel?: ReactNode;
  /** Whether a receipt is open. When it closes, the object of the theme moves once. */
  receiving?: boolean;
}

/**
 * The page of an activity: its theme, its hero and its content. The foot of a phone is a panel beside both on a
 * desktop.
 */
export function ActivityScreen(props: ActivityScreenProps) {
  const { title, footer, panel, children, head, receiving = false, ...hero } = props;
  const moved = useCloseCount(receiving);
  const theme = activities[hero.type].hero?.theme;
  const beside = useFrame().footer === 'content' && ('footer' in props || 'panel' in props);
  // Claims go to the balance, so the header shows it; the hero names the page.
  const balance = usePlayer() && (
    <span className={styles.balance}>
      <Balance size="bar" coin={24} />
    </span>
  );
  return (
    <Screen title={title} footer={beside ? undefined : footer} theme={theme} middle={balance}>
      <div className={styles.page} data-theme={theme}>
        <div className={classNames(beside && styles.columns)}>
          <div className={styles.board}>
            {head === undefined ? <ActivityHero {...hero} moved={moved} /> : head}
            {!beside && panel}
            {children}
          </div>
          {beside && (
            <div className={styles.panel}>
              {panel}
              {footer}
            </div>
          )}
        </div>
      </div>
    </Screen>
  );
}
