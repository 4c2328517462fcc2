import { formatCoinsCompact } from '@tara/sdk/rules';
import { create } from 'zustand';

/** Shortens coins where there is no room for all digits: in millions, until number-style.ts has loaded the choice. */
export const useShortCoins = create(() => ({ shorten: formatCoinsCompact }));
