import { useState } from 'react';
import { control, dataOf } from '../api.ts';
import type { PanelProps } from '../Console.tsx';
import { Time } from '../clock.tsx';
import { hundredths, json, money } from '../format.ts';
import { ChoiceField, Form, TextField } from '../forms.tsx';
import { Card, Code, Shown, Table } from '../parts.tsx';
import { useAction, useView, type Action } from '../query.ts';
import { MailPart } from './MailPart.tsx';
import { VerificationPart } from './VerificationPart.tsx';

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
    const body = { [field]: hundredths(amount) };
    action.run(
      () => control.PATCH('/__mock/players/{playerId}', { params: { path: { playerId: id } }, body }),
      'Set, by a correcting entry in the ledger.',
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
      const minted = await dataOf(control.POST('/__mock/sessions', { body: { playerId: id } }));
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

/** One player: what can be set, decided and sent, the book, and all that the server keeps. */
export function PlayerCard({ id, notify }: PanelProps & { id: number }) {
  const view = useView(['players', id], () =>
    dataOf(control.GET('/__mock/players/{playerId}', { params: { path: { playerId: id } } })),
  );
  const action = useAction(notify);
  return (
    <Shown view={view}>
      {({ user, ledger, kyc, state }) => (
        <Card title={`${user.account}, ${user.id}`} opened>
          <BalanceForm id={id} action={action} />
          <SessionButton id={id} action={action} />
          <VerificationPart id={id} kyc={kyc} action={action} />
          <MailPart id={id} action={action} />
          <h3>Ledger</h3>
          <Table
            name="Ledger, newest first"
            columns={['No.', 'Time', 'Currency', 'Amount', 'Balance', 'Reason', 'Reference']}
            empty="There are no entries."
            rows={ledger.map((entry) => ({
              key: entry.id,
              cells: [
                entry.id,
                <Time key="when" at={entry.time} />,
                entry.currency,
                money(entry.amount),
                money(entry.balance),
                entry.reason,
                <span key="reference" className="whole">
                  {entry.reference}
                </span>,
              ],
            }))}
          />
          <Code title="Everything the server keeps" text={json(state)} closed />
        </Card>
      )}
    </Shown>
  );
}
