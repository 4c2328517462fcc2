import { useState, type FormEvent } from 'react';
import { control } from '../api.ts';
import { hundredths } from '../format.ts';
import type { components } from '../generated/control.ts';
import type { Action } from '../use-action.ts';

type MailRequest = components['schemas']['MailRequest'];

/** What a mail can bring, by the number of the reward item (spec 9). */
const GIFTS = [
  ['', 'nothing'],
  ['2001', 'coins'],
  ['2002', 'points'],
] as const;

const EMPTY = { kind: 'mail', title: '', content: '', gift: '', amount: '', betRate: '1' };

const letter = ({ kind, title, content, gift, amount, betRate }: typeof EMPTY): MailRequest => ({
  kind: kind === 'notice' ? 'notice' : 'mail',
  title,
  content,
  ...(gift === ''
    ? {}
    : { propList: [{ id: Number(gift), count: hundredths(amount), betRate: Number(betRate) }] }),
});

/** Writes a mail into a player's box, with coins or points to collect. */
export function MailPart({ id, action }: { id: number; action: Action }) {
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<typeof EMPTY>) => setDraft((before) => ({ ...before, ...part }));
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
            <select value={draft.kind} onChange={(event) => change({ kind: event.target.value })}>
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
            <select value={draft.gift} onChange={(event) => change({ gift: event.target.value })}>
              {GIFTS.map(([item, name]) => (
                <option key={item} value={item}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {draft.gift !== '' && (
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
          {draft.gift === '2001' && (
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
