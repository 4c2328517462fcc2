import { useContext, useState } from 'react';
import type { components } from '@tara/contract/control';
import { control } from '../api.ts';
import { CurrentTime, useClock, Zone } from '../clock.tsx';
import { Card } from '../components.tsx';
import { formatClockInput, nextMidnight, parseClockInput } from '../format.ts';
import { Form, TextField } from '../forms.tsx';
import type { Action } from '../query.ts';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const STEPS = [
  ['1 minute', MINUTE],
  ['10 minutes', 10 * MINUTE],
  ['1 hour', 60 * MINUTE],
  ['1 day', 1440 * MINUTE],
  ['7 days', 7 * 1440 * MINUTE],
] as const;

/** The clock of the world: its time, and buttons that advance, set, stop and start it. */
export function ClockCard({ action }: { action: Action }) {
  const clock = useClock();
  const zone = useContext(Zone) ?? 0;
  const [wanted, setWanted] = useState<string>();
  const move = (body: Schemas['ClockMove'], done: string) =>
    action.run(() => control.POST('/__mock/clock', { body }), done);
  if (!clock) return null;
  const { now, frozen } = clock;
  const text = wanted ?? formatClockInput(now, zone);
  return (
    <Card title="Clock">
      <p className="big">
        <CurrentTime />
      </p>
      <p className="hint">{frozen ? 'The clock is stopped.' : 'The clock is running.'} It never goes back.</p>
      <div className="row">
        {STEPS.map(([name, advanceMs]) => (
          <button
            key={name}
            type="button"
            disabled={action.busy}
            onClick={() => move({ advanceMs }, `${name} later.`)}
          >
            + {name}
          </button>
        ))}
        <button
          type="button"
          disabled={action.busy}
          onClick={() => move({ now: nextMidnight(now, zone) }, 'A new day has begun.')}
        >
          To the next midnight
        </button>
        <button
          type="button"
          disabled={action.busy}
          onClick={() =>
            move({ frozen: !frozen }, frozen ? 'The clock is running.' : 'The clock is stopped.')
          }
        >
          {frozen ? 'Start the clock' : 'Stop the clock'}
        </button>
        <Form
          submit="Set the clock"
          busy={action.busy}
          onSubmit={() => move({ now: parseClockInput(text, zone) }, 'The clock is set.')}
        >
          <TextField
            label="Date and time of the site"
            type="datetime-local"
            value={text}
            min={formatClockInput(now, zone)}
            max="2099-12-31T23:59"
            onText={setWanted}
            required
          />
        </Form>
      </div>
    </Card>
  );
}
