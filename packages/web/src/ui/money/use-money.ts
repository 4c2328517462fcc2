import { formatCoins, formatCoinsShort } from '@tara/sdk/rules';
import { currencySign, useRegion } from '#state/region.ts';

/** Formats amounts in the region's currency. Values are in hundredths (spec 9). */
export function useMoney(): { full: (hundredths: number) => string; short: (hundredths: number) => string } {
  const sign = currencySign[useRegion()];
  return {
    full: (hundredths) => `${sign} ${formatCoins(hundredths)}`,
    short: (hundredths) => `${sign} ${formatCoinsShort(hundredths)}`,
  };
}
