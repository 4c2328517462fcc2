import type { FastifyReply, FastifyRequest } from 'fastify';
import { StoreFailure } from '#store/errors.ts';
import { sendHead } from '#pipeline/answer-headers.ts';
import { toText, type EndReason, type StreamFilter } from './events.ts';

/** A reader that leaves more bytes than this unread is too slow. */
const MAX_UNSENT = 1024 * 1024;

/** How long the last bytes of an ended stream may take to be read, in ms. */
const LINGER_MS = 1000;

/** How long a reader waits before it connects again, in ms. */
const RETRY_MS = 1000;

/** The connection of one reader. It has no queue of its own: what is not sent yet waits in the socket. */
export interface Listener {
  readonly filter: StreamFilter;
  /** A slow reader is ended. */
  send(bytes: Buffer | string): void;
  /** Sends the last event and closes the connection. */
  end(reason: EndReason): void;
  /** Cuts the connection, because of a failure of the store or a defect, which is reported. */
  fail(error: unknown): void;
}

/**
 * Begins the answer to a reader.
 * @param onClose called once when the connection is closed
 * @param report called with a defect
 */
export function openListener(
  { request, reply, filter }: { request: FastifyRequest; reply: FastifyReply; filter: StreamFilter },
  onClose: () => void,
  report: (error: Error, request: FastifyRequest) => void,
): Listener {
  const { raw } = reply;
  let timer: NodeJS.Timeout | undefined;
  // The connection is not used again, so that it cannot delay a stop.
  reply.type('text/event-stream; charset=utf-8').header('connection', 'close');
  raw.once('close', () => {
    clearTimeout(timer);
    onClose();
  });
  // The end of the connection is the end of the body: chunks would double the cost of a write.
  raw.removeHeader('transfer-encoding');
  sendHead(request, reply);
  raw.write(`retry: ${RETRY_MS}\n\n`);
  request.headMs = Math.round(reply.elapsedTime * 1000) / 1000;

  const end = (reason: EndReason): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.end(toText('end', { reason }));
    timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  };
  return {
    filter,
    send: (bytes) => {
      if (raw.writableEnded || raw.destroyed) return;
      // Before the write: the events of one tick alone may be larger.
      if (raw.writableLength > MAX_UNSENT) end('slow');
      else raw.write(bytes);
    },
    end,
    fail: (error) => {
      if (!(error instanceof StoreFailure))
        report(error instanceof Error ? error : new Error(String(error)), request);
      raw.destroy();
    },
  };
}
