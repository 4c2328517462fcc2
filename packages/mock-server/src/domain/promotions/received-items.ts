/** The claimed items as JSON text in the form of `propReceiveList` (spec 3), each once. */
export function receivedItemsJson(ids: readonly number[]): string {
  return JSON.stringify([...new Set(ids)].map((propId) => ({ propId })));
}
