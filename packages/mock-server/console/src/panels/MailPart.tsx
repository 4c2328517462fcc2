import { useState, type FormEvent } from 'react';
import { NamedRewardItem } from '../../../src/contract/generated.ts';
import { control } from '../api.ts';
import { hundredths } from '../format.ts';
import type { components } from '../generated/control.ts';
import type { Action } from '../use-action.ts';

type MailRequest = components['schemas']['MailRequest'];

/** What a mail can bring: nothing, or a reward item (spec 9). */
const GIFTS = [
  ['nothing', 'nothing'],
  ['coin', 'coins'],
  ['points', 'points'],
] as const;

interface Draft {
  kind: NonNullable<MailRequest['kind']>;
  title: string;
  content: string;
  gift: (typeof GIFTS)[number][0];
  amount: string;
  betRate: string;
}

const EMPTY: Draft = { kind: 'mail', title: '', content: '', gift: 'nothing', amount: '', betRate: '1' };

const letter = ({ kind, title, content, gift, amount, betRate }: Draft): MailRequest => ({
  kind,
  title,
  content,
  ...(gift === 'nothing'
    ? {}
    : { propList: [{ id: NamedRewardItem[gift], count: hundredths(amount), betRate: Number(betRate) }] }),
});

/** Writes a mail into a player's box, with coins or points to collect. */
export function MailPart({ id, action }: { id: number; action: Action }) {
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    action.run(async () => {
      await control.POST('/__mock/players/{playerId}/mails', {
        params: { path: { playerId: id } },
        body: letter(draft),
      });
      setDraft(EMPTY);
    }, `“${draft.title}” is in the player’s box.`);
  };
  return (
    <section aria-label="Send a mail">
      <h3>Send a mail</h3>
      <form onSubmit={send}>
        <div className="row">
          <label>
            Kind
            <select
              value={draft.kind}
              onChange={(event) => change({ kind: event.target.value as Draft['kind'] })}
            >
              <option>mail</option>
              <option>notice</option>
            </select>
          </label>
          <label className="long">
            Title
            <input
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
              maxLength={100}
              required
            />
          </label>
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
        <div className="row">
          <label>
            It brings
            <select
              value={draft.gift}
              onChange={(event) => change({ gift: event.target.value as Draft['gift'] })}
            >
              {GIFTS.map(([item, name]) => (
                <option key={item} value={item}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {draft.gift !== 'nothing' && (
            <label>
              Amount
              <input
                value={draft.amount}
                onChange={(event) => change({ amount: event.target.value })}
                inputMode="decimal"
                pattern="\d{1,9}(\.\d{1,2})?"
                placeholder="50.00"
                required
              />
            </label>
          )}
          {draft.gift === 'coin' && (
            <label>
              To be staked, times
              <input
                value={draft.betRate}
                onChange={(event) => change({ betRate: event.target.value })}
                inputMode="numeric"
                pattern="\d{1,2}|100"
                required
              />
            </label>
          )}
          <button type="submit" disabled={action.busy}>
            Send
          </button>
        </div>
      </form>
    </section>
  );
}
