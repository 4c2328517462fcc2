import { t } from '#messages/mail.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './mail-item.module.css';

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
      <p className="color-muted text-center">{text}</p>
      <div className={`flex wrap gap-3 margin-top-5 ${styles.buttons}`}>
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
