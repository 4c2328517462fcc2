import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './document.module.css';

/** A text of the same kind, in the list beside or below the page. */
interface DocumentLink {
  to: string;
  label: string;
  /** The one that is open. */
  current?: boolean;
}

interface DocumentPageProps {
  /** What the list of texts is called. */
  label: string;
  links: readonly DocumentLink[];
  children: ReactNode;
}

/** A page of text: on a desktop a sheet of paper, with the texts of its kind beside it. */
export function DocumentPage({ label, links, children }: DocumentPageProps) {
  return (
    <div className={styles.page}>
      <article className={styles.paper}>{children}</article>
      <nav className={styles.nav} aria-label={label}>
        {links.map(({ to, label: name, current }) => (
          <Link key={to} to={to} className={styles.link} aria-current={current ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
