import type { ComponentProps } from 'react';
import { t } from '#messages/all-games.ts';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Field } from '#ui/field/Field.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  query: string;
  onChange: (query: string) => void;
  onClear?: () => void;
}

/** The field of a search, with a button that clears it. */
export function SearchField({ query, onChange, onClear, ...input }: SearchFieldProps) {
  return (
    <Field
      label={t('search.label')}
      icon="search"
      type="search"
      value={query}
      maxLength={50}
      placeholder={t('search.placeholder')}
      enterKeyHint="search"
      autoComplete="off"
      {...input}
      onChange={(event) => onChange(event.target.value)}
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
