import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePlayer } from '#api/session.ts';
import { Mailbox } from '#features/content/mail/Mailbox.tsx';
import type { MailFrameProps } from '#features/content/mail/mail-frame.ts';
import { useMailAddress } from '#features/content/mail/use-mail-address.ts';
import { t } from '#messages/mail.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Screen } from '#ui/frame.ts';
import styles from './mail-screen.module.css';

/** Whether the page is already open; on arrival its heading gets the focus. */
const Arrived = createContext<RefObject<boolean>>({ current: true });

/** The list or a mail, each with its own row of controls. */
function MailPart({ title, action, footer, children }: MailFrameProps) {
  const part = useRef<HTMLElement>(null);
  const arrived = use(Arrived);
  useEffect(() => {
    if (!arrived.current) return;
    // The focused element was removed, or is in the list that a narrow page hides behind the mail.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.getClientRects().length === 0)
      part.current?.focus();
  }, [arrived]);
  return (
    <section ref={part} tabIndex={-1} aria-label={title} className={styles.part}>
      {action && <div className={styles.action}>{action}</div>}
      {children}
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  );
}

/** The list and the open mail beside it. */
function arrange(list: ReactNode, message: ReactNode) {
  return (
    <div className={styles.columns} data-open={message !== null}>
      {list}
      {message ?? (
        <MailPart title={t('mail.message')}>
          <EmptyState title={t('mail.choose')} text={t('mail.chooseText')} />
        </MailPart>
      )}
    </div>
  );
}

/** The mail on a desktop: the list and the open mail; one of them in a narrow window. */
export default function MailScreen() {
  const player = usePlayer();
  const address = useMailAddress();
  const arrived = useRef(false);
  useEffect(() => {
    // After the effects of the parts.
    arrived.current = true;
  }, []);
  return (
    <Screen title={t('mail.title')} onBack={address.messageId === null ? undefined : address.onLeave}>
      {player ? (
        <Arrived value={arrived}>
          <Mailbox {...address} frame={MailPart} arrange={arrange} />
        </Arrived>
      ) : (
        <ConfigMissing />
      )}
    </Screen>
  );
}
