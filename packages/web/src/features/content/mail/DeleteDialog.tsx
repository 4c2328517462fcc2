import { t } from '#messages/mail.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps {
  title: string;
  text: string;
  /** Deletes the mail; false if it cannot be deleted, which the dialog then explains. */
  onDelete: (() => void) | false;
  onClose: () => void;
}

/** Asks before deleting mail; the safe answer is the main button. */
export function DeleteDialog({ title, text, onDelete, onClose }: DeleteDialogProps) {
  return (
    <Sheet open onClose={onClose} title={title} form="dialog">
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        {onDelete && (
          <Button
            onClick={() => {
              onClose();
              onDelete();
            }}
          >
            {t('mail.delete')}
          </Button>
        )}
        <Button variant="gold" onClick={onClose}>
          {t('mail.keep')}
        </Button>
      </div>
    </Sheet>
  );
}
