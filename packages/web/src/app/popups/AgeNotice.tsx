import { AGE_POPUP_Z_INDEX } from '@tara/sdk/rules';
import { useState } from 'react';
import { t } from '#messages/popups.ts';
import { useKeptNotices } from '#state/notices.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import shared from './popups.module.css';
import styles from './age-notice.module.css';

/** After Leave: the product is hidden, with one way back to the question. */
function Goodbye({ onReturn }: { onReturn: () => void }) {
  return (
    <Sheet
      open
      onClose={() => undefined}
      title={t('popups.left')}
      form="dialog"
      dismissable={false}
      className={styles.goodbye}
    >
      <p className={`color-muted text-center ${shared.text}`}>{t('popups.leftText')}</p>
      <p className={`color-muted text-center ${shared.text}`}>{t('popups.leftClose')}</p>
      <Button wide className="margin-top-6" onClick={onReturn}>
        {t('popups.leftReturn')}
      </Button>
    </Sheet>
  );
}

/** The age notice of green mode (spec 5). It has no close button: it must be answered. */
export default function AgeNotice() {
  const [left, setLeft] = useState(false);
  if (left) return <Goodbye onReturn={() => setLeft(false)} />;
  return (
    <div style={{ zIndex: AGE_POPUP_Z_INDEX }}>
      <Sheet
        open
        onClose={() => undefined}
        title={t('popups.ageTitle')}
        form="dialog"
        dismissable={false}
        footer={
          <div className={shared.buttons}>
            <Button onClick={() => setLeft(true)}>{t('popups.ageLeave')}</Button>
            <Button variant="gold" onClick={() => useKeptNotices.setState({ ageAccepted: true })}>
              {t('popups.ageAccept')}
            </Button>
          </div>
        }
      >
        <p className={styles.strong}>{t('popups.ageIntro')}</p>
        <ul className={styles.rules}>
          <li>{t('popups.age1')}</li>
          <li>{t('popups.age2')}</li>
          <li>{t('popups.age3')}</li>
          <li>{t('popups.age4')}</li>
          <li>{t('popups.age5')}</li>
        </ul>
        <p className="margin-top-2 color-muted">{t('popups.age6')}</p>
        <p className="margin-top-2 color-muted">{t('popups.age7')}</p>
      </Sheet>
    </div>
  );
}
