import { useCallback, useState, type FormEvent } from 'react';
import { ControlError, consoleAddress, control, controlToken, dataOf } from './api.ts';
import { time } from './format.ts';
import type { PanelProps } from './Console.tsx';
import { useAction } from './use-action.ts';
import { useLive } from './use-live.ts';

const load = async () => ({
  worlds: await dataOf(control.GET('/__mock/worlds')),
  health: await dataOf(control.GET('/__mock/health')),
});

function TokenForm({ onDone }: { onDone: () => void }) {
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    controlToken.set(token);
    onDone();
  };
  return (
    <form className="row" onSubmit={submit}>
      <label>
        Control token
        <input type="password" value={token} onChange={(event) => setToken(event.target.value)} />
      </label>
      <button type="submit">Open</button>
    </form>
  );
}

/** Which world this is, the others to go to, and the way back from the last change. */
export function WorldBar({ tell }: PanelProps) {
  const { data, error, refresh } = useLive(load);
  const reload = useCallback(() => location.reload(), []);
  const action = useAction(tell, refresh);
  return (
    <header>
      <p className="brand">
        Tara <b>Slots</b> <small>mock console</small>
      </p>
      {error instanceof ControlError && error.status === 401 && <TokenForm onDone={reload} />}
      {error && data && !(error instanceof ControlError) && (
        <p className="away" role="alert">
          The server does not answer. This is how things stood.
        </p>
      )}
      {data && (
        <>
          <label>
            World
            <select
              value={data.health.world}
              onChange={(event) => location.assign(consoleAddress(event.target.value))}
            >
              {data.worlds.map(({ world }) => (
                <option key={world}>{world}</option>
              ))}
            </select>
          </label>
          <p className="clock">
            <span>{data.health.scenario}</span> {time(data.health.now)}
          </p>
          <button
            type="button"
            disabled={action.busy}
            onClick={() => action.run(() => control.POST('/__mock/undo'), 'The last change is undone.')}
          >
            Undo last change
          </button>
        </>
      )}
    </header>
  );
}
