import { useId, useState } from 'react';
import type { FormField } from '@tara/contract/control-forms';
import { AMOUNT_PATTERN, AMOUNT_TITLE } from './format.ts';
import { getChanges, getName, toTexts, type Texts } from './form-values.ts';
import type { Action } from './query.ts';

const getUnit = ({ unit, description }: FormField): string | undefined => {
  if (unit === 'hundredths') return /\bpoints\b/.test(description) ? 'points' : 'coins';
  return unit && { milliseconds: 'ms', minutes: 'min' }[unit];
};

/** Coins are shown with two decimals, so their descriptions do not mention hundredths. */
const getMeaning = ({ description, unit }: FormField): string =>
  unit === 'hundredths' ? description.replace(/,? in hundredths/, '') : description;

interface InputProps {
  field: FormField;
  text: string;
  onText: (text: string) => void;
  id: string;
  aboutId: string;
}

const PATTERNS: Partial<Record<FormField['kind'], string>> = {
  list: String.raw`(\d+(\s*,\s*\d+)*)?`,
  map: String.raw`(\d+=\d+(\s*,\s*\d+=\d+)*)?`,
};

function SingleInput({ field, text, onText, id, aboutId }: InputProps) {
  const { kind, choices = [], unit, minimum, maximum, isNullable } = field;
  const common = { id, 'aria-describedby': aboutId };
  if (kind === 'choice')
    return (
      <select {...common} value={text} onChange={(event) => onText(event.target.value)}>
        {choices.map(([value, meaning]) => (
          <option key={value} value={value}>
            {value}: {meaning}
          </option>
        ))}
      </select>
    );
  const isAmount = unit === 'hundredths';
  return (
    <span className="measured">
      <input
        {...common}
        value={text}
        onChange={(event) => onText(event.target.value)}
        spellCheck={false}
        placeholder={isNullable ? 'null' : undefined}
        required={kind === 'integer' && isNullable !== true}
        {...(kind === 'integer' && !isAmount
          ? { type: 'number', min: minimum, max: maximum }
          : {
              minLength: field.minLength,
              maxLength: field.maxLength,
              inputMode: isAmount ? 'decimal' : 'text',
              pattern: isAmount ? AMOUNT_PATTERN : (PATTERNS[kind] ?? field.pattern),
              // Shown by the browser with its refusal.
              title: isAmount ? AMOUNT_TITLE : getMeaning(field),
            })}
      />
      {unit && <small>{getUnit(field)}</small>}
    </span>
  );
}

const SEPARATOR = ', ';

/** The text of a list with or without one of its choices, in the order of the choices. */
const toggled = ({ choices = [] }: FormField, text: string, changed: string | number): string => {
  const chosen = text.split(SEPARATOR);
  return choices
    .map(([value]) => value)
    .filter((value) => chosen.includes(String(value)) !== (value === changed))
    .join(SEPARATOR);
};

/** A field of a body with its meaning. */
export function Field({ field, text, onText }: Pick<InputProps, 'field' | 'text' | 'onText'>) {
  const id = useId();
  const aboutId = useId();
  const { kind, choices = [], group } = field;
  const name = getName(field);
  const about = (
    <p className="hint" id={aboutId}>
      {group !== undefined && `${group} `}
      {getMeaning(field)}
    </p>
  );
  if (kind === 'choices')
    return (
      <fieldset className="field long" aria-describedby={aboutId}>
        <legend>{name}</legend>
        {about}
        <div className="choices">
          {choices.map(([value, meaning]) => (
            <label key={value} className="check">
              <input
                type="checkbox"
                checked={text.split(SEPARATOR).includes(String(value))}
                onChange={() => onText(toggled(field, text, value))}
              />
              {value}: {meaning}
            </label>
          ))}
        </div>
      </fieldset>
    );
  if (kind === 'boolean' || kind === 'flag') {
    const [off, on] = kind === 'flag' ? ['0', '1'] : ['false', 'true'];
    return (
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            aria-describedby={aboutId}
            checked={text === on}
            onChange={(event) => onText(event.target.checked ? on : off)}
          />
          {name}
        </label>
        {about}
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <SingleInput field={field} text={text} onText={onText} id={id} aboutId={aboutId} />
      {about}
    </div>
  );
}

interface SchemaFormProps {
  /** The accessible name of the form. */
  name: string;
  fields: readonly FormField[];
  /** The stored values. */
  values: unknown;
  action: Action;
  /** Sends the changed fields. */
  send: (changes: Record<string, unknown>) => Promise<unknown>;
}

/** A form with the fields of a body, their meanings, choices and units. It sends only what was changed. */
export function SchemaForm({ name, fields, values, action, send }: SchemaFormProps) {
  const [drafts, setDrafts] = useState<Texts>({});
  const stored = toTexts(fields, values);
  const texts = { ...stored, ...drafts };
  const changes = getChanges(fields, stored, texts);
  const count = Object.keys(changes).length;
  const apply = () =>
    action.run(() => send(changes), `Set: ${Object.keys(changes).join(', ')}.`, {
      // Until then `values` are the former ones. What was typed meanwhile stays.
      onReread: () =>
        setDrafts((now) =>
          Object.fromEntries(Object.entries(now).filter(([key, text]) => texts[key] !== text)),
        ),
    });
  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className="fields">
        {fields.map((field) => (
          <Field
            key={getName(field)}
            field={field}
            text={texts[getName(field)] ?? ''}
            onText={(text) => setDrafts((before) => ({ ...before, [getName(field)]: text }))}
          />
        ))}
      </div>
      <div className="row apply">
        <button type="submit" disabled={count === 0 || action.busy}>
          {count === 0 ? 'Apply' : `Apply ${count} ${count === 1 ? 'change' : 'changes'}`}
        </button>
        <button type="button" disabled={count === 0} onClick={() => setDrafts({})}>
          Discard
        </button>
      </div>
    </form>
  );
}
