import { t } from '#messages/popups.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './popups.module.css';

interface DownloadDialogProps {
  open: boolean;
  onClose: () => void;
  onDownload: () => void;
}

/** Asks before a download (spec 2.5). */
export function DownloadDialog({ open, onClose, onDownload }: DownloadDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('popups.downloadAsk')} form="dialog">
      <p className={`color-muted text-center ${styles.text}`}>{t('popups.downloadAskText')}</p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('popups.later')}</Button>
        <Button variant="gold" onClick={onDownload}>
          {t('popups.downloadGo')}
        </Button>
      </div>
    </Sheet>
  );
}
