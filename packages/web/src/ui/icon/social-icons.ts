import type { SocialId } from '@tara/sdk/rules';
import type { IconName } from './icon-names.ts';

/** lucide has no brand icons: each network has an icon of its activity. */
export const socialIcons: Record<SocialId, IconName> = {
  facebook: 'user-round-plus',
  instagram: 'camera',
  telegram: 'send',
  whatsapp: 'message-circle',
  youtube: 'play',
  tiktok: 'radio',
  twitter: 'at-sign',
};
