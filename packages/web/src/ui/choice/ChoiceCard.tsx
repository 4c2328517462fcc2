import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './choice-card.module.css';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'> {
  /** Stands before the words; 48 px. */
  picture: ReactNode;
  title: ReactNode;
  text: ReactNode;
}

/** One of several to choose from, as a card: a radio button with a picture and words. It belongs into a `radiogroup`. */
export function ChoiceCard({ picture, title, text, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" className="visually-hidden" />
      {picture}
      <span className={styles.text}>
        <b>{title}</b>
        {text}
      </span>
      <span className={styles.mark}>
        <Icon name="check" size={14} />
      </span>
    </label>
  );
}
