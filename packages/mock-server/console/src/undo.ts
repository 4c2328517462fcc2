import type { components } from '@tara/contract/control';
import { control, requireData } from './api.ts';
import { formatMoney } from './format.ts';
import type { Action } from './query.ts';

type Entry = components['schemas']['UndoEntry'];
type Change = Entry['changes'][number];

/** Fields of a player in hundredths. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'coin',
  'lottery',
  'safebox',
  'bet',
  'totalRecharge',
  'turnoverLeft',
]);

/** Fields that every change touches and that say nothing about it. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['/actedAt', '/lastSeenAt', '/nextTimerAt', '/openGame']);

/** Longer values are cut, in characters. */
const LONGEST = 40;

const valueText = (field: string, value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (AMOUNTS.has(field) && typeof value === 'number') return formatMoney(value);
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const changeText = ({ document, pointer, before, after }: Change): string => {
  if (pointer === '') return `${document} ${String(after)}`;
  const field = pointer.slice(1).replaceAll('/', ' › ');
  if (before === undefined && isObject(after)) return `${field}: added`;
  if (after === undefined && isObject(before)) return `${field}: removed`;
  return `${field}: ${valueText(field, before)} → ${valueText(field, after)}`;
};

/** Describes the changes of a call, the most important first. */
export const describeChanges = ({ changes }: Entry): string[] => {
  const relevant = changes.filter(
    ({ document, pointer }) => document !== 'counters' && !BOOKKEEPING.has(pointer),
  );
  const isOfPlayer = ({ document, pointer }: Change) => document.startsWith('player:') && pointer !== '';
  return [...relevant.filter(isOfPlayer), ...relevant.filter((change) => !isOfPlayer(change))].map(
    changeText,
  );
};

/** The title of a call, or its address if it has none. */
export const describeCall = ({ summary, call }: Entry): string => summary ?? call;

const undoneText = (entry: Entry & { count: number }): string => {
  const { count, account } = entry;
  const who = account === undefined ? '' : ` (${account})`;
  const [first] = describeChanges(entry);
  if (count > 1) return `Undone: ${count} changes, the oldest “${describeCall(entry)}”${who}.`;
  return `Undone: “${describeCall(entry)}”${who}${first === undefined ? '' : `; it had changed ${first}`}.`;
};

/**
 * Undoes the latest change, or all changes back to an entry, and shows what was undone.
 * @param through the number of the oldest entry to undo
 */
export const undoChanges = (action: Action, through?: number): void =>
  action.run(
    () => requireData(control.POST('/__mock/undo', through === undefined ? {} : { body: { through } })),
    undoneText,
  );
