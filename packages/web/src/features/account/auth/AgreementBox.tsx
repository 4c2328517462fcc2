import { useState } from 'react';
import { t } from '#messages/auth.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import type { Agreement } from './agreement.ts';
import { CheckBox } from './CheckBox.tsx';
import styles from './form.module.css';

// The texts load when first opened; the sheet stays mounted for its closing animation.
const AgreementSheet = lazyPart(async () => ({
  default: (await import('./AgreementSheet.tsx')).AgreementSheet,
}));

interface AgreementBoxProps {
  agreement: Agreement;
  /** Links to the two texts if there is no checkbox. */
  lead?: string;
}

/** The agreement in a form: a checkbox if the site has one, and links to its two texts (spec 2.7). */
export function AgreementBox({ agreement, lead }: AgreementBoxProps) {
  const { shown, accepted, toggle, read, reading: query } = agreement;
  const [opened, setOpened] = useState(false);
  if (query !== null && !opened) setOpened(true);
  return (
    <div>
      {shown && (
        <CheckBox checked={accepted} onChange={toggle}>
          {t('auth.agree')}
        </CheckBox>
      )}
      <p className="row wrap justify-center gap-x-2 type-caption color-muted">
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
