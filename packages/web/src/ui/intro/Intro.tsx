import type { ReactNode } from 'react';
import styles from './intro.module.css';

interface IntroProps {
  /** The decorative picture. */
  object: string;
  /** The picture of a character, with the object at its corner. */
  face?: ReactNode;
  title: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

/** The head of a page: what it is about, beside one picture. */
export function Intro({ object, face, title, children }: IntroProps) {
  return (
    <section className={styles.intro}>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      <span className={`flex-none ${styles.picture}`} data-face={face !== undefined}>
        {face}
        <img className="shadow-object" src={object} width={88} height={88} alt="" />
      </span>
    </section>
  );
}
