/** Masks a document number: its first five characters and its last one are visible. */
export function maskIdNumber(idNumber: string): string {
  const last = idNumber.length - 1;
  const first = Math.min(5, last - 2);
  return idNumber.replaceAll(/[^\s-]/g, (sign, place: number) =>
    place < first || place === last ? sign : '*',
  );
}
