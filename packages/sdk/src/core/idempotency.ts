/**
 * A fresh key for a call that moves money. Make one for each thing the player does (not for each attempt), and hand
 * it to every attempt: the server then does the thing once and replays its answer.
 * @returns 128 random bits as 32 hex digits
 */
export function newIdempotencyKey(): string {
  // Not randomUUID, which a page without a secure context lacks.
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
