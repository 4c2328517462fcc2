import { entriesOf } from './entries.ts';

function urlOf(value: unknown, protocols: readonly string[], base?: string): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    const { protocol, href } = new URL(value, base);
    return protocols.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

/**
 * A url that a person may be sent to: http or https only.
 * @param value anything a server may have sent
 * @param base what a relative one belongs to, if it may be one
 * @returns the address in full, or null
 */
export function externalUrl(value: unknown, base?: string): string | null {
  return urlOf(value, ['https:', 'http:'], base);
}

/**
 * The url of a customer-service entry: a page, a mail address or a phone number; nothing that runs in this page.
 * @param value anything a server may have sent
 * @returns the address in full, or null
 */
export function serviceUrl(value: unknown): string | null {
  return urlOf(value, ['https:', 'http:', 'mailto:', 'tel:']);
}

/**
 * Customer-service entries that have a usable url.
 * @param entries appCustomerServiceQueue
 */
export function serviceEntries<E extends { url: string }>(entries: readonly E[]): E[] {
  return entriesOf(entries).filter(({ url }) => serviceUrl(url) !== null);
}

/**
 * Entries of the desktop footer's contact list: a url, and a nickname that does not contain 'Service' (spec 2.3).
 * @param entries appCustomerServiceQueue
 */
export function contactLinks<E extends { url: string; nickname?: string | undefined }>(
  entries: readonly E[],
): E[] {
  return serviceEntries(entries).filter(({ nickname }) => !String(nickname).includes('Service'));
}

/**
 * How a customer-service entry opens (spec 9): in-app by app link, a page that contains the chat host in a widget,
 * others in a window.
 * @param url of the entry
 * @param chatHost part of the addresses of the live chat, empty for none
 * @param inApp whether the page runs in the native app
 * @returns null for a url that must not be opened at all
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
 * The app link that hands a customer-service entry to the native app (spec 9).
 * @param scheme e.g. `app://service`
 * @param entry address, and 1 where it opens outside of the app
 */
export function serviceAppLink(scheme: string, entry: { url: string; isOut: number }): string {
  return `${scheme}?url=${encodeURIComponent(entry.url)}&isOut=${entry.isOut}`;
}
