/**
 * Returns the first characters that mobile numbers may have, empty for any.
 * @param rules accountRule of the web config, unchecked
 */
export function phoneStarts(rules: { mobileStartsWith?: unknown } | null | undefined): string {
  const starts = rules?.mobileStartsWith;
  return typeof starts === 'string' ? starts : '';
}
