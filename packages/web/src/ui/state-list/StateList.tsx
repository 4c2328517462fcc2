import type { ReactNode } from 'react';
import { ListStates, Rows, type ListStatesProps } from './ListStates.tsx';

interface StateListProps<Row> extends Omit<ListStatesProps<Row>, 'children'> {
  /** The list's name. */
  label: string;
  /** Draws a row as an `li` with a key. */
  children: (row: Row) => ReactNode;
}

/** A list that says by itself that it loads, that it is empty, and why it did not load. */
export function StateList<Row>({ label, children, ...states }: StateListProps<Row>) {
  return (
    <ListStates {...states}>
      {(rows) => (
        <Rows label={label} className={states.className}>
          {rows.map(children)}
        </Rows>
      )}
    </ListStates>
  );
}
