import { toEntries } from './entries.ts';

function parseUrl(value: unknown, protocols: RegExp, base?: string): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    // The protocol of React Native's URL may throw. Without a parser, only complete addresses are accepted.
    const href = typeof URL === 'undefined' ? value : new URL(value, base).href;
    return protocols.test(href) ? href : null;
  } catch {
    return null;
  }
}

/**
 * Returns the full address of a URL that a person may open: http or https only.
 * @param value untrusted value
 * @param base base of relative URLs, if they are allowed
 * @returns the address, or null
 */
export function externalUrl(value: unknown, base?: string): string | null {
  return parseUrl(value, /^https?:/i, base);
}

/**
 * Returns the full address of a customer-service entry: a page, a mail address or a phone number, but nothing that runs
 * in this page.
 * @param value untrusted value
 * @returns the address, or null
 */
export function serviceUrl(value: unknown): string | null {
  return parseUrl(value, /^(https?|mailto|tel):/i);
}

/**
 * Returns the customer-service entries with a valid URL.
 * @param entries appCustomerServiceQueue
 */
export function serviceEntries<E extends { url: string }>(entries: readonly E[]): E[] {
  return toEntries(entries).filter(({ url }) => serviceUrl(url) !== null);
}

/**
 * Returns the entries of the contact list in the desktop footer: a URL, and a nickname without 'Service' (spec 2.3).
 * @param entries appCustomerServiceQueue
 */
export function contactLinks<E extends { url: string; nickname?: string | undefined }>(
  entries: readonly E[],
): E[] {
  return serviceEntries(entries).filter(({ nickname }) => !String(nickname).includes('Service'));
}

/**
 * Returns how to open a customer-service entry (spec 9): by app link in the app, in a widget if the page contains the
 * chat host, otherwise in a window.
 * @param url URL of the entry
 * @param chatHost part of the addresses of the live chat, empty for none
 * @param inApp whether the page runs in the native app
 * @returns null for a URL that must not be opened
 */
export function serviceOpening(
  url: string,
  chatHost: string,
  inApp: boolean,
): 'app-link' | 'widget' | 'window' | null {
  if (serviceUrl(url) === null) return null;
  if (inApp) return 'app-link';
  return chatHost !== '' && externalUrl(url) !== null && url.includes(chatHost) ? 'widget' : 'window';
}

/**
 * Returns the app link that opens a customer-service entry in the native app (spec 9).
 * @param scheme e.g. `app://service`
 * @param entry address, and 1 if it opens outside of the app
 */
export function serviceAppLink(scheme: string, entry: { url: string; isOut: number }): string {
  return `${scheme}?url=${encodeURIComponent(entry.url)}&isOut=${entry.isOut}`;
}
