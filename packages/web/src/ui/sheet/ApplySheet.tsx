import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './apply-sheet.module.css';

interface ApplySheetProps {
  title: string;
  /** Label of the button that applies the choices. */
  action: ReactNode;
  onApply: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Choices in a sheet; they apply with its button. */
export function ApplySheet({ title, action, onApply, onClose, children }: ApplySheetProps) {
  const apply = () => {
    onClose();
    onApply();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      className={styles.choices}
      footer={
        <Button variant="gold" wide onClick={apply}>
          {action}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
