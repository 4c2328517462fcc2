/** The address of a short link, from the world's prefix on. */
export const shortPath = (prefix: string, code: string): string => `${prefix}/s/${code}`;
