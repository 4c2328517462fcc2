import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './document.module.css';

/** A link to another text of the same kind. */
interface DocumentLink {
  to: string;
  label: string;
  current?: boolean;
}

interface DocumentPageProps {
  /** Name of the list of texts. */
  label: string;
  links: readonly DocumentLink[];
  /** The contents of a long text, below the links. */
  contents?: ReactNode;
  children: ReactNode;
}

/** A page of text: on a desktop a sheet of paper, with links to the other texts and its contents at the left. */
export function DocumentPage({ label, links, contents, children }: DocumentPageProps) {
  return (
    <div className={styles.page}>
      <article className={`card-desktop ${styles.paper}`}>{children}</article>
      <nav className={styles.nav} aria-label={label}>
        {links.map(({ to, label: name, current }) => (
          <Link key={to} to={to} className={styles.link} aria-current={current ? 'page' : undefined}>
            {name}
          </Link>
        ))}
        {contents}
      </nav>
    </div>
  );
}
