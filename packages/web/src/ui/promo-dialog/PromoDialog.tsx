import type { ReactNode } from 'react';
import { PromoScene } from '../promo-hero/PromoScene.tsx';
import type { Theme } from '../promo-hero/theme.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import styles from './promo-dialog.module.css';

interface PromoDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The theme of its background. */
  theme: Theme;
  /** The decorative picture of the promotion. */
  object: string;
  /** The reward, large. */
  lead: ReactNode;
  /** A sentence about the reward. */
  text: ReactNode;
  /** Progress or remaining time. */
  children?: ReactNode;
  /** The terms, before any button. */
  terms: string;
  /** Actions, the first on its own row. */
  actions: ReactNode;
}

/** A promotion as a centred dialog: background, object, reward and terms. */
export function PromoDialog({
  open,
  onClose,
  title,
  theme,
  object,
  lead,
  text,
  children,
  terms,
  actions,
}: PromoDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title} form="dialog" hideTitle className={styles.dialog}>
      <div className={styles.sky} data-theme={theme}>
        <PromoScene theme={theme} />
        <img className={styles.object} src={object} width={128} height={128} alt="" />
      </div>
      <div className={styles.words}>
        <p className="type-section" aria-hidden="true">
          {title}
        </p>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.text}>{text}</p>
        {children}
        <p className={styles.terms}>{terms}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </Sheet>
  );
}
