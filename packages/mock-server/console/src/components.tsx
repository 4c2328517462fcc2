import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatJson } from './format.ts';

/** The data of a query, or its loading or error state. */
export function QueryContent<T>(props: { view: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { view, children } = props;
  if (view.data !== undefined) return children(view.data);
  if (!view.failureReason) return <p className="empty">Loading…</p>;
  return (
    <div className="empty">
      <p className="bad">{view.failureReason.message}</p>
      <button type="button" onClick={() => void view.refetch()}>
        Try again
      </button>
    </div>
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

/** Longer texts have one colour, in characters. */
const COLOURED = 20_000;

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*/g;

/** A value as JSON, with its names, texts and other values in different colours. */
export function Json({ value }: { value: unknown }) {
  const text = formatJson(value);
  if (text.length > COLOURED) return <pre>{text}</pre>;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: token, 1: quoted, 2: colon, index } of text.matchAll(TOKENS)) {
    const kind = quoted === undefined ? 'value' : 'text';
    parts.push(
      text.slice(end, index),
      <span key={index} className={colon === undefined ? kind : 'name'}>
        {token}
      </span>,
    );
    end = index + token.length;
  }
  return (
    <pre className="json">
      {parts}
      {text.slice(end)}
    </pre>
  );
}

interface DialogButtonProps {
  label: string;
  /** The heading of the dialog. */
  title: string;
  disabled?: boolean;
  wide?: boolean;
  /** The accessible name of the button if it is not its label. */
  name?: string;
  /** @param close closes the dialog; the button takes the focus */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. The content is created when the dialog opens. */
export function DialogButton({ label, title, name, children, ...rest }: DialogButtonProps) {
  const { disabled = false, wide = false } = rest;
  const [isOpen, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // After the content is there, because the dialog gives it the focus.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <>
      <button type="button" aria-label={name} disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </button>
      <dialog
        ref={dialog}
        className={wide ? 'card large' : 'card'}
        aria-labelledby={titleId}
        onClose={() => setOpen(false)}
      >
        <h2 id={titleId}>{title}</h2>
        {isOpen && children(() => setOpen(false))}
      </dialog>
    </>
  );
}

interface ConfirmButtonProps extends Pick<DialogButtonProps, 'label' | 'title' | 'disabled'> {
  /** The consequences of the action. */
  children: ReactNode;
  onConfirm: () => void;
}

/** A button that asks for confirmation, for actions that cannot be undone. */
export function ConfirmButton({ children, onConfirm, ...button }: ConfirmButtonProps) {
  return (
    <DialogButton {...button}>
      {() => (
        <>
          <p>{children}</p>
          <form method="dialog" className="row">
            <button type="submit">Cancel</button>
            <button type="submit" className="danger" onClick={onConfirm}>
              {button.label}
            </button>
          </form>
        </>
      )}
    </DialogButton>
  );
}
