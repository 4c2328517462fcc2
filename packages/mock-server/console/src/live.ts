import { useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { ControlError, control, requireData } from './api.ts';
import { getTopics } from './live-topics.ts';

/** The pause before another attempt, and the shortest time between two reads of the same data, in ms. */
const RETRY_MS = 1000;
const FLUSH_MS = 250;

/** The server sends a comment every 15 seconds; a stream that is silent for longer than this has ended, in ms. */
const SILENCE_MS = 40_000;

type Connection = 'open' | 'lost' | 'unauthorized';

let connection: Connection = 'open';
const listeners = new Set<() => void>();

const setConnection = (next: Connection): void => {
  connection = next;
  for (const listener of listeners) listener();
};

/** Whether the page receives what happens in the world. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => connection,
  );

/** Reads the queries of these topics again, soon and together. */
const createRefresher = (client: QueryClient) => {
  const stale = new Set<string>();
  let timer: number | undefined;
  const flush = () => {
    timer = undefined;
    const topics = new Set(stale);
    stale.clear();
    void client.invalidateQueries({ predicate: ({ queryKey }) => topics.has(String(queryKey[0])) });
  };
  return (topics: readonly string[]) => {
    for (const topic of topics) stale.add(topic);
    timer ??= window.setTimeout(flush, FLUSH_MS);
  };
};

/** Reads one stream until it ends. */
async function readStream(
  { lastId, signal }: { lastId: string | undefined; signal: AbortSignal },
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (message: EventSourceMessage) => void },
): Promise<void> {
  const silence = new AbortController();
  let timer: number | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const body: ReadableStream<Uint8Array<ArrayBuffer>> | null = await requireData(
      control.GET('/__mock/stream', {
        parseAs: 'stream',
        headers: lastId === undefined ? {} : { 'Last-Event-ID': lastId },
        signal: AbortSignal.any([signal, silence.signal]),
      }),
    );
    if (!body) return;
    onOpen();
    restart();
    const reader = body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: restart }))
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      restart();
      onEvent(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the page is visible. A hidden page has no stream: a browser opens only six connections to a server. */
const untilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/** Follows the world as long as the page is open: its events make the queries that they concern read again. */
export async function followWorld(client: QueryClient): Promise<void> {
  const refresh = createRefresher(client);
  let lastId: string | undefined;
  for (;;) {
    await untilVisible();
    const hidden = new AbortController();
    document.addEventListener('visibilitychange', () => hidden.abort(), { once: true });
    try {
      await readStream(
        { lastId, signal: hidden.signal },
        {
          onOpen: () => {
            setConnection('open');
            // What happened before the stream began; the calls of the contract do not change.
            void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'calls' });
          },
          onEvent: ({ id, event = '', data }) => {
            lastId = id ?? lastId;
            refresh(getTopics(event, JSON.parse(data)));
          },
        },
      );
    } catch (error) {
      if (error instanceof ControlError) {
        if (error.status === 401) return setConnection('unauthorized');
        lastId = undefined;
      }
    }
    if (hidden.signal.aborted) continue;
    setConnection('lost');
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
