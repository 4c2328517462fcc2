import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { formatJson } from '../format.ts';
import { QueryTable } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';

const load = () => requireData(control.GET('/__mock/events'));

/** Events that clients reported to the event log. */
export function EventsPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['events'], load);
  const action = useAction(notify);
  return (
    <>
      <QueryTable
        view={view}
        name="Events, newest first"
        columns={['No.', 'Time', 'Event']}
        empty="No events received yet."
        getRow={({ id, time: receivedAt, event }) => ({
          key: id,
          cells: [id, <WorldTime key="when" at={receivedAt} />, <pre key="event">{formatJson(event)}</pre>],
        })}
      />
      <button
        type="button"
        onClick={() => action.run(() => control.DELETE('/__mock/events'), 'The events are deleted.')}
      >
        Empty the list
      </button>
    </>
  );
}
