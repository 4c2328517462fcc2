import { useEffect, useRef, useState } from 'react';
import { t } from '#messages/mail.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Mailbox } from './Mailbox.tsx';
import type { MailFrameProps } from './mail-frame.ts';
import styles from './mail-dialog.module.css';

/** The list or a mail inside of the dialog, with its own row of controls. */
function DialogPart({ title, action, footer, onBack, children }: MailFrameProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element was removed with the previous part.
    if (document.activeElement === document.body) part.current?.focus();
  }, []);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={title} className={styles.part}>
      <div className={styles.head}>
        {onBack && (
          <RoundButton variant="plain" icon="chevron-left" label={t('mail.back')} onClick={onBack} />
        )}
        <span className={styles.action}>{action}</span>
      </div>
      {children}
      {footer && <div className={styles.foot}>{footer}</div>}
    </div>
  );
}

/** The mail on a desktop, which has no page for it (spec 2.3). */
export default function MailDialog({ onClose }: { onClose: () => void }) {
  const [letterId, setLetterId] = useState<number | null>(null);
  return (
    <Sheet open onClose={onClose} title={t('mail.title')}>
      <Mailbox
        frame={DialogPart}
        letterId={letterId}
        onOpen={setLetterId}
        onLeave={() => setLetterId(null)}
      />
    </Sheet>
  );
}
