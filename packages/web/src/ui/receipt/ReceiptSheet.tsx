import '#styles/tokens-themes.css';
import type { Reward } from '@tara/sdk/rules';
import gift from '#assets/objects/wrapped-gift.webp';
import { t } from '#messages/reward.ts';
import { Button } from '../button/Button.tsx';
import { RewardItem } from '../reward/RewardItem.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import styles from './receipt-sheet.module.css';

export interface ReceiptSheetProps {
  /** What was received; with nothing in it the sheet is closed. */
  rewards: readonly Reward[];
  onClose: () => void;
  /** What stands half out of the sheet; a gift where nothing is said. */
  object?: string;
}

/** Says what a claim has brought, line by line: a sheet from below on a phone, a dialog on a desktop. */
export function ReceiptSheet({ rewards, onClose, object = gift }: ReceiptSheetProps) {
  return (
    <Sheet
      open={rewards.length > 0}
      onClose={onClose}
      title={t('reward.received')}
      className={styles.receipt}
      footer={
        <Button variant="gold" size="l" wide onClick={onClose}>
          {t('reward.good')}
        </Button>
      }
    >
      <span className={styles.light} aria-hidden="true" />
      <img src={object} width={128} height={128} alt="" className={styles.object} />
      <ul>
        {rewards.map((reward, place) => (
          // They never change while the sheet is open, and two of them may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <RewardItem key={place} reward={reward} />
        ))}
      </ul>
    </Sheet>
  );
}
