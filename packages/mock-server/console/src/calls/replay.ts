import type { components } from '@tara/contract/control';
import { control, requireData } from '../api.ts';

type Detail = components['schemas']['JournalDetail'];

/** Headers of one request only: its key would make the server repeat the first answer. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['idempotency-key', 'traceparent', 'tracestate']);

/** The answer of a call that was sent again. */
export interface Replayed {
  /** Its number in the journal; undefined if the journal does not have it. */
  readonly id: number | undefined;
  readonly status: number;
  readonly body: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Sends a call again as the same player, in a new session and without its idempotency key. */
export const replay = async ({
  path,
  method,
  headers = {},
  request,
  playerId,
}: Detail): Promise<Replayed> => {
  const session =
    playerId === undefined
      ? undefined
      : await requireData(control.POST('/__mock/sessions', { body: { playerId } }));
  const response = await fetch(path, {
    method,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))),
      ...(session && { authorization: session.token }),
    },
    ...(request === null || request === undefined ? {} : { body: JSON.stringify(request) }),
  }).catch(() => {
    throw new Error('The call is sent again; its answer did not arrive.');
  });
  const text = await response.text().catch(() => {
    throw new Error('The call is sent again; its answer was cut off.');
  });
  const requestId = response.headers.get('x-request-id');
  const entries = await requireData(control.GET('/__mock/requests'));
  return {
    id: entries.find((entry) => entry.requestId === requestId)?.id,
    status: response.status,
    body: parse(text),
  };
};
