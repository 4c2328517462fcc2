import type { Reward } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { RewardPicture } from './RewardPicture.tsx';
import { rewardText } from './reward-text.ts';
import styles from './reward-item.module.css';

interface RewardItemProps {
  reward: Reward;
  className?: string | undefined;
  /** Actions or a result, below the amount. */
  children?: ReactNode;
}

/** An item of a reward in a list: object, name, note, amount. */
export function RewardItem({ reward, className, children }: RewardItemProps) {
  const { name, amount, note } = rewardText(reward);
  return (
    <li className={classNames(styles.item, className)}>
      <RewardPicture rewards={[reward]} size={48} />
      <span className={`grid gap-half min-width-0 break-anywhere ${styles.text}`}>
        <b className="type-entry">{name}</b>
        {note && <span className="type-note color-muted">{note}</span>}
      </span>
      <span className="grid justify-items-end gap-1 min-width-0 max-width-full margin-start-auto">
        <span className="num max-width-full size-20 break-anywhere">{amount}</span>
        {children}
      </span>
    </li>
  );
}
