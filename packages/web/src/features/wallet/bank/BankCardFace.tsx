import type { ReactNode } from 'react';
import star from '#assets/star.svg';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './bank-card-face.module.css';

interface BankCardFaceProps {
  bankName: string;
  /** A number masked by the server, or what is typed. */
  number: string;
  accountName: string;
  /** At the lower right. */
  action?: ReactNode;
}

/** A drawing of a bank card with its texts; long ones make it taller. */
export function BankCardFace({ bankName, number, accountName, action }: BankCardFaceProps) {
  return (
    <span className={styles.face}>
      <img src={star} width={132} height={132} alt="" className={styles.star} />
      <span className="row gap-2 type-button break-anywhere">
        <Icon name="landmark" size={22} className="flex-none color-accent-2" />
        {bankName}
      </span>
      <span className={styles.chip} />
      <span className={`num ${styles.number}`}>
        {number.includes('*') ? `•••• ${number.slice(-4)}` : number}
      </span>
      <span className="row wrap justify-between gap-y-1 gap-x-3">
        <span className="min-width-0 type-caption color-muted break-anywhere">{accountName}</span>
        {action}
      </span>
    </span>
  );
}
