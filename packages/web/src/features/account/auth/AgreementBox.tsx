import { useState } from 'react';
import { t } from '#messages/auth.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import type { Agreement } from './agreement.ts';
import { CheckBox } from './CheckBox.tsx';
import styles from './agreement.module.css';

// The texts come with their first reading; after that the sheet stays, so that closing can move.
const AgreementSheet = lazyPart(async () => ({
  default: (await import('./AgreementSheet.tsx')).AgreementSheet,
}));

interface AgreementBoxProps {
  agreement: Agreement;
  /** Leads over to the two texts where there is no box to tick. */
  lead?: string;
}

/** The agreement beside a form: a box to tick where the site has one, and the way to its two texts (spec 2.7). */
export function AgreementBox({ agreement, lead }: AgreementBoxProps) {
  const { shown, accepted, toggle, read, reading } = agreement;
  const [opened, setOpened] = useState(false);
  if (reading !== null && !opened) setOpened(true);
  return (
    <div>
      {shown && (
        <CheckBox checked={accepted} onChange={toggle}>
          {t('auth.agree')}
        </CheckBox>
      )}
      <p className={styles.texts}>
        {!shown && lead && <span className={styles.lead}>{lead}</span>}
        <button type="button" className={styles.open} onClick={() => read('terms')}>
          {t('legal.terms')}
        </button>
        <span aria-hidden="true">·</span>
        <button type="button" className={styles.open} onClick={() => read('privacy')}>
          {t('legal.privacy')}
        </button>
      </p>
      {opened && (
        <SilentBoundary>
          <AgreementSheet agreement={agreement} />
        </SilentBoundary>
      )}
    </div>
  );
}
