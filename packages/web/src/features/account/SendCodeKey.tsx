import { useSendCode } from '#features/auth/use-send-code.ts';
import { t } from '#messages/auth.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './bind.module.css';

/** Sends a code, then counts 60 s down before the next (spec 4). @param mobile the number, or null to not send */
export function SendCodeKey({ mobile }: { mobile: () => string | null }) {
  const { sending, secondsLeft, send } = useSendCode();
  const again = secondsLeft > 0 && t('auth.againIn', { seconds: secondsLeft });
  return (
    <Button
      size="s"
      className={styles.send}
      busy={sending && t('auth.sendingCode')}
      idle={again}
      onClick={() => {
        const number = mobile();
        if (number !== null) void send(number);
      }}
    >
      {again || t('auth.sendCode')}
    </Button>
  );
}
