import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from './Button.tsx';
import styles from './file-button.module.css';

interface FileButtonProps extends ButtonStyle, Pick<ComponentProps<'input'>, 'accept' | 'capture'> {
  /** Receives the chosen file; the same file can be chosen again. */
  onPick: (file: File) => void;
  children: ReactNode;
}

/** A button that chooses a file, or with `capture` takes a picture with a phone's camera. */
export function FileButton({ accept, capture, onPick, children, ...appearance }: FileButtonProps) {
  return (
    <label className={buttonClass(appearance, styles.file)}>
      <input
        type="file"
        className={styles.input}
        accept={accept}
        capture={capture}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      {children}
    </label>
  );
}
