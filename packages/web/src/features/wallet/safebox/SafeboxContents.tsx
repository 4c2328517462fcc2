import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import coin from '#assets/objects/coin.webp';
import chest from '#assets/safebox.svg';
import { t as tPlayer } from '#messages/player.ts';
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

/** The coins of a safebox or of the balance. */
function Sum({ label, coins }: { label: string; coins: number }) {
  return (
    <p className="grid gap-2 type-label color-muted">
      <span>{label}</span>
      <b className="num row wrap justify-center gap-x-3 type-display color-text break-anywhere">
        <Coin size={34} />
        {formatCoins(coins)}
      </b>
    </p>
  );
}

interface ContentsProps {
  /** Hundredths. */
  coins: number;
  /** Its actions. */
  children?: ReactNode;
}

export function SafeboxContents({ coins, children }: ContentsProps) {
  return (
    <div className={`stack card-desktop justify-items-center gap-2 text-center ${shared.contents}`}>
      <SafeboxPicture />
      <Sum label={t('safebox.inside')} coins={coins} />
      <p className={`type-note color-muted ${shared.text}`}>{t('safebox.insideText')}</p>
      {children}
    </div>
  );
}

interface BothProps extends ContentsProps {
  /** Hundredths. */
  balance: number;
}

/** The balance and the safebox, with the control that moves coins between them. */
export function BothBalances({ balance, coins, children }: BothProps) {
  return (
    <div className={`stack gap-4 ${styles.both}`}>
      <div className={`stack card-desktop justify-items-center gap-2 text-center ${shared.contents}`}>
        <img src={coin} width={108} height={108} alt="" className="shadow-object" />
        <Sum label={tPlayer('player.balance')} coins={balance} />
      </div>
      <div className={styles.control}>{children}</div>
      <div className={`stack card-desktop justify-items-center gap-2 text-center ${shared.contents}`}>
        <img src={chest} width={121} height={108} alt="" className="shadow-object" />
        <Sum label={t('safebox.inside')} coins={coins} />
      </div>
      <p className={`type-note color-muted ${styles.separate}`}>{t('safebox.insideText')}</p>
    </div>
  );
}
