import { useId, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  /** Its heading; a label beside the value if rows are cards. */
  title: string;
  /**
   * `head` names the row; `number` is right-aligned; `short` stays on one line; `way` contains actions, and its title
   * is for screen readers only.
   */
  kind?: 'head' | 'number' | 'short' | 'way';
  /** Renders the value. */
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Identifies a row. */
  getId: (row: Row) => string | number;
}

/**
 * A table; in a narrow place each row is a card. It remains a table for screen readers: the roles are explicit, because
 * other CSS display values remove them.
 */
export function DataTable<Row>({ caption, columns, rows, getId }: DataTableProps<Row>) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-labelledby={id}>
        <caption id={id} className="visually-hidden">
          {caption}
        </caption>
        <thead role="rowgroup" className={styles.titles}>
          <tr role="row">
            {columns.map(({ title, kind }) => (
              <th key={title} role="columnheader" scope="col" className={kind && styles[kind]}>
                {kind === 'way' ? <span className="visually-hidden">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={getId(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column: { title, kind, cell }, row }: { column: Column<Row>; row: Row }) {
  const value = <div className={`min-width-0 ${styles.value}`}>{cell(row)}</div>;
  const className = classNames(styles.cell, kind && styles[kind]);
  return kind === 'head' ? (
    <th role="rowheader" scope="row" className={className} data-title={title}>
      {value}
    </th>
  ) : (
    <td role="cell" className={className} data-title={title}>
      {value}
    </td>
  );
}

/** A link that makes the whole row clickable; other controls of the row stay above it. */
export function RowLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
