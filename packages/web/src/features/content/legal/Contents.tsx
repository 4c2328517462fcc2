import { t } from '#messages/legal.ts';
import { sectionId } from '#ui/document/DocumentText.tsx';
import styles from './contents.module.css';

/** The contents of a legal text. @param titles of its sections */
export function Contents({ titles }: { titles: readonly string[] }) {
  return (
    <ol className={styles.contents} aria-label={t('legal.contents')}>
      {titles.map((title) => (
        <li key={title}>
          <a
            className={`row min-height-target type-note color-muted ${styles.entry}`}
            href={`#${sectionId(title)}`}
            onClick={(event) => {
              // Without a history entry: Back leaves the page.
              event.preventDefault();
              document.getElementById(sectionId(title))?.focus();
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
