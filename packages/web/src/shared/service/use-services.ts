import type { components } from '@tara/sdk';
import { serviceAppLink, serviceEntries, serviceOpening } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { useApiQuery } from '#api/query.ts';
import { build } from '#lib/build.ts';
import { isInApp } from '#lib/environment.ts';
import { localStore, readJson, writeJson } from '#lib/storage.ts';
import { t } from '#messages/service.ts';
import { copyText } from '#ui/copy.ts';
import { withText } from './attach.ts';
import { useSupportDialog } from './support-dialog.ts';

const STORED = 'tara.serviceUrl';

export type ServiceEntry = components['schemas']['CustomerService'];

/** The query of the customer service entries. */
export function useServicesQuery() {
  return useApiQuery('getCustomerServices', {}, { staleTime: 5 * 60_000 });
}

/** Customer service entries; empty if they cannot be loaded (spec 8). */
export function useServices(): readonly ServiceEntry[] {
  const { data } = useServicesQuery();
  const list = data?.appCustomerServiceQueue ?? [];
  const first = list[0]?.url;
  useEffect(() => {
    // The first service URL is stored locally (spec 9), so that it is available offline.
    if (first) writeJson(localStore, STORED, first);
  }, [first]);
  return serviceEntries(list);
}

/** The contacts that need no answer of the server: the stored first one, and the mail of the legal texts. */
export function knownServices(): readonly ServiceEntry[] {
  const url = readJson<unknown>(localStore, STORED);
  const first = typeof url === 'string' ? [{ url, isOut: 1 as const }] : [];
  const email = build.supportEmail;
  return serviceEntries([...first, { url: `mailto:${email}`, isOut: 1, nickname: email }]);
}

/** Name of an entry: its nickname, else its host (spec 2.3). */
export function serviceName({ nickname, url }: ServiceEntry): string {
  if (nickname) return nickname;
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

/**
 * Opens an entry by spec 9: app link inside the app, widget for a chat, otherwise a new window.
 * @param message text for the player's message; a channel that takes no text gets it by the clipboard
 */
export function openEntry(entry: ServiceEntry, message = ''): void {
  const filled = message === '' ? entry.url : withText(entry.url, t('service.subject'), message);
  if (filled === null) void copyText(message, t('service.copied'));
  const url = filled ?? entry.url;
  switch (serviceOpening(url, build.chatHost, isInApp)) {
    case 'app-link':
      window.location.assign(serviceAppLink(build.appLinkScheme, { ...entry, url }));
      break;
    case 'widget':
      useSupportDialog.setState({ open: false, chatUrl: url, message });
      break;
    case 'window':
      window.open(url, '_blank', 'noopener,noreferrer');
      break;
    case null:
      break;
  }
}
