import type { ComponentProps } from 'react';
import { RoundButton } from '../button/RoundButton.tsx';
import { Field } from './Field.tsx';

interface SearchFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> {
  query: string;
  onChange: (query: string) => void;
  /** Label of the button that clears the field. */
  clear: string;
  onClear?: () => void;
}

/** The field of a search, with a button that clears it. */
export function SearchField({ query, onChange, clear, onClear, ...field }: SearchFieldProps) {
  return (
    <Field
      icon="search"
      type="search"
      value={query}
      maxLength={50}
      enterKeyHint="search"
      autoComplete="off"
      {...field}
      onChange={(event) => onChange(event.target.value)}
      after={
        query !== '' && (
          <RoundButton
            variant="plain"
            icon="x"
            label={clear}
            onClick={() => {
              onChange('');
              onClear?.();
            }}
          />
        )
      }
    />
  );
}
