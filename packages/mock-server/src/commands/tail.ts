import { styleText } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { Option } from 'commander';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { components } from '@tara/contract/control';
import type { ControlApi } from './connection.ts';
import { NoServerError } from './connection.ts';
import { findOperation, readPlayer } from './names.ts';
import type { AddVerb, Options, Terminal } from './verb.ts';

import { createTimeFormat, formatCoins } from './output.ts';

type Schemas = components['schemas'];
type Call = Schemas['StreamedCall'];
type Change = Schemas['StreamedChange'];

const CURRENCIES = { coin: 'coins', points: 'points', safebox: 'in the safebox' } as const;

/** How long the command waits before it connects again, in ms. */
const RETRY_MS = 1000;

interface Lines {
  readonly time: (instant: number) => string;
  readonly paint: (format: 'red' | 'yellow' | 'green' | 'dim' | 'cyan', text: string) => string;
}

function outcome({ status, errcode, waitsMs }: Call, { paint }: Lines): string {
  if (waitsMs !== undefined) return paint('yellow', 'waits');
  if (status === 0) return paint('red', 'no answer');
  if (status >= 400) return paint('red', String(status));
  return errcode === undefined || errcode === 0
    ? paint('green', 'done')
    : paint('yellow', `errcode ${errcode}`);
}

function callLine(call: Call, lines: Lines): string {
  const { id, time, operationId, path, account, durationMs, faultId, contractViolation, replayed } = call;
  const { paint } = lines;
  const notes = [
    faultId === undefined ? [] : `fault ${faultId}`,
    call.stubId === undefined ? [] : `stub ${call.stubId}`,
    replayed ? 'repeated answer' : [],
    contractViolation === undefined ? [] : paint('red', contractViolation),
  ].flat();
  return [
    paint('dim', `${lines.time(time)} ${String(id).padStart(5)}`),
    (operationId ?? path).padEnd(24),
    outcome(call, lines),
    paint('dim', `${Math.round(durationMs)} ms`),
    ...(account === undefined ? [] : [account]),
    ...(notes.length === 0 ? [] : [paint('cyan', `(${notes.join(', ')})`)]),
  ].join('  ');
}

function changeLine(change: Change, lines: Lines): string {
  const { time, kind, title, account, amount, balance, currency = 'coin' } = change;
  // Only a balance goes up or down; an order has an amount.
  const sign = balance !== undefined && amount !== undefined && amount > 0 ? '+' : '';
  const money = amount === undefined ? [] : `${sign}${formatCoins(amount)}`;
  const left = balance === undefined ? [] : `= ${formatCoins(balance)} ${CURRENCIES[currency]}`;
  const words = [kind, title ?? [], money, left, account ?? []].flat().join('  ');
  return `${lines.paint('dim', `${lines.time(time)}      `)} ${lines.paint('cyan', words)}`;
}

function toLine({ event, data }: EventSourceMessage, lines: Lines): string | undefined {
  const value: unknown = JSON.parse(data);
  if (event === 'call') return callLine(value as Call, lines);
  if (event === 'change') return changeLine(value as Change, lines);
  if (event === 'gap') return lines.paint('yellow', 'Some events were left out.');
  return undefined;
}

function toQuery(options: Options, operationId: string | undefined): string {
  const { player, all } = options;
  const query = new URLSearchParams(all === true ? {} : { reports: '0' });
  if (operationId !== undefined) query.set('operationId', operationId);
  if (player !== undefined)
    for (const [name, value] of Object.entries(readPlayer(String(player)))) query.set(name, String(value));
  return query.toString();
}

/** Reads the stream of a world, and connects again after a loss, until the user stops the command. */
async function follow(
  control: ControlApi,
  query: string,
  stopped: AbortSignal,
  show: (message: EventSourceMessage) => void,
  warn: (text: string) => void,
): Promise<void> {
  let last: string | undefined;
  let hasConnected = false;
  let isLost = false;
  while (!stopped.aborted) {
    try {
      const headers = last === undefined ? {} : { 'last-event-id': last };
      const { body } = await control.open(`stream?${query}`, headers, stopped);
      if (isLost) warn('Connected again.');
      hasConnected = true;
      isLost = false;
      const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
      for await (const message of events ?? []) {
        last = message.id ?? last;
        show(message);
      }
    } catch (error) {
      if (stopped.aborted) return;
      // A server that was there before may come back; another failure is final.
      const mayComeBack = error instanceof NoServerError || error instanceof TypeError;
      if (!hasConnected || !mayComeBack) throw error;
    }
    if (!isLost && !stopped.aborted) warn(`Connection to ${control.connection.url} lost; trying again.`);
    isLost = true;
    await wait(RETRY_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Adds the command that prints the calls of a world as they come. */
export function addTail(add: AddVerb, { write, writeError, hasColours, stopped }: Terminal): void {
  add({
    usage: 'tail',
    summary: 'print the calls of a world as they come, and what changes in it',
    options: [
      new Option('--player <player>', 'only this player, by number or account'),
      new Option('--call <call>', 'only this call, by id or title'),
      new Option('--all', 'also heartbeats and logs of clients'),
    ],
    examples: ['tail --world mine', 'tail --player demoplayer', 'tail --call Withdraw --json'],
    run: async (control, _words, options) => {
      const call = options['call'];
      const operationId = call === undefined ? undefined : await findOperation(control, String(call));
      const time = await createTimeFormat(control);
      const lines: Lines = { time, paint: (format, text) => (hasColours ? styleText(format, text) : text) };
      await follow(
        control,
        toQuery(options, operationId),
        stopped,
        (message) => {
          const { event, id, data } = message;
          const json = () => JSON.stringify({ event, id, data: JSON.parse(data) as unknown });
          const line = options['json'] === true ? json() : toLine(message, lines);
          if (line !== undefined) write(line);
        },
        writeError,
      );
      return undefined;
    },
  });
}
