import { useEffect } from 'react';
import { t } from '#messages/popups.ts';
import { operatingSystem } from '#lib/environment.ts';
import { useKeptNotices } from '#state/notices.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { useInstallEvent } from './install-event.ts';
import styles from './popups.module.css';
import type { PopupProps } from '#shared/popups/popup.ts';

/** The add-to-home-screen prompt (spec 4): a guide on iOS, the browser's prompt on Android Chrome, a hint elsewhere. */
export default function InstallPrompt({ open, onReady, onClose }: PopupProps) {
  const event = useInstallEvent((state) => state.event);
  const ios = operatingSystem() === 'ios';
  useEffect(onReady, [onReady]);
  // Stored with its time when it is shown (spec 4).
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      useKeptNotices.setState(({ installTip }) => ({
        installTip: { ...installTip, time: Date.now(), ios: installTip.ios || ios },
      }));
    };
  }, [open, ios]);
  function close() {
    useKeptNotices.setState(({ installTip }) => ({
      installTip: {
        time: Date.now(),
        ios: installTip.ios || ios,
        nonChrome: installTip.nonChrome || (!ios && !event),
      },
    }));
    onClose();
  }
  if (!open) return null;
  return (
    <Sheet open onClose={close} title={t('popups.installTitle')}>
      <p className={`color-muted text-center ${styles.text}`}>
        {t(ios ? 'popups.installIos' : event ? 'popups.installAndroid' : 'popups.installOther')}
      </p>
      <div className={styles.buttons}>
        <Button onClick={close}>{t(event ? 'popups.later' : 'popups.got')}</Button>
        {event && (
          <Button
            variant="gold"
            onClick={() => {
              void event.prompt();
              close();
            }}
          >
            {t('popups.installGo')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
