/** Fields whose values nobody reads in a journal. */
const SECRET = /password|token|^(cardNum|code|email|idNumber)$/i;
const MASK = '***';

/** Whether a field of this name holds something that nobody reads in a journal. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}

/** The envelope's `code` is a number and no secret; the one-time code is text. */
function isSecret(key: string, value: unknown): boolean {
  return isSecretName(key) && typeof value === 'string' && value !== '';
}

/** Hides the values in the query of an address; `t` carries the token of an order or a game. */
function maskQuery(text: string): string {
  return text.replaceAll(/([?&])([^=&#?]+)=([^&#]+)/g, (whole, mark: string, name: string) =>
    name === 't' || isSecretName(name) ? `${mark}${name}=${MASK}` : whole,
  );
}

/** No call nests as deep; what somebody sends may, and following it to its end would take the whole stack. */
const DEEPEST = 32;
const CUT_OFF = '…';

function mask(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskQuery(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return CUT_OFF;
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key, item) ? MASK : mask(item, depth + 1)]),
  );
}

/**
 * A copy without passwords, tokens, one-time codes, card and identity numbers and e-mail addresses; those in the query of
 * an address go too.
 */
export function maskSecrets<T>(value: T): T {
  return mask(value, 0) as T;
}
