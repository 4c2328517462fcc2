import { build } from '#lib/build.ts';
import type { IconName } from '#ui/icon/icon-names.ts';
import type { ContactKind } from './support-times.ts';

/** What a service link opens. */
export function toContactKind(url: string): ContactKind {
  if (url.startsWith('mailto:')) return 'mail';
  return url.includes(build.chatHost) ? 'chat' : 'message';
}

const icons = {
  mail: 'mail',
  chat: 'headset',
  message: 'message-circle',
} as const satisfies Record<ContactKind, IconName>;

/** The icon of a service link. */
export const serviceIcon = (url: string): IconName => icons[toContactKind(url)];
