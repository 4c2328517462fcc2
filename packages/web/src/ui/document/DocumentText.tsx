import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import styles from './document.module.css';

/** A text with its introduction. */
export function DocumentText({ intro, children }: { intro: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.text}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </div>
  );
}

interface DocumentSectionProps {
  title: string;
  level: 'h2' | 'h3';
  children: ReactNode;
}

/** The id of a section, for links from the contents. */
export function sectionId(title: string): string {
  return title.replaceAll(' ', '-');
}

/** A section with a heading. */
export function DocumentSection({ title, level: Heading, children }: DocumentSectionProps) {
  return (
    <section className={`margin-top-6 ${styles.section}`}>
      <Heading
        id={sectionId(title)}
        tabIndex={-1}
        className={`margin-bottom-2 type-subtitle color-text ${styles.title}`}
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface DocumentListProps {
  items: readonly string[];
  /** Whether the entries are ordered steps. */
  numbered?: boolean;
}

export function DocumentList({ items, numbered = false }: DocumentListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classNames(styles.list, numbered && styles.numbered)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

/** A row of a table: name and value. */
export interface DocumentRow {
  id: string | number;
  name: string;
  value: string;
}

interface DocumentTableProps {
  head: readonly [string, string];
  rows: readonly DocumentRow[];
}

/** A table with two columns. */
export function DocumentTable({ head, rows }: DocumentTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
