import { type ComponentProps, type ReactNode, useState } from 'react';
import { usePlayer } from '#api/session.ts';
import { Balance } from '#shared/player/Balance.tsx';
import { classNames } from '#lib/class-names.ts';
import { t } from '#messages/activities.ts';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { Screen, useFrame, type ScreenProps } from '#ui/frame.ts';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { ActivityHero, type ActivityHeroProps } from './ActivityHero.tsx';
import styles from './activity-screen.module.css';
import { activities } from './registry.ts';

/** Counts how often something has been closed. */
function useCloseCount(open: boolean): number {
  const [{ wasOpen, count }, setSeen] = useState({ wasOpen: open, count: 0 });
  if (wasOpen !== open) setSeen({ wasOpen: open, count: open ? count : count + 1 });
  return count;
}

interface ActivityScreenProps extends Pick<ScreenProps, 'footer'>, Omit<ActivityHeroProps, 'moved'> {
  type: ActivityNumber;
  /** Title instead of the name of the activity. */
  title?: string;
  children: ReactNode;
  /** Replaces the usual hero; null if the content starts with its own picture. */
  head?: ReactNode;
  /** Content that belongs to the main button: beside the content on a desktop, above it on a phone. */
  panel?: ReactNode;
  /** The receipt of its claims. When it closes, the object of the theme moves once. */
  receipt?: ComponentProps<typeof Receipt>;
}

/**
 * The page of an activity: its theme, its hero and its content. The footer of a phone is a panel beside both on a
 * desktop.
 */
export function ActivityScreen(props: ActivityScreenProps) {
  const { title, footer, panel, children, head, receipt, ...hero } = props;
  const { name, object, hero: texts } = activities[hero.type];
  const moved = useCloseCount((receipt?.rewards.length ?? 0) > 0);
  const theme = texts?.theme;
  const isAside = useFrame().footer === 'content' && ('footer' in props || 'panel' in props);
  // Claims go to the balance, so the header shows it; the hero names the page.
  const balance = usePlayer() && (
    <span className={styles.balance}>
      <Balance size="bar" coin={24} />
    </span>
  );
  return (
    <Screen title={title ?? t(name)} footer={isAside ? undefined : footer} theme={theme} middle={balance}>
      <div className={styles.page} data-theme={theme}>
        <div className={classNames(isAside && `stack gap-5 ${styles.columns}`)}>
          <div className="stack content-start gap-5 min-width-0">
            {head === undefined ? <ActivityHero {...hero} moved={moved} /> : head}
            {!isAside && panel}
            {children}
            {receipt && <Receipt object={object} {...receipt} />}
          </div>
          {isAside && (
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
