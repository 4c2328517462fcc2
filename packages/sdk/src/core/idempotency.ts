/**
 * A fresh key for a call that moves money. Make one for each thing the player does (not for each attempt), and hand
 * it to every attempt: the server then does the thing once and replays its answer.
 * @returns 128 random bits as 32 hex digits
 */
export function newIdempotencyKey(): string {
  const bytes = new Uint8Array(16);
  // Not randomUUID, which a page without a secure context lacks. Where there is no source at all (React Native
  // without a polyfill) a guessable key will do: it must be unlike the others, not secret.
  const source = globalThis.crypto as Crypto | undefined;
  if (!source?.getRandomValues?.(bytes)) bytes.forEach((_, index) => (bytes[index] = Math.random() * 256));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
