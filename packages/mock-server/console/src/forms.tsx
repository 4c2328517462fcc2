import type { InputHTMLAttributes, ReactNode } from 'react';

interface FormProps {
  /** The label of the button. */
  submit: string;
  onSubmit: () => void;
  busy?: boolean;
  /** Whether the action deletes something. */
  danger?: boolean;
  children: ReactNode;
}

/** Fields in a row and the button that submits them. */
export function Form({ submit, onSubmit, busy = false, danger = false, children }: FormProps) {
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <button type="submit" className={danger ? 'danger' : undefined} disabled={busy}>
        {submit}
      </button>
    </form>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  onText: (text: string) => void;
  /** Whether the field takes the remaining width. */
  long?: boolean;
}

export function TextField({ label, onText, long = false, ...input }: TextFieldProps) {
  return (
    <label className={long ? 'long' : undefined}>
      {label}
      <input {...input} onChange={(event) => onText(event.target.value)} />
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
