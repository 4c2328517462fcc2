import { externalUrl } from '@tara/sdk/rules';
import { t } from '#messages/popups.ts';
import { Button } from '#ui/button/Button.tsx';
import { leaveFor } from '#ui/sheet/history.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './popups.module.css';

interface DownloadDialogProps {
  open: boolean;
  url: string;
  /** The app reads the inviter from the clipboard. */
  clip: string;
  onClose: () => void;
}

/**
 * Asks before a download. Copies to the clipboard first, then opens the download; a failed copy does not stop it (spec
 * 2.5).
 */
export function DownloadDialog({ open, url, clip, onClose }: DownloadDialogProps) {
  async function download() {
    await navigator.clipboard.writeText(clip).catch(() => undefined);
    onClose();
    const target = externalUrl(url, window.location.href);
    if (target) leaveFor(target);
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('popups.downloadAsk')} form="dialog">
      <p className={styles.text}>{t('popups.downloadAskText')}</p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('popups.later')}</Button>
        <Button variant="gold" onClick={() => void download()}>
          {t('popups.downloadGo')}
        </Button>
      </div>
    </Sheet>
  );
}
