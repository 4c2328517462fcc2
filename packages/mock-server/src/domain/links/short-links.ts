import { createRng } from '#random/rng.ts';
import type { DocumentKey } from '#store/port.ts';
import type { Transaction } from '#store/transaction.ts';
import { BusinessError } from '#contract/business-error.ts';

/** What a short address stands for. */
export interface ShortLink {
  url: string;
}

const CODE_LENGTH = 6;

export function shortLinkKey(code: string): DocumentKey<ShortLink> {
  return `short:${code}`;
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/**
 * The whole address behind what a client sends.
 * @param homes addresses of this site; the first is what a relative address is relative to.
 * @throws {BusinessError} `shareUrlNotAllowed` for an address of any other site.
 */
export function ownAddress(url: string, homes: readonly [string, ...string[]]): string {
  const businessError = new BusinessError('shareUrlNotAllowed', { pointer: '/url' });
  if (url === '' || !URL.canParse(url, homes[0])) throw businessError;
  const { protocol, origin, username, password, href } = new URL(url, homes[0]);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb || username !== '' || password !== '') throw businessError;
  if (!homes.some((home) => originOf(home) === origin)) throw businessError;
  return href;
}

/** The code of an address: the same for ever, whoever asks how often. */
export async function shorten(tx: Transaction, url: string, seed: number): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const code = createRng(seed, 'short-link', url, attempt).text(CODE_LENGTH);
    const known = await tx.peek(shortLinkKey(code));
    if (known?.url === url) return code;
    if (known) continue;
    // Opened for writing, so that two addresses with one code do not both get it.
    await tx.draft(shortLinkKey(code));
    tx.create(shortLinkKey(code), { url });
    return code;
  }
}
