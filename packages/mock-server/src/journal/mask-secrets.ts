/** Fields whose values nobody reads in a journal, without the signs that join words. */
const SECRET = /passw|passcode|token|secret|authorization|^(cardnum|code|email|idnumber|otp|pin|apikey)$/;
/** Those that hold a number too; in others it is a length or a duration (`passwordLengthMin`, `tokenTtlMs`). */
const SECRET_NUMBER = /(password|passcode|token|secret|^cardnum|^idnumber|^otp|^pin)$/;
const MASK = '***';

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

/** Whether a field of this name holds something that nobody reads in a journal. */
export function isSecretName(name: string): boolean {
  return SECRET.test(plainName(name));
}

/** Whether a parameter of an address does; `t` carries the token of an order or of a game. */
export function isSecretParameter(name: string): boolean {
  return name === 't' || name === 'T' || isSecretName(name);
}

/** No call nests as deep; what somebody sends may, and following it to its end would take the whole stack. */
const DEEPEST = 32;
const CUT_OFF = '…';

const ESCAPE = /%([\da-f]{2})/gi;

/** A text without its percent-encoding. One that is malformed does not throw, which costs too much where there are many of them. */
function decoded(text: string): string {
  const plain = text.replaceAll('+', ' ');
  if (!/%[\da-f]/i.test(plain)) return plain;
  const bytes = Buffer.from(plain).toString('latin1');
  const unescaped = bytes.replaceAll(ESCAPE, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(unescaped, 'latin1').toString();
}

/** `name=value` at the beginning of a text or behind a sign that parts such pairs, in addresses, forms and cookies. */
const PAIR = /(^|[?&#;,\s"'])([^=&?#;,\s"'/]{1,200})=([^&#;,\s"']+)/g;

function maskPairs(text: string, depth: number): string {
  return text.replaceAll(PAIR, (whole, mark: string, name: string, value: string) => {
    if (isSecretParameter(decoded(name))) return `${mark}${name}=${MASK}`;
    const inner = decoded(value);
    const masked = maskText(inner, depth + 1);
    return masked === inner ? whole : `${mark}${name}=${encodeURIComponent(masked)}`;
  });
}

/** Words of an address that only a machine makes: long, of letters and digits, or those of a JSON web token. */
const TOKEN = /^(?=.*\d)(?=.*[a-z])\w{20,}$|^[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}$/i;

/**
 * Whether a segment of a path is a secret by its form, or by the name before it; worlds may have any name.
 * @param segments without their percent-encoding
 */
function isSecretSegment(segments: readonly string[], index: number): boolean {
  const [beforeLast, last, segment = ''] = [segments[index - 2], segments[index - 1], segments[index]];
  if (segment === '' || last === 'w') return false;
  // In a sentence a path may end it.
  if (TOKEN.test(segment.replace(/(?<!\W)\W+$/, ''))) return true;
  return last !== undefined && beforeLast !== 'w' && isSecretName(last);
}

/** Paths within a text, those of addresses too. */
const PATH = /(?:\/[^/?#;,\s"']*)+/g;

function maskPaths(text: string): string {
  return text.replaceAll(PATH, (path) => {
    const segments = path.split('/');
    const plain = segments.map(decoded);
    return segments.map((segment, index) => (isSecretSegment(plain, index) ? MASK : segment)).join('/');
  });
}

/**
 * A field in a text that was JSON before it was cut off, or quoted again and again. It begins with its first backslash: begun at
 * each of them, a long row of them would take a time that grows with its square.
 */
const FIELD = /((?<!\\)\\*"([\w-]{1,200})\\*"\s*:\s*\\*")([^"\\]+)/g;

function maskPlain(text: string, depth: number): string {
  return text.includes('=') || text.includes('/') ? maskPairs(maskPaths(text), depth) : text;
}

/** A text that is JSON itself is masked as what it says. */
function maskJson(text: string, depth: number): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const masked = text.replaceAll(FIELD, (whole, start: string, name: string) =>
      isSecretName(name) ? `${start}${MASK}` : whole,
    );
    return maskPlain(masked, depth);
  }
  const masked = JSON.stringify(mask(value, depth + 1));
  // Without a secret it stays as it was written.
  return masked === JSON.stringify(value) ? text : masked;
}

function maskText(text: string, depth: number): string {
  if (depth > DEEPEST) return CUT_OFF;
  return /^\s*[[{"]/.test(text) ? maskJson(text, depth) : maskPlain(text, depth);
}

/** Whether the value of a field is a secret. The envelope's `code` is a number and none; the one-time code is text. */
function isSecret(key: string, value: unknown): boolean {
  if (typeof value === 'number') return SECRET_NUMBER.test(plainName(key));
  return typeof value === 'string' && value !== '' && isSecretName(key);
}

function maskField(key: string, value: unknown, depth: number): unknown {
  if (isSecret(key, value)) return MASK;
  // A list of secrets; what stands under the name of one, and is more than that, has names of its own.
  if (Array.isArray(value)) return value.map((item) => maskField(key, item, depth + 1));
  return mask(value, depth + 1);
}

function mask(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return CUT_OFF;
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
  const entries = Object.entries(value as Record<string, unknown>);
  // A pair of a name and a value, as lists of parameters have it.
  const { name, key = name } = value as { name?: unknown; key?: unknown };
  const isPair = typeof key === 'string' && isSecretParameter(key);
  return Object.fromEntries(
    entries.map(([field, item]) => [
      field,
      isPair && field === 'value' && typeof item === 'string' ? MASK : maskField(field, item, depth),
    ]),
  );
}

/**
 * A copy without passwords, tokens, one-time codes, card and identity numbers and e-mail addresses; those in addresses, forms
 * and JSON that a text holds go too.
 */
export function maskSecrets<T>(value: T): T {
  return mask(value, 0) as T;
}
