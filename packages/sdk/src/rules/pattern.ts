/**
 * Makes a regular expression with Unicode properties at its use. As a literal, it would prevent engines without them, e.g.
 * older versions of Hermes, from loading the whole bundle.
 * @param source with Unicode properties
 * @param fallback for such engines; the server checks what it lets through
 */
export function makePattern(source: string, fallback: RegExp): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    return fallback;
  }
}
