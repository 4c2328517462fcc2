import type { Region as Regions } from '@tara/sdk/rules';
import { create } from 'zustand';

export type Region = keyof typeof Regions;

/** The region of the site: coin icon, currency, country text (spec 9). Set from the web config. */
export const useRegionStore = create<{ region: Region }>(() => ({ region: 'pk' }));

export function useRegion(): Region {
  return useRegionStore((state) => state.region);
}

/** Currency sign before an amount. */
export const currencySign: Record<Region, string> = { pk: 'Rs', ph: '₱', th: '฿' };

/** Applies the region of the web config; unknown regions use the first one. */
export function setRegion(named: string): void {
  useRegionStore.setState({ region: Object.hasOwn(currencySign, named) ? (named as Region) : 'pk' });
}
