import { useState } from 'react';
import { control, requireData } from '../api.ts';
import type { ItemPanelProps, PanelProps } from '../panel-props.ts';
import { AMOUNT_PATTERN, AMOUNT_TITLE, formatMoney, parseAmount } from '../format.ts';
import { Form, TextField } from '../forms.tsx';
import { Card, QueryTable } from '../components.tsx';
import { useAction, useWorldQuery } from '../query.ts';
import { PlayerCard } from './PlayerCard.tsx';

const load = () => requireData(control.GET('/__mock/players', { params: { query: { limit: 200 } } }));

const NEW = { account: '', nickname: '', coin: '1000.00', vip: '0' };

const FIELDS = [
  { name: 'account', label: 'Account', maxLength: 50, required: true },
  { name: 'nickname', label: 'Nickname', maxLength: 32, placeholder: 'chosen by the server' },
  {
    name: 'coin',
    label: 'Coins',
    inputMode: 'decimal',
    pattern: AMOUNT_PATTERN,
    title: AMOUNT_TITLE,
    required: true,
  },
  { name: 'vip', label: 'VIP level', inputMode: 'numeric', pattern: String.raw`\d{1,2}`, required: true },
] as const;

function NewPlayer({ notify }: PanelProps) {
  const [draft, setDraft] = useState(NEW);
  // A new form after each player: emptied fields of the old one would count as invalid.
  const [made, setMade] = useState(0);
  const action = useAction(notify);
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
      setMade((count) => count + 1);
    }, `${account} can sign in with the password tara1234.`);
  return (
    <Card title="New player">
      <Form key={made} submit="Create" busy={action.busy} onSubmit={make}>
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            value={draft[name]}
            onText={(text) => setDraft((before) => ({ ...before, [name]: text }))}
          />
        ))}
      </Form>
    </Card>
  );
}

/** The players of this world with their balances. */
export function PlayersPanel({ notify, item }: ItemPanelProps) {
  const view = useWorldQuery(['players'], load);
  return (
    <>
      <QueryTable
        view={view}
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
        getRow={({ user, sessions, disabled }) => ({
          key: user.id,
          current: user.id === item,
          cells: [
            <a key="choose" className="plain" href={`#players/${user.id}`}>
              {user.account}
              {disabled ? ' (disabled)' : ''}
            </a>,
            user.id,
            user.nickname,
            formatMoney(user.coin),
            formatMoney(user.lottery),
            formatMoney(user.bet),
            user.userLevel,
            sessions,
          ],
        })}
      />
      {item !== undefined && <PlayerCard key={item} id={item} notify={notify} />}
      <NewPlayer notify={notify} />
    </>
  );
}
