import { connect } from 'node:net';

/** A raw answer. */
export interface RawAnswer {
  /** 0 without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends bytes over a new connection and reads until it is closed.
 * @param bytes a complete request that closes the connection, or anything else
 */
export async function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const received = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    // The received data counts, however the connection ends.
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
