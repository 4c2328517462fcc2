import type { ShortNumbers } from '@tara/sdk/rules';
import { localStore } from '#lib/storage.ts';
import { kept } from './notices.ts';

/** How large amounts are shortened; the player chooses it for this device (docs/decisions/0066). */
export const useNumberStyle = kept(localStore, 'tara.numbers', ({ style }): { style: ShortNumbers } => ({
  style: style === 'lakh' ? style : 'million',
}));
