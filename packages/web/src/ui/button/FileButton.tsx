import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from './Button.tsx';
import styles from './file-button.module.css';

interface FileButtonProps extends ButtonStyle, Pick<ComponentProps<'input'>, 'accept' | 'capture'> {
  /** Takes the chosen file; the same one can be chosen again. */
  onPick: (file: File) => void;
  children: ReactNode;
}

/** Looks like a button and lets a file be chosen, or with `capture` be taken by a phone's camera. */
export function FileButton({ accept, capture, onPick, children, ...look }: FileButtonProps) {
  return (
    <label className={buttonClass(look, styles.file)}>
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
