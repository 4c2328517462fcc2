import { t } from '#messages/mail.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './delete-dialog.module.css';

export interface DeleteDialogProps {
  title: string;
  text: string;
  /** Deletes it; false where it cannot be, which is what the dialog then says. */
  onDelete: (() => void) | false;
  onClose: () => void;
}

/** Asks before mail is deleted; the safe answer is gold. */
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
