import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './choice-card.module.css';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'className' | 'title'> {
  /** Picture before the text; 48 px. */
  picture: ReactNode;
  title: ReactNode;
  text: ReactNode;
}

/** An option as a card, with picture and text: a radio button inside a `radiogroup`, or a checkbox by its type. */
export function ChoiceCard({ picture, title, text, ...input }: ChoiceCardProps) {
  return (
    <label className={`row card wrap gap-3 padding-3 ${styles.choice}`}>
      <input type="radio" {...input} className="visually-hidden" />
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
