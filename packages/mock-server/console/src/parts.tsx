import { useId, useRef, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';

/** What a view shows: its data, or that it is on its way, or why there is none. */
export function Shown<T>({ view, children }: { view: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  if (view.data !== undefined) return children(view.data);
  if (view.failureReason) return <p className="empty bad">{view.failureReason.message}</p>;
  return <p className="empty">Loading…</p>;
}

interface TableProps {
  /** What the table lists, for those who hear it. */
  name: string;
  columns: readonly string[];
  /** Said in place of a table without rows. */
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

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  small?: boolean;
}

export function Facts({ facts, small = false }: FactsProps) {
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

/** Shows what somebody has just opened, which may stand below a long list. */
const reveal = (opened: HTMLElement | null): void => {
  if (!opened) return;
  const { top } = opened.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) opened.scrollIntoView({ block: 'start' });
  opened.focus({ preventScroll: true });
};

interface CardProps {
  title: string;
  /** Whether it appears because somebody opened it; then it comes into view and takes the focus. */
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
  /** What the button says, and the one that confirms. */
  label: string;
  /** What is asked. */
  title: string;
  /** What it means. */
  children: ReactNode;
  disabled?: boolean;
  onConfirm: () => void;
}

/** A button for what cannot be taken back: it asks first. */
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
