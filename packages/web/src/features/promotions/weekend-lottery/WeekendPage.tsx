import '#ui/promo-hero/theme-tokens.ts';
import { ActivityType, getTurnover } from '@tara/sdk/rules';
import type { ReactNode, Ref } from 'react';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { t as tActivity } from '#messages/activities.ts';
import { t as tReward } from '#messages/reward.ts';
import { useFrame } from '#ui/frame.ts';
import { WheelHero } from '#ui/wheel/WheelHero.tsx';
import { MelaWheel } from './MelaWheel.tsx';
import type { Lottery, Rides } from './use-rides.ts';
import styles from './weekend-page.module.css';

interface WeekendPageProps {
  wheel: Pick<Rides, 'phase' | 'index' | 'onStand'> & { props: Parameters<typeof MelaWheel>[0]['props'] };
  lottery: Lottery | undefined;
  /** Below the wheel: the last prize. */
  lastPrize?: ReactNode;
  /** The button at the foot. */
  button: ReactNode;
  wheelRef?: Ref<HTMLDivElement>;
  /** Below the wheel on a phone, below the button on a desktop. */
  children?: ReactNode;
}

/** The page of the weekend lottery: the wheel, the terms, and the draw button. */
export function WeekendPage({ wheel, lottery, lastPrize, button, wheelRef, children }: WeekendPageProps) {
  const type = ActivityType.weekendLottery;
  const turnover = getTurnover(lottery?.prizes);
  const isAside = useFrame().footer === 'content';
  return (
    <ActivityScreen
      type={type}
      head={null}
      footer={
        isAside ? (
          <>
            {button}
            {children}
          </>
        ) : (
          button
        )
      }
    >
      <WheelHero
        lead={tActivity('activities.weekendLead')}
        lightClassName={styles.light}
        scenery={<span className={styles.water} aria-hidden="true" />}
      >
        <div ref={wheelRef} className={styles.wheel}>
          <MelaWheel prizes={lottery?.prizes ?? null} {...wheel} />
        </div>
        <p className={styles.last} role="status">
          {lastPrize}
        </p>
        <p className={styles.terms}>
          {tActivity('activities.weekendTerms')}
          {turnover > 0 && ` ${tReward('reward.terms', { turnover })}`}
        </p>
      </WheelHero>
      {!isAside && children}
    </ActivityScreen>
  );
}
