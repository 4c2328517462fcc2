import { Fragment, useId, useRef, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';

/** The data of a query, or its loading or error state. */
export function QueryContent<T>(props: { view: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { view, children } = props;
  if (view.data !== undefined) return children(view.data);
  if (view.failureReason) return <p className="empty bad">{view.failureReason.message}</p>;
  return <p className="empty">Loading…</p>;
}

/** A name that lines may break between its words only. */
export function BreakableName({ name }: { name: string }) {
  return (
    <span>
      {[...name.matchAll(/^[^A-Z]+|[A-Z]+[^A-Z]*/g)].map(({ 0: word, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  );
}

interface TableProps {
  /** The accessible name of the table. */
  name: string;
  columns: readonly string[];
  /** Shown instead of a table without rows. */
  empty: string;
  rows: readonly { key: string | number; cells: readonly ReactNode[]; current?: boolean }[];
}

export function Table({ name, columns, empty, rows }: TableProps) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <div className="wide">
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, current }) => (
            <tr key={key} aria-current={current ? 'true' : undefined}>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-label={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface QueryTableProps<T> extends Omit<TableProps, 'rows'> {
  view: UseQueryResult<readonly T[]>;
  getRow: (item: T) => TableProps['rows'][number];
}

/** The table of a query's list. */
export function QueryTable<T>({ view, getRow, ...table }: QueryTableProps<T>) {
  return <QueryContent view={view}>{(items) => <Table {...table} rows={items.map(getRow)} />}</QueryContent>;
}

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  small?: boolean;
}

export function FactList({ facts, small = false }: FactsProps) {
  return (
    <dl className={small ? 'facts small' : 'facts'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Scrolls an opened card into view and focuses it, because it may be below a long list. */
const reveal = (opened: HTMLElement | null): void => {
  if (!opened) return;
  const { top } = opened.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) opened.scrollIntoView({ block: 'start' });
  opened.focus({ preventScroll: true });
};

interface CardProps {
  title: string;
  /** Whether the user has just opened it; then it scrolls into view and takes the focus. */
  opened?: boolean;
  children: ReactNode;
}

export function Card({ title, opened = false, children }: CardProps) {
  return (
    <section className="card" aria-label={title} {...(opened ? { ref: reveal, tabIndex: -1 } : {})}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Code({ title, text, closed = false }: { title: string; text: string; closed?: boolean }) {
  return (
    <details open={!closed && text.length < 4000}>
      <summary>{title}</summary>
      <pre>
        <code>{text}</code>
      </pre>
    </details>
  );
}

interface ConfirmButtonProps {
  /** The label of the button and of the confirming button. */
  label: string;
  /** The question in the dialog's heading. */
  title: string;
  /** The consequences of the action. */
  children: ReactNode;
  disabled?: boolean;
  onConfirm: () => void;
}

/** A button that asks for confirmation, for actions that cannot be undone. */
export function ConfirmButton({ label, title, children, disabled = false, onConfirm }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  return (
    <>
      <button type="button" disabled={disabled} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className="card" aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <p>{children}</p>
        <form method="dialog" className="row">
          <button type="submit">Cancel</button>
          <button type="submit" className="danger" onClick={onConfirm}>
            {label}
          </button>
        </form>
      </dialog>
    </>
  );
}
