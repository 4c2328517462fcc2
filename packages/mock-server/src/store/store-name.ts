/** What `--store` takes, in words. */
export const STORE_RULE = 'memory, file:<path> or postgres://user:password@host:port/database';

/** Whether text names a store. */
export function isStoreName(text: string): boolean {
  return (
    text === 'memory' || /^file:./.test(text) || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text))
  );
}

/** The store's name without what is secret in it, for messages and logs. */
export function publicStoreName(text: string): string {
  if (text.startsWith('file:')) return text;
  // Where the password ends cannot be told of an address that is none.
  if (!URL.canParse(text)) return text.replace(/(?<=:\/\/).*/s, '***');
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}

/**
 * The store that a command shall use.
 * @param named on the command line; it goes before `STORE`, and that before `DATABASE_URL`
 */
export function storeFrom(
  named: string | undefined,
  { STORE, DATABASE_URL }: Readonly<Record<string, string | undefined>>,
): string {
  return [named, STORE, DATABASE_URL].find((one) => one !== undefined && one !== '') ?? 'memory';
}
