import { SECOND_MS } from '#time/durations.ts';

/** A busy machine answers late; a program that does not speak HTTP never does. */
const ANSWER_MS = 10 * SECOND_MS;

interface Health {
  readonly store?: unknown;
  readonly pid?: unknown;
}

/** The health of a mock server at an address; undefined if something else answers, or nothing does. */
async function healthAt(address: string): Promise<Health | undefined> {
  try {
    const response = await fetch(`${address}/__mock/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return (await response.json()) as Health;
  } catch {
    return undefined;
  }
}

/**
 * Says what uses a port and what the user can do.
 * @param host the address that the server could not bind
 */
export async function describePortInUse(host: string, port: number): Promise<string> {
  const { store, pid } = (await healthAt(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)) ?? {};
  const isOurs = typeof store === 'string' && typeof pid === 'number';
  const user = isOurs
    ? `another mock server, which stores its worlds in ${store}. "kill ${pid}" stops it`
    : 'another program';
  const next = port + 10 > 65_535 ? port - 10 : port + 10;
  return `Port ${port} is in use by ${user}. "--port ${next}" takes another port; in the repository "PORT=${next} npm start".`;
}
