import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { Time } from '../clock.tsx';
import { json } from '../format.ts';
import { Shown, Table } from '../parts.tsx';
import { useAction, useView } from '../query.ts';

const load = () => dataOf(control.GET('/__mock/events'));

/** What clients reported through the event log. */
export function EventsPanel({ notify }: PanelProps) {
  const view = useView(['events'], load);
  const action = useAction(notify);
  return (
    <>
      <Shown view={view}>
        {(events) => (
          <Table
            name="Events, newest first"
            columns={['No.', 'Time', 'Event']}
            empty="The world has received no event."
            rows={events.map(({ id, time: receivedAt, event }) => ({
              key: id,
              cells: [id, <Time key="when" at={receivedAt} />, <pre key="event">{json(event)}</pre>],
            }))}
          />
        )}
      </Shown>
      <button
        type="button"
        onClick={() => action.run(() => control.DELETE('/__mock/events'), 'The list is empty.')}
      >
        Empty the list
      </button>
    </>
  );
}
