import type { ReactNode } from 'react';
import { PromoScene } from '../promo-hero/PromoScene.tsx';
import type { Theme } from '../promo-hero/theme.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import styles from './promo-dialog.module.css';

interface PromoDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** the theme whose sky it shows. */
  theme: Theme;
  /** The picture of what the promotion is about; it says nothing that the words do not. */
  object: string;
  /** What it gives, large and in gold. */
  lead: ReactNode;
  /** What belongs to that in a sentence. */
  text: ReactNode;
  /** How far it has come, or how long it goes on. */
  children?: ReactNode;
  /** What counts, in small print, before any button. */
  terms: string;
  /** What can be done, the first of them on a line of its own. */
  actions: ReactNode;
}

/** A promotion as a dialog in the middle of the page: its sky with its object, what it gives, and the terms. */
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
        <p className={styles.title} aria-hidden="true">
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
