import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { QueryContent, Table } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';

const load = () => requireData(control.GET('/__mock/outbox'));

/** The simulated text messages with their codes. */
export function OutboxPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['outbox'], load);
  const action = useAction(notify);
  return (
    <>
      <QueryContent view={view}>
        {(messages) => (
          <Table
            name="Text messages, newest first"
            columns={['No.', 'Time', 'To', 'Code']}
            empty="No messages sent yet."
            rows={messages.map(({ id, time: sentAt, countryCode, mobile, code }) => ({
              key: id,
              cells: [
                id,
                <WorldTime key="when" at={sentAt} />,
                <span key="to" className="whole">{`+${countryCode} ${mobile}`}</span>,
                <code key="code">{code}</code>,
              ],
            }))}
          />
        )}
      </QueryContent>
      <button
        type="button"
        onClick={() => action.run(() => control.DELETE('/__mock/outbox'), 'The messages are deleted.')}
      >
        Empty the list
      </button>
    </>
  );
}
