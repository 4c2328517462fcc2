import { useState, type FormEvent } from 'react';
import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { TextField } from '../forms.tsx';
import { QueryContent } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';

const load = () => requireData(control.GET('/__mock/config'));

/** Values with at least this many characters get a row of their own. */
const LONG = 32;

/** One switch, edited as JSON, because switches have values of all kinds. */
function Switch({ name, value, onSet }: { name: string; value: unknown; onSet: (value: unknown) => void }) {
  const text = JSON.stringify(value);
  const [draft, setDraft] = useState(text);
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      onSet(JSON.parse(draft));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <form className={text.length > LONG ? 'switch long' : 'switch'} onSubmit={submit}>
      <TextField label={name} value={draft} onText={setDraft} aria-invalid={wrong} spellCheck={false} />
      <button type="submit" disabled={draft === text}>
        Set
      </button>
      {wrong && (
        <p className="bad" role="alert">
          This is no JSON: text stands in double quotes.
        </p>
      )}
    </form>
  );
}

/** The switches of the world, which can be changed while it runs. */
export function ConfigPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['config'], load);
  const action = useAction(notify);
  return (
    <>
      <p className="hint">
        Values are JSON. A change takes effect with the next call and leaves all players alone.
      </p>
      <QueryContent view={view}>
        {(config) => (
          <div className="switches">
            {Object.entries(config).map(([name, value]) => (
              <Switch
                key={`${name}${JSON.stringify(value)}`}
                name={name}
                value={value}
                onSet={(next) =>
                  action.run(
                    () => control.PATCH('/__mock/config', { body: { [name]: next } }),
                    `${name} is set.`,
                  )
                }
              />
            ))}
          </div>
        )}
      </QueryContent>
    </>
  );
}
