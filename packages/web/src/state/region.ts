import type { Region as Regions } from '@tara/sdk/rules';
import { create } from 'zustand';

export type Region = keyof typeof Regions;

/** The region of the site: coin icon, currency, country text (spec 9). Set from the web config. */
export const useRegionStore = create<{ region: Region }>(() => ({ region: 'pk' }));

export function useRegion(): Region {
  return useRegionStore((state) => state.region);
}

/** Sign of the region's currency, as it stands before an amount. */
export const currencySign: Record<Region, string> = { pk: 'Rs', ph: '₱', th: '฿' };

function isKnown(region: string): region is Region {
  return Object.hasOwn(currencySign, region);
}

/** Takes over the region that the web config names; one that a later version adds is shown as the first. */
export function setRegion(region: string): void {
  useRegionStore.setState({ region: isKnown(region) ? region : 'pk' });
}

/** Word for the region's currency, and the region's country. */
export const currencyWord: Record<Region, string> = { pk: 'rupees', ph: 'pesos', th: 'baht' };
export const countryName: Record<Region, string> = { pk: 'Pakistan', ph: 'the Philippines', th: 'Thailand' };
