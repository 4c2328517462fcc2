import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { MockServer } from '../../src/index.ts';

/** An event of a stream. */
export interface SentEvent {
  readonly event: string;
  /** Undefined if the position of the reader stays. */
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** A reader of a stream. */
export interface StreamReader {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Waits for that many further events, of that type if one is named; other events are discarded. */
  next(count?: number, event?: string): Promise<SentEvent[]>;
  /** The id with which the reader would connect again. */
  lastId(): string | undefined;
  /** All text so far. */
  text(): string;
  /** Waits until the server has ended the stream. */
  untilEnd(): Promise<void>;
  close(): void;
}

function parseEvent(block: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    block
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}

/** Reads a stream that has begun. */
export function readStream(
  source: Readable,
  { status, headers }: Pick<StreamReader, 'status' | 'headers'>,
): StreamReader {
  const events: SentEvent[] = [];
  let text = '';
  let rest = '';
  let lastId: string | undefined;
  let hasEnded = false;
  let wake = (): void => undefined;
  source.setEncoding('utf8');
  source.on('data', (piece: string) => {
    text += piece;
    const blocks = `${rest}${piece}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const { event, id, data } = parseEvent(block);
      if (id !== undefined) lastId = id;
      if (event !== undefined && data !== undefined)
        events.push({ event, id, data: JSON.parse(data) as SentEvent['data'] });
    }
    wake();
  });
  source.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    source.on('close', () => {
      hasEnded = true;
      wake();
      resolve();
    });
  });
  const change = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  return {
    status,
    headers,
    next: async (count = 1, event) => {
      const found: SentEvent[] = [];
      while (found.length < count) {
        const next = events.shift();
        if (next) {
          if (event === undefined || next.event === event) found.push(next);
        } else if (hasEnded) throw new Error(`the stream ended after ${text}`);
        else await change();
      }
      return found;
    },
    lastId: () => lastId,
    text: () => text,
    untilEnd: () => ended,
    close: () => void source.destroy(),
  };
}

/** Opens a stream without a socket and waits until it has begun. */
export async function openStream(
  server: MockServer,
  url: string,
  headers: Record<string, string> = {},
): Promise<StreamReader> {
  const reply = await server.inject({ url, headers, payloadAsStream: true });
  const reader = readStream(reply.stream(), { status: reply.statusCode, headers: reply.headers });
  // The id comes once the reader follows the world.
  if (reader.status === 200) await expect.poll(reader.lastId).toBeDefined();
  return reader;
}
