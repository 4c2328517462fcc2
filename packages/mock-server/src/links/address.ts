/** The address of a short link, beginning with the world's prefix. */
export function shortPath(prefix: string, code: string): string {
  return `${prefix}/s/${code}`;
}
