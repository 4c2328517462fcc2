import { useState, type FormEvent } from 'react';
import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { TextField } from '../forms.tsx';
import { Shown } from '../parts.tsx';
import { useAction, useView } from '../query.ts';

const load = () => dataOf(control.GET('/__mock/config'));

/** From so many characters on, a value takes a row of its own. */
const LONG = 32;

/** One switch: its value as JSON, because switches are of all kinds. */
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

/** The switches of the world, each settable while it runs. */
export function ConfigPanel({ notify }: PanelProps) {
  const view = useView(['config'], load);
  const action = useAction(notify);
  return (
    <>
      <p className="hint">
        Values are JSON. A change takes effect with the next call and leaves all players alone.
      </p>
      <Shown view={view}>
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
      </Shown>
    </>
  );
}
