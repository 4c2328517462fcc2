/** JSON text of the items claimed so far, each once, as `propReceiveList` holds it (spec 3). */
export function receivedItemsJson(ids: readonly number[]): string {
  return JSON.stringify([...new Set(ids)].map((propId) => ({ propId })));
}
