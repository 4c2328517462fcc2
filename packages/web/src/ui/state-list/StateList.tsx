import type { ReactNode } from 'react';
import { ListStates, Rows, type ListStatesProps } from './ListStates.tsx';

interface StateListProps<Row> extends Omit<ListStatesProps<Row>, 'children'> {
  /** The list's name. */
  label: string;
  /** Renders a row as an `li` with a key. */
  children: (row: Row) => ReactNode;
}

/** A list with loading, empty and error states. */
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
