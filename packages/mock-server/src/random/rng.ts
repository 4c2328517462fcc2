/** A version-4 UUID from a random stream. */
export function uuidFrom(rng: Rng): string {
  const bytes = Array.from({ length: 16 }, () => rng.int(0, 255));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A seeded stream of random values: the same names give the same values in every process. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** `length` decimal digits. */
  digits(length: number): string;
  /** `length` letters and digits without ambiguous ones, for codes and tokens. */
  text(length: number): string;
}

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const TWO_TO_32 = 4294967296;

/** The largest seed of a world. */
export const MAX_SEED = TWO_TO_32 - 1;

/** Hashes text to four 32-bit words (cyrb128), the state of a generator. */
function hash128(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [(h1 ^ h2 ^ h3 ^ h4) >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}

/** sfc32, a small and fast generator; its first values are discarded to mix in the seed. */
function openStream(name: string): () => number {
  let [a, b, c, d] = hash128(name);
  const draw = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / TWO_TO_32;
  };
  for (let i = 0; i < 12; i++) draw();
  return draw;
}

/**
 * Opens the stream of that name. Streams are independent: the draws of one player do not change the results of another.
 * @param names the world's seed first, then the purpose of the stream (e.g. `'player', 1000001, 7`)
 */
export function createRng(...names: readonly (string | number)[]): Rng {
  // Seeded at the first draw: every writing call opens a stream, and few of them draw.
  let next: (() => number) | undefined;
  return wrapDraw(() => {
    next ??= openStream(names.join('\u0000'));
    return next();
  });
}

/**
 * Random values of all kinds from one generator.
 * @param draw returns the next number in [0, 1)
 */
export function wrapDraw(draw: () => number): Rng {
  const int = (min: number, max: number): number => min + Math.floor(draw() * (max - min + 1));
  const letters = (length: number, alphabet: string): string =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');
  return {
    next: draw,
    int,
    pick: (list) => {
      const chosen = list[int(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('pick() needs a non-empty list');
      return chosen;
    },
    digits: (length) => letters(length, '0123456789'),
    text: (length) => letters(length, ALPHABET),
  };
}
