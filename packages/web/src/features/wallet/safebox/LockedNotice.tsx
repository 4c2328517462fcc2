import { serverNow } from '#api/sdk.ts';
import { t } from '#messages/safebox.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './safebox.module.css';

interface LockedProps {
  /** On the server's clock: milliseconds since 1970 UTC. */
  until: number;
  onEnd: () => void;
}

/** The safebox is locked for a while. */
export default function LockedNotice({ until, onEnd }: LockedProps) {
  return (
    <div
      className={`stack justify-items-center gap-3 margin-top-3 padding-4 type-note text-center ${styles.locked}`}
      role="status"
    >
      <Icon name="lock-keyhole" size={24} className="color-danger" />
      <p>{t('safebox.lockedText')}</p>
      <Countdown label={t('safebox.opensIn')} end={until} now={serverNow} onEnd={onEnd} />
    </div>
  );
}
