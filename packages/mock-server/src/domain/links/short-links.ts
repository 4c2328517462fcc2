import { createRng } from '#random/rng.ts';
import type { DocumentKey } from '#store/port.ts';
import type { Transaction } from '#store/transaction.ts';
import { BusinessError } from '#contract/business-error.ts';

/** The target of a short link. */
export interface ShortLink {
  url: string;
}

const CODE_LENGTH = 6;

export function shortLinkKey(code: string): DocumentKey<ShortLink> {
  return `short:${code}`;
}

function getOrigin(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/**
 * The complete address of a submitted link.
 * @param homes addresses of this site; relative links are resolved against the first one
 * @throws {BusinessError} `shareUrlNotAllowed` for an address of another site
 */
export function requireOwnAddress(url: string, homes: readonly [string, ...string[]]): string {
  const businessError = new BusinessError('shareUrlNotAllowed', { pointer: '/url' });
  if (url === '' || !URL.canParse(url, homes[0])) throw businessError;
  const { protocol, origin, username, password, href } = new URL(url, homes[0]);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb || username !== '' || password !== '') throw businessError;
  if (!homes.some((home) => getOrigin(home) === origin)) throw businessError;
  return href;
}

/** Creates the code of an address; the same address always gets the same code. */
export async function createShortLink(tx: Transaction, url: string, seed: number): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const code = createRng(seed, 'short-link', url, attempt).text(CODE_LENGTH);
    const known = await tx.peek(shortLinkKey(code));
    if (known?.url === url) return code;
    if (known) continue;
    // Drafted for writing, so that two addresses with the same code do not both get it.
    await tx.draft(shortLinkKey(code));
    tx.create(shortLinkKey(code), { url });
    return code;
  }
}
