import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';

interface FormProps {
  /** The label of the button. */
  submit: string;
  onSubmit: () => void;
  busy?: boolean;
  /** Whether the action deletes something. */
  danger?: boolean;
  onCancel?: (() => void) | undefined;
  /** The refusal of the server that concerns no field. A dialog needs it, because it covers the notice line. */
  refusal?: string | undefined;
  children: ReactNode;
}

/** Fields in a row and the button that submits them. */
export function Form({ submit, onSubmit, onCancel, refusal, children, ...rest }: FormProps) {
  const { busy = false, danger = false } = rest;
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {refusal !== undefined && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className={danger ? 'danger' : undefined} disabled={busy}>
        {submit}
      </button>
      {onCancel && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
    </form>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  onText: (text: string) => void;
  /** Whether the field takes the remaining width. */
  long?: boolean;
  /** The refusal of the server. */
  error?: string | undefined;
}

export function TextField({ label, onText, long = false, error, ...input }: TextFieldProps) {
  const errorId = useId();
  return (
    <label className={long ? 'long' : undefined}>
      {label}
      <input
        {...input}
        {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
        onChange={(event) => onText(event.target.value)}
      />
      {error !== undefined && (
        <small className="bad" id={errorId}>
          {error}
        </small>
      )}
    </label>
  );
}

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, name: string])[];
  onChoice: (value: T) => void;
  long?: boolean;
}

export function ChoiceField<T extends string>({
  label,
  value,
  choices,
  onChoice,
  long = false,
}: ChoiceFieldProps<T>) {
  return (
    <label className={long ? 'long' : undefined}>
      {label}
      {/* Its own name: the name of the label would contain the options. */}
      <select aria-label={label} value={value} onChange={(event) => onChoice(event.target.value as T)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DisclosureProps {
  title: string;
  /** Opens it when this becomes true; the user may close it. */
  isOpen: boolean;
  children: ReactNode;
}

/** Fields of a form that are seldom needed. */
export function Disclosure({ title, isOpen, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details className="whole-row" ref={details}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
