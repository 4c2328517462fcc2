import { useId, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import styles from './data-table.module.css';

/** A column of a table. */
export interface Column<Row> {
  /** Its heading; where a row is a card it stands beside the value. */
  title: string;
  /**
   * `head` names the row; `number` stands at the right, digits under digits; `short` stays on one line; `way` holds what
   * can be done with the row, and its title is read out only.
   */
  kind?: 'head' | 'number' | 'short' | 'way';
  /** Draws the value. */
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What it lists; read out, not seen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What tells two rows apart. */
  idOf: (row: Row) => string | number;
}

/**
 * A table; where it has not the room for one, each row is a card with a line for each column. It stays a table to those
 * who do not see it: the roles are written out, because a table that is drawn otherwise loses its own.
 */
export function DataTable<Row>({ caption, columns, rows, idOf }: DataTableProps<Row>) {
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
            <tr key={idOf(row)} role="row" className={styles.row}>
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
  const value = <div className={styles.value}>{cell(row)}</div>;
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

/** A link in a row to which the whole row leads; other controls of the row stay above it. */
export function RowLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
