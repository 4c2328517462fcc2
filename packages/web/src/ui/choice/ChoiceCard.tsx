import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './choice-card.module.css';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'> {
  /** Picture before the text; 48 px. */
  picture: ReactNode;
  title: ReactNode;
  text: ReactNode;
}

/** An option as a card: a radio button with picture and text. Use it inside a `radiogroup`. */
export function ChoiceCard({ picture, title, text, ...input }: ChoiceCardProps) {
  return (
    <label className={`row card wrap gap-3 padding-3 ${styles.choice}`}>
      <input {...input} type="radio" className="visually-hidden" />
      {picture}
      <span className={styles.text}>
        <b className="row wrap gap-y-1 gap-x-2 type-button color-text">{title}</b>
        {text}
      </span>
      <span className={styles.mark}>
        <Icon name="check" size={14} />
      </span>
    </label>
  );
}
