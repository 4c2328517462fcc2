import { useId, useState } from 'react';

/** The object that a text contains as JSON; undefined for an empty text. @throws SyntaxError, TypeError */
export const parseObject = (text: string): Record<string, unknown> | undefined => {
  if (text.trim() === '') return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('Expected an object: { … }.');
  return value as Record<string, unknown>;
};

const findDefect = (text: string): string | undefined => {
  try {
    parseObject(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

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
