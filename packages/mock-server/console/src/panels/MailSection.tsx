import { useState } from 'react';
import { NamedRewardItem } from '@tara/contract/constants';
import { control } from '../api.ts';
import { parseAmount } from '../format.ts';
import { ChoiceField, Form, TextField } from '../forms.tsx';
import type { components } from '@tara/contract/control';
import type { Action } from '../query.ts';

type MailRequest = components['schemas']['MailRequest'];

const KINDS = [
  ['mail', 'mail'],
  ['notice', 'notice'],
] as const;

/** What can be attached to a mail: nothing or a reward item (spec 9). */
const ATTACHMENTS = [
  ['nothing', 'nothing'],
  ['coin', 'coins'],
  ['points', 'points'],
] as const;

interface Draft {
  kind: (typeof KINDS)[number][0];
  title: string;
  content: string;
  attachment: (typeof ATTACHMENTS)[number][0];
  amount: string;
  betRate: string;
}

const EMPTY: Draft = {
  kind: 'mail',
  title: '',
  content: '',
  attachment: 'nothing',
  amount: '',
  betRate: '1',
};

const mailRequest = ({ kind, title, content, attachment, amount, betRate }: Draft): MailRequest => ({
  kind,
  title,
  content,
  ...(attachment === 'nothing'
    ? {}
    : {
        propList: [{ id: NamedRewardItem[attachment], count: parseAmount(amount), betRate: Number(betRate) }],
      }),
});

/** Sends a mail to a player, with coins or points attached. */
export function MailSection({ id, action }: { id: number; action: Action }) {
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const send = () =>
    action.run(async () => {
      await control.POST('/__mock/players/{playerId}/mails', {
        params: { path: { playerId: id } },
        body: mailRequest(draft),
      });
      setDraft(EMPTY);
    }, `“${draft.title}” is sent to the player.`);
  return (
    <section aria-label="Send a mail">
      <h3>Send a mail</h3>
      <Form submit="Send" busy={action.busy} onSubmit={send}>
        <div className="row whole-row">
          <ChoiceField
            label="Kind"
            value={draft.kind}
            choices={KINDS}
            onChoice={(kind) => change({ kind })}
          />
          <TextField
            label="Title"
            long
            value={draft.title}
            onText={(title) => change({ title })}
            maxLength={100}
            required
          />
          <label className="long">
            Text
            <textarea
              value={draft.content}
              onChange={(event) => change({ content: event.target.value })}
              maxLength={4000}
              rows={2}
              required
            />
          </label>
        </div>
        <ChoiceField
          label="Attachment"
          value={draft.attachment}
          choices={ATTACHMENTS}
          onChoice={(attachment) => change({ attachment })}
        />
        {draft.attachment !== 'nothing' && (
          <TextField
            label="Amount"
            value={draft.amount}
            onText={(amount) => change({ amount })}
            inputMode="decimal"
            pattern="\d{1,9}(\.\d{1,2})?"
            placeholder="50.00"
            required
          />
        )}
        {draft.attachment === 'coin' && (
          <TextField
            label="Turnover, as a multiple"
            value={draft.betRate}
            onText={(betRate) => change({ betRate })}
            inputMode="numeric"
            pattern="\d{1,2}|100"
            required
          />
        )}
      </Form>
    </section>
  );
}
