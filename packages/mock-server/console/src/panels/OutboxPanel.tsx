import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { QueryTable } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';

const load = () => requireData(control.GET('/__mock/outbox'));

/** The simulated text messages with their codes. */
export function OutboxPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['outbox'], load);
  const action = useAction(notify);
  return (
    <>
      <QueryTable
        view={view}
        name="Text messages, newest first"
        columns={['No.', 'Time', 'To', 'Code']}
        empty="No messages sent yet."
        getRow={({ id, time: sentAt, countryCode, mobile, code }) => ({
          key: id,
          cells: [
            id,
            <WorldTime key="when" at={sentAt} />,
            <span key="to" className="whole">{`+${countryCode} ${mobile}`}</span>,
            <code key="code">{code}</code>,
          ],
        })}
      />
      <button
        type="button"
        onClick={() => action.run(() => control.DELETE('/__mock/outbox'), 'The messages are deleted.')}
      >
        Empty the list
      </button>
    </>
  );
}
