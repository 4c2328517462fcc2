import type { Region } from './region.ts';

// Separate from region.ts, because the first view needs neither.

/** Word for the region's currency. */
export const currencyWord: Record<Region, string> = { pk: 'rupees', ph: 'pesos', th: 'baht' };

/** The region's country. */
export const countryName: Record<Region, string> = { pk: 'Pakistan', ph: 'the Philippines', th: 'Thailand' };
