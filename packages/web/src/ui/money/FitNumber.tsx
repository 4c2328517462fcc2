import type { CSSProperties } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './fit-number.module.css';

/** A number in one line: it shrinks to the width of the container around it, and never breaks. */
export function FitNumber({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span
      className={classNames('num nowrap', styles.number, className)}
      style={{ '--characters': text.length } as CSSProperties}
    >
      {text}
    </span>
  );
}
