import { createChance } from '#random/rng.ts';
import type { DocumentKey } from '#store/port.ts';
import type { Transaction } from '#store/transaction.ts';
import { Refusal } from '#contract/business-error.ts';

/** What a short address stands for. */
export interface ShortLink {
  url: string;
}

const CODE_LENGTH = 6;

export const shortLinkKey = (code: string): DocumentKey<ShortLink> => `short:${code}`;

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/**
 * The whole address behind what a client sends.
 * @param homes addresses of this site; the first is what a relative address is relative to.
 * @throws {Refusal} `shareUrlNotAllowed` for an address of any other site.
 */
export const ownAddress = (url: string, homes: readonly [string, ...string[]]): string => {
  const refusal = new Refusal('shareUrlNotAllowed', { pointer: '/url' });
  if (url === '' || !URL.canParse(url, homes[0])) throw refusal;
  const { protocol, origin, username, password, href } = new URL(url, homes[0]);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb || username !== '' || password !== '') throw refusal;
  if (!homes.some((home) => originOf(home) === origin)) throw refusal;
  return href;
};

/** The code of an address: the same for ever, whoever asks how often. */
export const shorten = async (tx: Transaction, url: string, seed: number): Promise<string> => {
  for (let attempt = 0; ; attempt++) {
    const code = createChance(seed, 'short-link', url, attempt).text(CODE_LENGTH);
    const known = await tx.peek(shortLinkKey(code));
    if (known?.url === url) return code;
    if (known) continue;
    // Opened for writing, so that two addresses with one code do not both get it.
    await tx.draft(shortLinkKey(code));
    tx.create(shortLinkKey(code), { url });
    return code;
  }
};
