import type { ReactNode } from 'react';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { Screen, type ScreenProps } from '#ui/frame.ts';
import { ActivityHero, type ActivityHeroProps } from './ActivityHero.tsx';
import styles from './activity-screen.module.css';
import { activities } from './registry.ts';

interface ActivityScreenProps extends Pick<ScreenProps, 'title' | 'footer'>, ActivityHeroProps {
  type: ActivityNumber;
  children: ReactNode;
}

/** The page of an activity: its world with its head, and what can be done below. */
export function ActivityScreen({ title, footer, children, ...hero }: ActivityScreenProps) {
  return (
    <Screen title={title} footer={footer} world={activities[hero.type].hero?.world}>
      <div className={styles.page}>
        <ActivityHero {...hero} />
        {children}
      </div>
    </Screen>
  );
}
