import { APP_RECHARGE_BONUS, externalUrl } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/popups.ts';
import { downloadApp } from '#shared/app-download/download-app.ts';
import { currencyWord } from '#state/region-names.ts';
import { useRegion } from '#state/region.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './popups.module.css';
import { noteUpdateShown, setRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';
import type { PopupProps } from '#shared/popups/popup.ts';

/** The update dialog after a deposit (spec 2.8, 4): it offers the app; Later clears the flag. */
export default function UpdatePrompt({ open, onReady, onClose }: PopupProps) {
  const web = useConfig()?.web;
  const player = usePlayer();
  const currency = currencyWord[useRegion()];
  const target = externalUrl(web?.h5.downloadUrl, window.location.href);
  useEffect(onReady, [onReady]);
  useEffect(() => {
    if (open) noteUpdateShown();
  }, [open]);
  function done() {
    setRechargeUpdate(false);
    onClose();
  }
  if (!open) return null;
  return (
    <Sheet open onClose={done} title={t('popups.updateTitle')} form="dialog">
      <p className={`color-muted text-center ${styles.text}`}>
        {t('popups.updateText', { amount: APP_RECHARGE_BONUS, currency })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={done}>{t('popups.later')}</Button>
        {target && (
          <Button variant="gold" onClick={() => void downloadApp(target, web, player, done)}>
            {t('popups.downloadGo')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
