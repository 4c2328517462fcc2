/**
 * Creates an idempotency key for a call that moves money. Create one for each action of the player and send it with
 * every attempt: the server carries out the action once and replays its answer.
 * @returns 128 random bits as 32 hex digits
 */
export function newIdempotencyKey(): string {
  const bytes = new Uint8Array(16);
  // `randomUUID` is missing on pages without a secure context. Without any random source (React Native without a
  // polyfill) a guessable key is enough: it must be unique, not secret.
  const source = globalThis.crypto as Crypto | undefined;
  if (!source?.getRandomValues?.(bytes)) bytes.forEach((_, index) => (bytes[index] = Math.random() * 256));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
