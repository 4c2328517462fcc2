import '#styles/tokens-themes.css';
import type { Reward } from '@tara/sdk/rules';
import gift from '#assets/objects/wrapped-gift.webp';
import { t } from '#messages/reward.ts';
import { Button } from '../button/Button.tsx';
import { RewardItem } from '../reward/RewardItem.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import styles from './receipt-sheet.module.css';

export interface ReceiptSheetProps {
  /** The received rewards; closed if empty. */
  rewards: readonly Reward[];
  onClose: () => void;
  /** The object over the edge of the sheet; a gift by default. */
  object?: string;
  /** Below the rewards, e.g. what must be bet for all of them. */
  note?: string | null;
}

/** Shows the rewards of a claim line by line: a sheet on a phone, a dialog on a desktop. */
export function ReceiptSheet({ rewards, onClose, object = gift, note }: ReceiptSheetProps) {
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
          // The list does not change while the sheet is open, and two items may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <RewardItem key={place} reward={reward} />
        ))}
      </ul>
      {note && <p className="margin-top-3 type-note color-muted text-center">{note}</p>}
    </Sheet>
  );
}
