import type { Region as Regions } from '@tara/sdk/rules';
import { create } from 'zustand';
import { setSiteZone } from '#lib/time.ts';

export type Region = keyof typeof Regions;

/** The region of the site: coin icon, currency, country text (spec 9). Set from the web config. */
export const useRegionStore = create<{ region: Region }>(() => ({ region: 'pk' }));

export function useRegion(): Region {
  return useRegionStore((state) => state.region);
}

/** Currency sign before an amount. */
export const currencySign: Record<Region, string> = { pk: 'Rs', ph: '₱', th: '฿' };

/** Time zones of the regions in minutes east of UTC; none of them has daylight saving time. */
const zones: Record<Region, number> = { pk: 300, ph: 480, th: 420 };

/** Applies the region of the web config; unknown regions use the first one. */
export function setRegion(named: string): void {
  const region = Object.hasOwn(currencySign, named) ? (named as Region) : 'pk';
  setSiteZone(zones[region]);
  useRegionStore.setState({ region });
}
