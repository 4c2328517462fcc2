import { useId, useState } from 'react';
import { findDefect } from './json-object.ts';

interface JsonFieldProps {
  label: string;
  value: string;
  onText: (text: string) => void;
  /** The refusal of the server. */
  error?: string | undefined;
  placeholder?: string;
}

/** A field for a JSON object, which is checked when it loses the focus. */
export function JsonField({ label, value, onText, error, placeholder }: JsonFieldProps) {
  const errorId = useId();
  const [defect, setDefect] = useState<string>();
  const shown = defect ?? error;
  return (
    <label className="whole-row json-field">
      {label}
      <textarea
        value={value}
        rows={Math.min(16, Math.max(3, value.split('\n').length))}
        spellCheck={false}
        placeholder={placeholder}
        aria-invalid={shown !== undefined}
        aria-describedby={shown === undefined ? undefined : errorId}
        onChange={({ target }) => {
          target.setCustomValidity(findDefect(target.value) ?? '');
          setDefect(undefined);
          onText(target.value);
        }}
        onBlur={() => setDefect(findDefect(value))}
      />
      {shown !== undefined && (
        <small className="bad" id={errorId}>
          {shown}
        </small>
      )}
    </label>
  );
}
