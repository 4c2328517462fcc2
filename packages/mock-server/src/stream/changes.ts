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

interface ChangedPlayer {
  readonly playerId: number;
  readonly account: string;
}

function isOfPlayer({ key }: DocumentChange): boolean {
  return key.startsWith(PLAYER_PREFIX);
}

function getPlayer({ key, before, after }: DocumentChange): ChangedPlayer {
  return { playerId: toPlayerId(key), account: ((after ?? before) as Player).account };
}

/** The first player whose document a call changed. */
export function firstPlayer({ changes }: UndoEntry): ChangedPlayer | undefined {
  const document = changes.documents.find(isOfPlayer);
  return document && getPlayer(document);
}

type Effect = Omit<StreamedChange, 'call' | 'time'> & { readonly time?: number };

const DEPOSIT_ENDS = new Map<number, 'depositFailed' | 'depositExpired'>([
  [RechargeStatus.failed, 'depositFailed'],
  [RechargeStatus.expired, 'depositExpired'],
]);

/** Ends of orders that change no balance. */
function endedOrders(before: Player | undefined, after: Player): Effect[] {
  const hasEnded = (
    known: readonly { id: string; status: number }[] = [],
    { id, status }: { id: string; status: number },
  ): boolean => known.find((order) => order.id === id)?.status !== status;
  return [
    ...after.orders.flatMap((order): Effect[] => {
      const kind = DEPOSIT_ENDS.get(order.status);
      if (!kind || !hasEnded(before?.orders, order)) return [];
      return [{ kind, amount: order.amount, reference: order.id }];
    }),
    ...after.withdrawals
      .filter((order) => order.status === ExchangeStatus.paid && hasEnded(before?.withdrawals, order))
      .map(({ id, amount }): Effect => ({ kind: 'withdrawalPaid', amount, reference: id })),
  ];
}

function receivedMails(before: Player | undefined, { mailbox }: Player): Effect[] {
  const known = before?.mailbox.lastId ?? 0;
  return mailbox.mails
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
  const player = getPlayer(change);
  const before = change.before as Player | undefined;
  const after = change.after as Player | undefined;
  const entries = (appended.get(ledgerLog(player.playerId)) ?? []) as readonly LedgerEntry[];
  const effects = [
    ...postedEntries(entries),
    ...(after ? [...endedOrders(before, after), ...receivedMails(before, after)] : []),
  ];
  return effects.map((effect) => ({ ...effect, ...player }));
}

/** The change of a call that is not one of the product. */
export function toWorldChange({ time, call, summary }: UnrecordedChange): StreamedChange {
  return maskSecrets({ time, kind: 'world', call, ...(summary === undefined ? {} : { title: summary }) });
}

/** What happened in a call, from its entry in the history. */
export function toChanges(entry: UndoEntry): StreamedChange[] {
  const { call, time, summary, changes } = entry;
  // Timers that were due when a page was read are not a change of that page.
  const isOwn = call.includes(' ') && !call.startsWith('GET ') && summary !== undefined;
  const effects = changes.documents
    .filter(isOfPlayer)
    .flatMap((change) => effectsOn(change, changes.appended));
  return [
    ...(isOwn ? [{ ...toWorldChange(entry), ...firstPlayer(entry) }] : []),
    ...effects.map((effect): StreamedChange => maskSecrets({ time, call, ...effect })),
  ];
}
