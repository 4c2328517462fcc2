import { externalUrl } from '@tara/sdk/rules';
import { t } from '#messages/popups.ts';
import { Button } from '#ui/button/Button.tsx';
import { leaveFor } from '#ui/sheet/history.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './popups.module.css';

interface DownloadDialogProps {
  open: boolean;
  url: string;
  /** What the app reads from the clipboard to know who invited the player. */
  clip: string;
  onClose: () => void;
}

/** Asks before a download: first the clipboard, then the download address; a failed copy does not stop it (spec 2.5). */
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
