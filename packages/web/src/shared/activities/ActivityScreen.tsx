import type { ReactNode } from 'react';
import { usePlayer } from '#api/session.ts';
import { Balance } from '#shared/player/Balance.tsx';
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
  /** In place of the usual head; null where the board begins with a picture of its own. */
  head?: ReactNode;
  /** What belongs to the button at the foot; beside the content where there is room for it, else above it. */
  panel?: ReactNode;
  /** Whether what a claim has brought is being shown. When that closes, the object of the theme moves once. */
  receiving?: boolean;
}

/**
 * The page of an activity: its theme with its hero, and what can be done below. What stands at the foot of a phone is
 * a panel beside the content on a desktop.
 */
export function ActivityScreen({
  title,
  footer,
  panel,
  children,
  head,
  receiving = false,
  ...hero
}: ActivityScreenProps) {
  const moved = useCloseCount(receiving);
  const theme = activities[hero.type].hero?.theme;
  const beside = useFrame().footer === 'content' && (Boolean(footer) || Boolean(panel));
  // What is claimed goes to the balance, which is in sight; the head below says what the page is.
  const balance = usePlayer() && (
    <span className={styles.balance}>
      <Balance size="bar" coin={24} />
    </span>
  );
  return (
    <Screen title={title} footer={beside ? undefined : footer} theme={theme} middle={balance}>
      <div className={styles.page} data-theme={theme}>
        {head === undefined ? <ActivityHero {...hero} moved={moved} /> : head}
        {beside ? (
          <div className={styles.columns}>
            <div className={styles.board}>{children}</div>
            <div className={styles.panel}>
              {panel}
              {footer}
            </div>
          </div>
        ) : (
          <div className={styles.board}>
            {panel}
            {children}
          </div>
        )}
      </div>
    </Screen>
  );
}
