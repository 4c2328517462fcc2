import type { MockServer } from '@tara/mock-server';
import { TransportError, type Transport } from '../src/protocol/transport.ts';

/**
 * Calls a server in this process without sockets, which cost half of the time of a call.
 * @param timeoutMs the longest wait for one answer
 */
export function injectTransport(server: MockServer, timeoutMs = 60_000): Transport {
  return async ({ url, method, headers, body, giveUpAfterMs = timeoutMs }) => {
    const { pathname, search } = new URL(url);
    const form = body instanceof FormData ? new Response(body) : undefined;
    const answer = server.inject({
      method: method as 'POST',
      url: pathname + search,
      headers: { ...headers, ...(form && { 'content-type': form.headers.get('content-type') ?? '' }) },
      ...(body === undefined ? {} : { payload: form ? Buffer.from(await form.arrayBuffer()) : body }),
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new TransportError('No answer came in time.', 'timeout')),
        giveUpAfterMs,
      );
    });
    try {
      const reply = await Promise.race([answer, tooLate]);
      const received = Object.entries(reply.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return { status: reply.statusCode, headers: new Headers(received), text: reply.body };
    } finally {
      clearTimeout(timer);
    }
  };
}
