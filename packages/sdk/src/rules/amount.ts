/**
 * Parses a typed amount of whole coins with up to two decimals. Commas group digits by thousands or lakhs. A comma that
 * could be a decimal point ("1,5", "1,50") is rejected.
 * @returns hundredths, or null if the text is not such an amount
 */
export function parseAmount(text: string): number | null {
  const typed = text.trim();
  if (!/^\d+((,\d{2,})*,\d{3,})?(\.\d{1,2})?$/.test(typed)) return null;
  const [whole = '', cents = ''] = typed.replaceAll(',', '').split('.');
  if (whole.length > 9) return null;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
