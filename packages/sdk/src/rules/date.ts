/** Returns whether a text is a date that exists, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  // JSON has null for an invalid date. One that does not exist may roll over into another month.
  const json = new Date(text).toJSON() as string | null;
  return /^\d{4}-\d\d-\d\d$/.test(text) && json !== null && json.startsWith(text);
}
