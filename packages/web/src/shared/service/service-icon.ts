import { build } from '#lib/build.ts';
import type { IconName } from '#ui/icon/icon-names.ts';

/** The icon of a service link. */
export function serviceIcon(url: string): IconName {
  if (url.startsWith('mailto:')) return 'mail';
  return url.includes(build.chatHost) ? 'headset' : 'message-circle';
}
