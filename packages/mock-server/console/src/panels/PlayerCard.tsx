import { useState } from 'react';
import { playerFields } from '@tara/contract/control-forms';
import type { components } from '@tara/contract/control';
import { clientAddress, control, requireData, worldName } from '../api.ts';
import { openClientAs } from '../client-session.ts';
import type { PanelProps } from '../panel-props.ts';
import { loadConfig, WorldTime } from '../clock.tsx';
import { formatMoney } from '../format.ts';
import { Card, QueryContent, Table } from '../components.tsx';
import { copy } from '../copy.ts';
import { DataTree } from '../data/DataTree.tsx';
import { useAction, useWorldQuery, type Action } from '../query.ts';
import { SchemaForm } from '../schema-form.tsx';
import { undoChanges } from '../undo.ts';
import { MailSection } from './MailSection.tsx';
import { VerificationSection } from './VerificationSection.tsx';

type Schemas = components['schemas'];

/** What a patch can set, as the server shows it; the activities of a player follow from the world until they are set. */
const getSettings = (
  { user, disabled, turnoverLeft, state }: Schemas['PlayerDetail'],
  running: readonly number[] | undefined,
) => {
  const { overrides } = state as { overrides?: { activityIds?: number[] } };
  return { ...user, disabled, turnoverLeft, activityIds: overrides?.activityIds ?? running };
};

const patch = (id: number, body: Schemas['PlayerPatch']) =>
  control.PATCH('/__mock/players/{playerId}', { params: { path: { playerId: id } }, body });

interface PlayerTreeProps {
  detail: Schemas['PlayerDetail'];
  /** The running activities of the world. */
  running: readonly number[] | undefined;
  action: Action;
}

/** What the server stores of a player. What a patch can set is edited in place. */
function PlayerTree({ detail, running, action }: PlayerTreeProps) {
  const { user, state, disabled, turnoverLeft, kyc } = detail;
  const values = getSettings(detail, running);
  return (
    <DataTree
      name="Stored data"
      value={{ user, disabled, turnoverLeft, kyc, state }}
      findEditable={(pointer) => {
        // The same value is shown in the profile and in the stored document.
        const name = /^(?:\/user|\/state)?\/(\w+)$/.exec(pointer)?.[1];
        const field = playerFields.find(({ path }) => path[0] === name);
        return field && { field, fields: playerFields, values };
      }}
      action={action}
      save={{ send: (body) => patch(user.id, body), undo: () => undoChanges(action) }}
    />
  );
}

function SessionButtons({ user, action }: { user: Schemas['UserInfo']; action: Action }) {
  const [token, setToken] = useState('');
  const mint = () =>
    action.run(async () => {
      const minted = await requireData(control.POST('/__mock/sessions', { body: { playerId: user.id } }));
      setToken(minted.token);
    }, 'A session is open. Its token is shown below.');
  return (
    <div className="row">
      {clientAddress(worldName) !== undefined && (
        <button
          type="button"
          disabled={action.busy}
          onClick={() =>
            action.run(
              () => openClientAs(user),
              `The client is open as ${user.account}, in all its tabs of this world.`,
            )
          }
        >
          Open the client as this player
        </button>
      )}
      <button type="button" disabled={action.busy} onClick={mint}>
        Open a session
      </button>
      {token !== '' && (
        <>
          <code className="token">{token}</code>
          <button type="button" onClick={() => action.run(() => copy(token), 'Copied.')}>
            Copy
          </button>
        </>
      )}
    </div>
  );
}

/** One player: balances, sessions, verification, mail, ledger and the stored document. */
export function PlayerCard({ id, notify }: PanelProps & { id: number }) {
  const view = useWorldQuery(['players', id], () =>
    requireData(control.GET('/__mock/players/{playerId}', { params: { path: { playerId: id } } })),
  );
  const { data: config } = useWorldQuery(['config'], loadConfig);
  const action = useAction(notify);
  return (
    <QueryContent view={view}>
      {(detail) => {
        const { user, ledger, kyc } = detail;
        return (
          <Card title={`${user.account}, ${user.id}`} opened>
            <SessionButtons user={user} action={action} />
            <details>
              <summary>Change the player</summary>
              <SchemaForm
                name="Settings"
                fields={playerFields}
                values={getSettings(detail, config?.activityIds)}
                action={action}
                send={(body) => patch(id, body)}
              />
            </details>
            <VerificationSection id={id} kyc={kyc} action={action} />
            <MailSection id={id} action={action} />
            <h3>Ledger</h3>
            <Table
              name="Ledger, newest first"
              columns={['No.', 'Time', 'Currency', 'Amount', 'Balance', 'Reason', 'Reference']}
              empty="No entries."
              rows={ledger.map((entry) => ({
                key: entry.id,
                cells: [
                  entry.id,
                  <WorldTime key="when" at={entry.time} />,
                  entry.currency,
                  formatMoney(entry.amount),
                  formatMoney(entry.balance),
                  entry.reason,
                  <span key="reference" className="whole">
                    {entry.reference}
                  </span>,
                ],
              }))}
            />
            <h3>Stored data</h3>
            <PlayerTree detail={detail} running={config?.activityIds} action={action} />
          </Card>
        );
      }}
    </QueryContent>
  );
}
