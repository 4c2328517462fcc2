import type { components } from '@tara/contract/control';
import { ExchangeStatus, RechargeStatus } from '@tara/contract/constants';
import { ledgerLog, type LedgerEntry } from '#domain/money/ledger.ts';
import { PLAYER_PREFIX, toPlayerId } from '#domain/player/documents.ts';
import type { Player } from '#domain/player/player.ts';
import { maskSecrets } from '#journal/mask-secrets.ts';
import type { DocumentChange } from '#store/recording.ts';
import type { UndoEntry } from '#worlds/history.ts';
import type { UnrecordedChange } from '#worlds/observer.ts';

/** Something that happened in a world. */
export type StreamedChange = components['schemas']['StreamedChange'];

function isOfPlayer({ key }: DocumentChange): boolean {
  return key.startsWith(PLAYER_PREFIX);
}

/** The fields of a player that a call changed; arrays are whole. */
type ChangedFields = Partial<Pick<Player, 'orders' | 'withdrawals'>> & {
  readonly mailbox?: Partial<Player['mailbox']>;
};

type Effect = Omit<StreamedChange, 'call' | 'time'> & { readonly time?: number };

const DEPOSIT_ENDS = new Map<number, 'depositFailed' | 'depositExpired'>([
  [RechargeStatus.failed, 'depositFailed'],
  [RechargeStatus.expired, 'depositExpired'],
]);

/** Ends of orders that change no balance. */
function endedOrders(before: ChangedFields | undefined, after: ChangedFields): Effect[] {
  const hasEnded = (
    known: readonly { id: string; status: number }[] = [],
    { id, status }: { id: string; status: number },
  ): boolean => known.find((order) => order.id === id)?.status !== status;
  return [
    ...(after.orders ?? []).flatMap((order): Effect[] => {
      const kind = DEPOSIT_ENDS.get(order.status);
      if (!kind || !hasEnded(before?.orders, order)) return [];
      return [{ kind, amount: order.amount, reference: order.id }];
    }),
    ...(after.withdrawals ?? [])
      .filter((order) => order.status === ExchangeStatus.paid && hasEnded(before?.withdrawals, order))
      .map(({ id, amount }): Effect => ({ kind: 'withdrawalPaid', amount, reference: id })),
  ];
}

function receivedMails(before: ChangedFields | undefined, { mailbox }: ChangedFields): Effect[] {
  // Without another last number no mail has arrived.
  if (mailbox?.lastId === undefined) return [];
  const known = before?.mailbox?.lastId ?? 0;
  return (mailbox.mails ?? [])
    .filter(({ id }) => id > known)
    .map(({ title, timestamp }) => ({ kind: 'mailReceived', title, time: timestamp }));
}

function postedEntries(entries: readonly LedgerEntry[]): Effect[] {
  return entries.map(({ time, reason, currency, amount, balance, reference }) => ({
    time,
    kind: reason,
    currency,
    amount,
    balance,
    reference,
  }));
}

function effectsOn(change: DocumentChange, appended: UndoEntry['changes']['appended']): Effect[] {
  const playerId = toPlayerId(change.key);
  const before = change.before as ChangedFields | undefined;
  const after = change.after as ChangedFields | undefined;
  const entries = (appended[ledgerLog(playerId)] ?? []) as readonly LedgerEntry[];
  const effects = [
    ...postedEntries(entries),
    ...(after ? [...endedOrders(before, after), ...receivedMails(before, after)] : []),
  ];
  return effects.map((effect) => ({ ...effect, playerId }));
}

/** The change of a call that is not one of the product. */
export function toWorldChange({ time, call, summary }: UnrecordedChange): StreamedChange {
  return maskSecrets({ time, kind: 'world', call, ...(summary === undefined ? {} : { title: summary }) });
}

/** What happened in a call, from its entry in the history; without the accounts of players. */
export function toChanges(entry: UndoEntry): StreamedChange[] {
  const { call, time, summary, changes } = entry;
  // Timers that were due when a page was read are not a change of that page.
  const isOwn = call.includes(' ') && !call.startsWith('GET ') && summary !== undefined;
  const players = changes.documents.filter(isOfPlayer);
  const [first] = players;
  const effects = players.flatMap((change) => effectsOn(change, changes.appended));
  return [
    ...(isOwn ? [{ ...toWorldChange(entry), ...(first && { playerId: toPlayerId(first.key) }) }] : []),
    ...effects.map((effect): StreamedChange => maskSecrets({ time, call, ...effect })),
  ];
}
