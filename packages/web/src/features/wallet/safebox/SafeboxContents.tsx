import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import chest from '#assets/safebox.svg';
import { t } from '#messages/safebox.ts';
import { classNames } from '#lib/class-names.ts';
import { Coin } from '#ui/coin/Coin.tsx';
import shared from './safebox.module.css';
import styles from './safebox-contents.module.css';

/** The decorative picture of the safebox. */
export function SafeboxPicture({ small = false }: { small?: boolean }) {
  return (
    <div className={classNames(styles.picture, small && styles.small)}>
      <img src={chest} width={148} height={132} alt="" />
    </div>
  );
}

interface ContentsProps {
  /** Hundredths. */
  coins: number;
  /** Its actions. */
  children?: ReactNode;
}

/** The coins in the safebox. */
export function SafeboxContents({ coins, children }: ContentsProps) {
  return (
    <div className={shared.contents}>
      <SafeboxPicture />
      <p className={styles.inside}>
        <span>{t('safebox.inside')}</span>
        <b className="num">
          <Coin size={34} />
          {formatCoins(coins)}
        </b>
      </p>
      <p className={shared.text}>{t('safebox.insideText')}</p>
      {children}
    </div>
  );
}
