import { APP_RECHARGE_BONUS, externalUrl, shareLink } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useConfig } from '#api/config.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/popups.ts';
import { currencyWord } from '#state/region-names.ts';
import { useRegion } from '#state/region.ts';
import { Button } from '#ui/button/Button.tsx';
import { leaveFor } from '#ui/sheet/history.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './popups.module.css';
import { noteUpdateShown, setRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';
import type { PopupProps } from './use-popup-queue.ts';

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
  async function download() {
    const home = web?.h5.url || window.location.origin;
    const clip = shareLink(home, player?.gameUser.inviteCode ?? '', player?.gameUser.aid ?? '');
    await navigator.clipboard.writeText(clip).catch(() => undefined);
    done();
    if (target) leaveFor(target);
  }
  if (!open) return null;
  return (
    <Sheet open onClose={done} title={t('popups.updateTitle')} form="dialog">
      <p className={styles.text}>{t('popups.updateText', { amount: APP_RECHARGE_BONUS, currency })}</p>
      <div className={styles.buttons}>
        <Button onClick={done}>{t('popups.later')}</Button>
        {target && (
          <Button variant="gold" onClick={() => void download()}>
            {t('popups.downloadGo')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
