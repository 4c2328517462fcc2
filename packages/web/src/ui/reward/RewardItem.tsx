import type { Reward } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import gift from '#assets/objects/wrapped-gift.webp';
import party from '#assets/objects/party-popper.webp';
import star from '#assets/objects/star.webp';
import ticket from '#assets/objects/ticket.webp';
import { classNames } from '#lib/class-names.ts';
import { Coin } from '../coin/Coin.tsx';
import { rewardText } from './reward-text.ts';
import styles from './reward-item.module.css';

/** What stands for the kinds of rewards; coins have the coin of the region. */
const objects: Record<Exclude<Reward['kind'], 'coins'>, string> = {
  points: star,
  'point-item': star,
  percentage: ticket,
  'give-coupon': ticket,
  coupon: ticket,
  'new-year': party,
  other: gift,
};

interface RewardItemProps {
  reward: Reward;
  className?: string | undefined;
  /** What can be done with it, or what came of it; below the amount. */
  children?: ReactNode;
}

/** One thing of a reward as an entry of a list: its object, its name, what one should know of it, and how much. */
export function RewardItem({ reward, className, children }: RewardItemProps) {
  const { name, amount, note } = rewardText(reward);
  return (
    <li className={classNames(styles.item, className)}>
      {reward.kind === 'coins' ? (
        <Coin size={48} />
      ) : (
        <img src={objects[reward.kind]} width={48} height={48} alt="" className={styles.object} />
      )}
      <span className={styles.text}>
        <b className={styles.name}>{name}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.end}>
        <span className={`num ${styles.amount}`}>{amount}</span>
        {children}
      </span>
    </li>
  );
}
