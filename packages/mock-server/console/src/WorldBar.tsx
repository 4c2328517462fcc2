import { useCallback, useState } from 'react';
import type { components } from '@tara/contract/control';
import { ControlError, consoleAddress, control, controlToken, requireData, worldName } from './api.ts';
import { CurrentTime } from './clock.tsx';
import { useConnection } from './live.ts';
import { ChoiceField, Form, TextField } from './forms.tsx';
import type { PanelProps } from './panel-props.ts';
import { findDamagedWorld, useAction, useWorldQuery, useWorlds } from './query.ts';
import { undoChanges } from './undo.ts';
import { SdkLink, WorldLinks } from './links.tsx';

type Summary = components['schemas']['WorldSummary'];

const load = () => requireData(control.GET('/__mock/health'));

function TokenForm({ onDone }: { onDone: () => void }) {
  const [token, setToken] = useState('');
  return (
    <Form
      submit="Open"
      onSubmit={() => {
        controlToken.set(token);
        onDone();
      }}
    >
      <TextField label="Control token" type="password" value={token} onText={setToken} />
    </Form>
  );
}

/** All worlds, plus the default one and the one of this page, which may not exist yet. */
function getChoices(worlds: readonly Summary[]): readonly [world: string, name: string][] {
  const names = new Map(['default', worldName].map((name) => [name, name]));
  for (const { world, damaged } of worlds)
    names.set(world, damaged === undefined ? world : `${world} (damaged)`);
  return [...names].toSorted(([one], [other]) => one.localeCompare(other));
}

/** The scenario and the time of this world, and the button that undoes the last change. */
function WorldClock({ notify }: PanelProps) {
  const { data: health } = useWorldQuery(['health'], load);
  const action = useAction(notify);
  if (!health) return null;
  return (
    <>
      <p className="clock">
        Scenario <span>{health.scenario}</span> <CurrentTime />
      </p>
      <button type="button" disabled={action.busy} onClick={() => undoChanges(action)}>
        Undo last change
      </button>
    </>
  );
}

/** The header: the world of this page, links to other worlds, and the undo button. */
export function WorldBar({ notify }: PanelProps) {
  const { data: worlds, failureReason: error } = useWorlds();
  const connection = useConnection();
  const isDamaged = findDamagedWorld(worlds ?? []) !== undefined;
  const reload = useCallback(() => location.reload(), []);
  return (
    <header>
      <p className="brand">
        Tara <b>Slots</b> <small>mock console</small>
      </p>
      {error instanceof ControlError && error.status === 401 && <TokenForm onDone={reload} />}
      {connection === 'lost' && !isDamaged && (
        <p className="away" role="alert">
          Connection lost, trying again. The page shows the latest state it has.
        </p>
      )}
      {worlds && (
        <ChoiceField
          label="World"
          value={worldName}
          choices={getChoices(worlds)}
          onChoice={(world) => location.assign(consoleAddress(world))}
        />
      )}
      {worlds && <WorldLinks world={worldName} />}
      <SdkLink />
      {worlds && !isDamaged && <WorldClock notify={notify} />}
    </header>
  );
}
