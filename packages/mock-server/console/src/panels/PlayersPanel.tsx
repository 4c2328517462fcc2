import { useState } from 'react';
import { control, requireData } from '../api.ts';
import type { PanelProps } from '../panel-props.ts';
import { AMOUNT_PATTERN, formatMoney, parseAmount } from '../format.ts';
import { Form, TextField } from '../forms.tsx';
import { Card, QueryContent, Table } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';
import { PlayerCard } from './PlayerCard.tsx';

const load = () => requireData(control.GET('/__mock/players', { params: { query: { limit: 200 } } }));

const NEW = { account: '', nickname: '', coin: '1000.00', vip: '0' };

function NewPlayer({ notify }: PanelProps) {
  const [draft, setDraft] = useState(NEW);
  const action = useAction(notify);
  const change = (part: Partial<typeof NEW>) => setDraft((before) => ({ ...before, ...part }));
  const { account, nickname, coin, vip } = draft;
  const make = () =>
    action.run(async () => {
      await control.POST('/__mock/players', {
        body: {
          account,
          coin: parseAmount(coin),
          vip: Number(vip),
          ...(nickname === '' ? {} : { nickname }),
        },
      });
      setDraft(NEW);
    }, `${account} can sign in with the password tara1234.`);
  return (
    <Card title="New player">
      <Form submit="Create" busy={action.busy} onSubmit={make}>
        <TextField
          label="Account"
          value={account}
          onText={(text) => change({ account: text })}
          maxLength={50}
          required
        />
        <TextField
          label="Nickname"
          value={nickname}
          onText={(text) => change({ nickname: text })}
          placeholder="chosen by the server"
          maxLength={32}
        />
        <TextField
          label="Coins"
          value={coin}
          onText={(text) => change({ coin: text })}
          inputMode="decimal"
          pattern={AMOUNT_PATTERN}
          required
        />
        <TextField
          label="VIP level"
          value={vip}
          onText={(text) => change({ vip: text })}
          inputMode="numeric"
          pattern="\d{1,2}"
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
