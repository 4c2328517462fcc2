import { useState } from 'react';
import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { WorldTime } from '../clock.tsx';
import { formatJson, formatMoney, parseAmount } from '../format.ts';
import { ChoiceField, Form, TextField } from '../forms.tsx';
import { Card, Code, QueryContent, Table } from '../components.tsx';
import { useAction, useWorldQuery, type Action } from '../query.ts';
import { MailSection } from './MailSection.tsx';
import { VerificationSection } from './VerificationSection.tsx';

const BALANCES = [
  ['coin', 'Coins'],
  ['lottery', 'Points'],
  ['bet', 'Total bets'],
  ['totalRecharge', 'Deposited'],
  ['turnoverLeft', 'Turnover left'],
] as const;

function BalanceForm({ id, action }: { id: number; action: Action }) {
  const [field, setField] = useState<(typeof BALANCES)[number][0]>('coin');
  const [amount, setAmount] = useState('');
  const set = () => {
    const body = { [field]: parseAmount(amount) };
    action.run(
      () => control.PATCH('/__mock/players/{playerId}', { params: { path: { playerId: id } }, body }),
      'The value is set. The ledger has a correcting entry.',
    );
  };
  return (
    <Form submit="Set" busy={action.busy} onSubmit={set}>
      <ChoiceField label="Amount to set" value={field} choices={BALANCES} onChoice={setField} />
      <TextField
        label="New value"
        value={amount}
        onText={setAmount}
        inputMode="decimal"
        pattern="\d{1,12}(\.\d{1,2})?"
        placeholder="1000.00"
        required
      />
    </Form>
  );
}

function SessionButton({ id, action }: { id: number; action: Action }) {
  const [token, setToken] = useState('');
  const mint = () =>
    action.run(async () => {
      const minted = await requireData(control.POST('/__mock/sessions', { body: { playerId: id } }));
      setToken(minted.token);
    }, 'A session is open. Its token is shown below.');
  return (
    <div className="row">
      <button type="button" disabled={action.busy} onClick={mint}>
        Open a session
      </button>
      {token !== '' && (
        <>
          <code className="token">{token}</code>
          <button
            type="button"
            onClick={() => action.run(() => navigator.clipboard.writeText(token), 'Copied.')}
          >
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
  const action = useAction(notify);
  return (
    <QueryContent view={view}>
      {({ user, ledger, kyc, state }) => (
        <Card title={`${user.account}, ${user.id}`} opened>
          <BalanceForm id={id} action={action} />
          <SessionButton id={id} action={action} />
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
          <Code title="Stored document" text={formatJson(state)} closed />
        </Card>
      )}
    </QueryContent>
  );
}
