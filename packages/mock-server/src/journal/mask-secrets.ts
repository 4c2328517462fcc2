/** Fields whose values are masked in the journal, without separators. */
const SECRET =
  /passw|passcode|token|secret|authorization|apikey|cookie|^(cardnum|code|email|idnumber|otp|pin)$/;
/**
 * Fields that are masked even if the value is a number. In other fields a number is a length or a duration
 * (`passwordLengthMin`, `tokenTtlMs`).
 */
const SECRET_NUMBER = /(password|passcode|token|secret|^cardnum|^idnumber|^otp|^pin)$/;
const MASK = '***';

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

/** Whether the values of a field are masked. */
export function isSecretName(name: string): boolean {
  return SECRET.test(plainName(name));
}

/** Whether the values of a query parameter are masked; `t` contains the token of an order or of a game. */
export function isSecretParameter(name: string): boolean {
  return name === 't' || name === 'T' || isSecretName(name);
}

/** Deeper than any call; untrusted bodies may be deeper, and following them would exhaust the stack. */
const DEEPEST = 32;
const CUT_OFF = '…';

const ESCAPE = /%([\da-f]{2})/gi;

/** Decodes percent-encoding. A malformed text must not throw, because that is slow for texts with many escapes. */
function decoded(text: string): string {
  const plain = text.replaceAll('+', ' ');
  if (!/%[\da-f]/i.test(plain)) return plain;
  const bytes = Buffer.from(plain).toString('latin1');
  const unescaped = bytes.replaceAll(ESCAPE, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(unescaped, 'latin1').toString();
}

/** `name=value` at the beginning of a text or after a separator, in addresses, forms and cookies. */
const PAIR = /(^|[?&#;,\s"'])([^=&?#;,\s"'/]{1,200})=([^&#;,\s"']+)/g;

function maskPairs(text: string, depth: number): string {
  return text.replaceAll(PAIR, (whole, mark: string, name: string, value: string) => {
    if (isSecretParameter(decoded(name))) return `${mark}${name}=${MASK}`;
    const inner = decoded(value);
    const masked = maskText(inner, depth + 1);
    return masked === inner ? whole : `${mark}${name}=${encodeURIComponent(masked)}`;
  });
}

/** Generated segments of an address: long, of letters and digits, or parts of a JSON web token. */
const TOKEN = /^(?=.*\d)(?=.*[a-z])\w{20,}$|^[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}$/i;

/**
 * Whether a segment of a path is a secret by its form, or by the name before it. Names of worlds are never masked.
 * @param segments without their percent-encoding
 */
function isSecretSegment(segments: readonly string[], index: number): boolean {
  const [beforeLast, last, segment = ''] = [segments[index - 2], segments[index - 1], segments[index]];
  if (segment === '' || last === 'w') return false;
  // In a sentence, punctuation may follow the path.
  if (TOKEN.test(segment.replace(/(?<!\W)\W+$/, ''))) return true;
  return last !== undefined && beforeLast !== 'w' && isSecretName(last);
}

/** Paths within a text, including paths of addresses. */
const PATH = /(?:\/[^/?#;,\s"']*)+/g;

function maskPaths(text: string): string {
  return text.replaceAll(PATH, (path) => {
    const segments = path.split('/');
    const plain = segments.map(decoded);
    return segments.map((segment, index) => (isSecretSegment(plain, index) ? MASK : segment)).join('/');
  });
}

/**
 * A field in a text that was JSON before it was cut off or quoted repeatedly. The match begins at the first backslash:
 * beginning at each of a long row would take quadratic time.
 */
const FIELD = /((?<!\\)\\*"([\w-]{1,200})\\*"\s*:\s*\\*")([^"\\]+)/g;

function maskPlain(text: string, depth: number): string {
  return text.includes('=') || text.includes('/') ? maskPairs(maskPaths(text), depth) : text;
}

/** Masks a text that is JSON itself. */
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
  // Without a secret the text stays unchanged.
  return masked === JSON.stringify(value) ? text : masked;
}

function maskText(text: string, depth: number): string {
  if (depth > DEEPEST) return CUT_OFF;
  return /^\s*[[{"]/.test(text) ? maskJson(text, depth) : maskPlain(text, depth);
}

/** Whether the value of a field is a secret. The envelope's `code` is a number and no secret; the one-time code is text. */
function isSecret(key: string, value: unknown): boolean {
  if (typeof value === 'number') return SECRET_NUMBER.test(plainName(key));
  return typeof value === 'string' && value !== '' && isSecretName(key);
}

function maskField(key: string, value: unknown, depth: number): unknown {
  if (isSecret(key, value)) return MASK;
  // A list of secrets; objects under a secret's name have names of their own.
  if (Array.isArray(value)) return value.map((item) => maskField(key, item, depth + 1));
  return mask(value, depth + 1);
}

function mask(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskText(value, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return CUT_OFF;
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
  const entries = Object.entries(value as Record<string, unknown>);
  // A name-value pair, as in lists of parameters.
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
 * Copies a value without passwords, tokens, one-time codes, card and identity numbers and e-mail addresses, including those
 * inside addresses, forms and JSON texts.
 */
export function maskSecrets<T>(value: T): T {
  return mask(value, 0) as T;
}

/**
 * The texts and numbers within a value that the mask changes, with their places as JSON pointers.
 * @param shown the same value, masked
 */
export function maskedValues(
  value: unknown,
  shown: unknown = maskSecrets(value),
  pointer = '',
): readonly { readonly pointer: string; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return value === shown ? [] : [{ pointer, value }];
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    maskedValues(item, (shown as Readonly<Record<string, unknown>>)[name], `${pointer}/${name}`),
  );
}
