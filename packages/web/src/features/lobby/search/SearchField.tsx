import type { Ref } from 'react';
import { t } from '#messages/all-games.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Field } from '#ui/field/Field.tsx';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  query: string;
  onChange: (query: string) => void;
  onClear?: () => void;
  onBlur?: () => void;
}

/** The field of a search, with a button that clears it. */
export function SearchField({ ref, query, onChange, onClear, onBlur }: SearchFieldProps) {
  return (
    <Field
      ref={ref}
      label={t('search.label')}
      icon="search"
      type="search"
      value={query}
      maxLength={50}
      placeholder={t('search.placeholder')}
      enterKeyHint="search"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      after={
        query.trim() !== '' && (
          <RoundButton
            variant="plain"
            icon="x"
            label={t('search.clear')}
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
