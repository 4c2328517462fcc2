import { ChoiceField, Disclosure, TextField } from '../forms.tsx';
import { JsonField } from '../JsonField.tsx';
import type { RuleFields } from './rule-draft.ts';

const BREAKS = [
  ['', 'whole'],
  ['truncate', 'cut off'],
  ['empty', 'without a body'],
] as const;

const CHECKS = [
  ['merge', 'The call runs, and these fields change its answer'],
  ['invalid', 'The answer may break the contract'],
] as const;

/** The answer of a stub. */
export function AnswerFields({ draft, change, errors }: RuleFields) {
  return (
    <>
      <JsonField
        label="Body as JSON; the rest is the smallest valid answer"
        value={draft.body}
        onText={(body) => change({ body })}
        error={errors.body}
        placeholder='{ "mailList": [] }'
      />
      <div className="row whole-row">
        {CHECKS.map(([name, label]) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={draft[name]}
              onChange={({ target }) => change({ [name]: target.checked })}
            />
            {label}
          </label>
        ))}
      </div>
      {errors.merge !== undefined && <p className="note bad">{errors.merge}</p>}
      <Disclosure
        title="Status, headers, text, broken answers"
        isOpen={(['answerStatus', 'text', 'headers', 'broken'] as const).some(
          (name) => errors[name] !== undefined,
        )}
      >
        <div className="row">
          <TextField
            label="HTTP status"
            value={draft.answerStatus}
            onText={(answerStatus) => change({ answerStatus })}
            error={errors.answerStatus}
            inputMode="numeric"
            pattern="[2-5]\d\d|"
            placeholder="200"
          />
          <ChoiceField
            label="The answer is"
            value={draft.broken}
            choices={BREAKS}
            onChoice={(broken) => change({ broken })}
          />
          <TextField
            label="Text instead of JSON"
            value={draft.text}
            onText={(text) => change({ text })}
            error={errors.text}
            placeholder="Bad Gateway"
            long
          />
          <JsonField
            label="Headers as JSON"
            value={draft.headers}
            onText={(headers) => change({ headers })}
            error={errors.headers ?? errors.broken}
            placeholder='{ "Retry-After": "1" }'
          />
        </div>
      </Disclosure>
    </>
  );
}
