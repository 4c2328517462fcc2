/** A document's number as it is shown: its first five characters and its last one, the rest hidden. */
export function maskIdNumber(idNumber: string): string {
  return [...idNumber]
    .map((sign, place, all) =>
      place < Math.min(5, all.length - 3) || place === all.length - 1 || /[\s-]/.test(sign) ? sign : '*',
    )
    .join('');
}
