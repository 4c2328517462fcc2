import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/document.ts';
import { TransportFailure } from '#http/envelope.ts';
import type { Worlds } from '#worlds/directory.ts';
import type { StreamFilter } from './events.ts';
import { createFeed, type Feed, type Start } from './feed.ts';
import { openListener } from './listener.ts';

/** Maximum number of streams of a server. */
const MAX_STREAMS = 100;

/** Why a stream is not opened: HTTP 503. */
export class StreamRefusal extends TransportFailure {
  constructor(message: string) {
    super('unavailable', { message });
  }
}

/** Who reads what. */
export interface Subscription {
  readonly world: string;
  /** The calls of the contract. */
  readonly operations: readonly Operation[];
  readonly filter: StreamFilter;
  /** Undefined to begin now. */
  readonly start: Start | undefined;
}

/** The streams of a server. */
export interface Streams {
  /**
   * Answers a request with a stream.
   * @throws {StreamRefusal} beyond the maximum, and while the server stops
   */
  open(request: FastifyRequest, reply: FastifyReply, subscription: Subscription): Promise<void>;
  /** The number of open streams. */
  size(): number;
  /** Ends all streams and refuses new ones. */
  close(): void;
}

/** @param report called with a defect */
export function createStreams(
  worlds: Worlds,
  report: (error: Error, request: FastifyRequest) => void,
): Streams {
  const feeds = new Map<string, Feed>();
  let size = 0;
  let isClosed = false;

  const getFeed = ({ world, operations }: Subscription): Feed => {
    const known = feeds.get(world);
    if (known) return known;
    const feed = createFeed(worlds, world, {
      operations,
      onGone: () => {
        if (feeds.get(world) !== feed) return;
        feeds.delete(world);
        worlds.observers.delete(world);
      },
    });
    feeds.set(world, feed);
    worlds.observers.set(world, feed);
    return feed;
  };

  return {
    open: async (request, reply, subscription) => {
      const { filter, start } = subscription;
      if (isClosed) throw new StreamRefusal('This server is about to stop; nothing was done.');
      if (size >= MAX_STREAMS)
        throw new StreamRefusal(`This server has a maximum of ${MAX_STREAMS} streams; close one.`);
      // The reader is gone already: nothing would announce that again.
      if (reply.raw.destroyed) {
        reply.hijack();
        return;
      }
      size += 1;
      const feed = getFeed(subscription);
      const listener = openListener(
        { request, reply, filter },
        () => {
          size -= 1;
          feed.leave(listener);
        },
        report,
      );
      await feed.join(listener, start).catch((error: unknown) => listener.fail(error));
    },
    size: () => size,
    close: () => {
      isClosed = true;
      for (const feed of feeds.values()) feed.end('stopping');
    },
  };
}
