import { useState } from 'react';
import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { formatMoney } from '../format.ts';
import { Form, TextField } from '../forms.tsx';
import { Card, QueryContent, Table } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';
import { PlayerCard } from './PlayerCard.tsx';

const load = () => requireData(control.GET('/__mock/players', { params: { query: { limit: 200 } } }));

function NewPlayer({ notify }: PanelProps) {
  const [account, setAccount] = useState('');
  const action = useAction(notify);
  const make = () =>
    action.run(
      () => control.POST('/__mock/players', { body: { account, coin: 1_000_00 } }),
      `${account} can sign in with the password tara1234.`,
    );
  return (
    <Card title="New player">
      <Form submit="Create" busy={action.busy} onSubmit={make}>
        <TextField
          label="Account"
          value={account}
          onText={setAccount}
          pattern="[A-Za-z0-9]{4,16}"
          title="4 to 16 letters and digits"
          required
        />
      </Form>
    </Card>
  );
}

/** The players of this world with their balances. */
export function PlayersPanel({ notify }: PanelProps) {
  const view = useWorldQuery(['players'], load);
  const [chosen, setChosen] = useState<number>();
  return (
    <>
      <QueryContent view={view}>
        {(players) => (
          <Table
            name="Players"
            columns={[
              'Account',
              'Player id',
              'Nickname',
              'Coins',
              'Points',
              'Total bets',
              'Level',
              'Open sessions',
            ]}
            empty="This world has no players."
            rows={players.map(({ user, sessions, disabled }) => ({
              key: user.id,
              current: user.id === chosen,
              cells: [
                <button key="choose" type="button" className="plain" onClick={() => setChosen(user.id)}>
                  {user.account}
                  {disabled ? ' (disabled)' : ''}
                </button>,
                user.id,
                user.nickname,
                formatMoney(user.coin),
                formatMoney(user.lottery),
                formatMoney(user.bet),
                user.userLevel,
                sessions,
              ],
            }))}
          />
        )}
      </QueryContent>
      {chosen !== undefined && <PlayerCard key={chosen} id={chosen} notify={notify} />}
      <NewPlayer notify={notify} />
    </>
  );
}
