/** The address of a short link, from the world's prefix on. */
export function shortPath(prefix: string, code: string): string {
  return `${prefix}/s/${code}`;
}
