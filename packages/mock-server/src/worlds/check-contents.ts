import { ledgerLog, type LedgerEntry } from '#domain/money/ledger.ts';
import type { Player } from '#domain/player/player.ts';
import type { StoreContents } from '#store/port.ts';
import { createPauses } from '#time/pauses.ts';
import { newPlayer } from '#domain/player/new-player.ts';

/** A player as this server creates it; imported players must have the same fields of the same types. */
const TEMPLATE = newPlayer({
  id: 1,
  uuid: '',
  account: '',
  accountType: 1,
  passwordHash: '',
  mobile: '',
  countryCode: '',
  pid: 0,
  registeredAt: 0,
});

const BALANCES = { coin: 'coin', points: 'lottery', safebox: 'safebox' } as const;

function getKind(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

function wrongField(player: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, sample] of Object.entries(TEMPLATE)) {
    const wanted = getKind(sample);
    if (getKind(player[name]) !== wanted) return `${name}: expected ${wanted}, got ${getKind(player[name])}`;
  }
  return undefined;
}

function wrongLedger(player: Player, ledger: readonly LedgerEntry[]): string | undefined {
  for (const [currency, field] of Object.entries(BALANCES)) {
    const balance = player[field];
    const sum = ledger
      .filter((entry) => entry.currency === currency)
      .reduce((total, { amount }) => total + amount, 0);
    if (!Number.isSafeInteger(balance) || balance < 0 || sum !== balance)
      return `${field}: the sum of the ledger is ${sum}, the balance is ${balance}`;
  }
  return undefined;
}

/**
 * Checks the documents of an imported world: every player has the fields of a player, and balances equal the sums of their
 * ledgers.
 * @returns the defect and its place; undefined if there is none
 */
export async function findContentsError({ documents, logs }: StoreContents): Promise<string | undefined> {
  const pause = createPauses();
  for (const [key, value] of Object.entries(logs)) {
    if (!Array.isArray(value)) return `contents/logs/${key}: expected list, got ${getKind(value)}`;
  }
  for (const [key, value] of Object.entries(documents)) {
    await pause();
    if (getKind(value) !== 'object')
      return `contents/documents/${key}: expected object, got ${getKind(value)}`;
    if (!key.startsWith('player:')) continue;
    const player = value as Player & Record<string, unknown>;
    const wrong =
      wrongField(player) ??
      (`player:${player.id}` === key ? undefined : 'id: belongs to another key') ??
      wrongLedger(player, (logs[ledgerLog(player.id)] ?? []) as LedgerEntry[]);
    if (wrong !== undefined) return `contents/documents/${key}/${wrong}`;
  }
  return undefined;
}
