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

/** Takes over the region that the web config names; one that a later version adds is shown as the first. */
export function setRegion(named: string): void {
  useRegionStore.setState({ region: Object.hasOwn(currencySign, named) ? (named as Region) : 'pk' });
}
