import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { Time } from '../clock.tsx';
import { Shown, Table } from '../parts.tsx';
import { useAction, useView } from '../query.ts';

const load = () => dataOf(control.GET('/__mock/outbox'));

/** The text messages that would have been sent, with their codes. */
export function OutboxPanel({ notify }: PanelProps) {
  const view = useView(['outbox'], load);
  const action = useAction(notify);
  return (
    <>
      <Shown view={view}>
        {(messages) => (
          <Table
            name="Text messages, newest first"
            columns={['No.', 'Time', 'To', 'Code']}
            empty="No message was sent."
            rows={messages.map(({ id, time: sentAt, countryCode, mobile, code }) => ({
              key: id,
              cells: [
                id,
                <Time key="when" at={sentAt} />,
                <span key="to" className="whole">{`+${countryCode} ${mobile}`}</span>,
                <code key="code">{code}</code>,
              ],
            }))}
          />
        )}
      </Shown>
      <button
        type="button"
        onClick={() => action.run(() => control.DELETE('/__mock/outbox'), 'The list is empty.')}
      >
        Empty the list
      </button>
    </>
  );
}
