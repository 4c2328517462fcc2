import { useState, type CSSProperties } from 'react';
import type { FormField } from '@tara/contract/control-forms';
import { formatMoney } from '../format.ts';
import { Form, TextField } from '../forms.tsx';
import { getChanges, getName, toTexts } from '../form-values.ts';
import type { Action } from '../query.ts';
import { Field } from '../schema-form.tsx';
import { flattenTree, MAX_PARTS, type TreeRow } from './tree.ts';

/** Longer values are cut, in characters. */
const LONGEST = 120;

const toText = ({ value, size }: TreeRow, field: FormField | undefined): string => {
  if (size !== undefined) return Array.isArray(value) ? `[${size}]` : `{${size}}`;
  if (field?.unit === 'hundredths' && typeof value === 'number') return formatMoney(value);
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** A value that a call of the control API can change. */
export interface EditableValue {
  readonly field: FormField;
  /** The stored values of the body that contains the field, and all fields of that body. */
  readonly values: unknown;
  readonly fields: readonly FormField[];
}

interface EditorProps {
  editable: EditableValue;
  action: Action;
  save: DataTreeProps['save'];
  onDone: () => void;
}

/** Changes one value with the validation of its field. */
function Editor({ editable: { field, fields, values }, action, save, onDone }: EditorProps) {
  const stored = toTexts(fields, values);
  const name = getName(field);
  const [text, setText] = useState(stored[name] ?? '');
  const change = () => {
    const body = getChanges(fields, stored, { ...stored, [name]: text });
    const before = getChanges(fields, { ...stored, [name]: text }, stored);
    if (Object.keys(body).length === 0) return onDone();
    // Until the new value is there, the tree would show the former one.
    action.run(() => save.send(body), `Set: ${name}.`, {
      undo: () => save.undo(before),
      onReread: onDone,
    });
  };
  return (
    <Form submit="Save" busy={action.busy} onSubmit={change} onCancel={onDone}>
      <Field field={field} text={text} onText={setText} />
    </Form>
  );
}

interface DataTreeProps {
  /** The accessible name. */
  name: string;
  value: unknown;
  /** What can be changed at a place; undefined if it is read-only. */
  findEditable: (pointer: string) => EditableValue | undefined;
  action: Action;
  save: {
    /** Sends the changed fields. */
    send: (changes: Record<string, unknown>) => Promise<unknown>;
    /** Reverts them. @param before their former values */
    undo: (before: Record<string, unknown>) => void;
  };
}

/** A value as a tree with a search. Values that a call can change are edited in place; others are read-only. */
export function DataTree({ name, value, findEditable, action, save }: DataTreeProps) {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<string>();
  const rows = flattenTree(value, { opened, search });
  const toggle = (pointer: string) =>
    setOpened((before) =>
      before.has(pointer)
        ? new Set([...before].filter((item) => item !== pointer))
        : new Set([...before, pointer]),
    );
  return (
    <section aria-label={name} className="tree">
      <TextField
        label="Search the data"
        type="search"
        value={search}
        onText={setSearch}
        placeholder="a name or a value"
        autoComplete="off"
      />
      {rows.length === 0 && <p className="empty">No value matches.</p>}
      <ul>
        {rows.map((row) => {
          const { pointer, depth, size, isOpen } = row;
          const editable = findEditable(pointer);
          return (
            <li key={pointer} style={{ '--depth': depth } as CSSProperties}>
              {size ? (
                <button
                  type="button"
                  className="plain"
                  aria-expanded={isOpen}
                  onClick={() => toggle(pointer)}
                >
                  {row.name} <small>{toText(row, undefined)}</small>
                </button>
              ) : (
                <span className="leaf">
                  {row.name} <code>{toText(row, editable?.field)}</code>
                </span>
              )}
              {editable && edited !== pointer && (
                <button
                  type="button"
                  className="edit"
                  aria-label={`Edit ${pointer}`}
                  onClick={() => setEdited(pointer)}
                >
                  Edit
                </button>
              )}
              {!editable && !size && <small className="read-only">read-only</small>}
              {editable && edited === pointer && (
                <Editor editable={editable} action={action} save={save} onDone={() => setEdited(undefined)} />
              )}
              {isOpen && size !== undefined && size > MAX_PARTS && (
                <small>
                  the first {MAX_PARTS} of {size}
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
