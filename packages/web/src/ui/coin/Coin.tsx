import ph from '#assets/coin-ph.svg';
import pk from '#assets/coin-pk.svg';
import th from '#assets/coin-th.svg';
import { useRegion } from '#state/region.ts';

const coins = { pk, ph, th };

/** The coin of the region (spec 9). Decorative: it is always beside a number or a word. */
export function Coin({ size = 24 }: { size?: number }) {
  return <img src={coins[useRegion()]} width={size} height={size} alt="" style={{ flex: 'none' }} />;
}
