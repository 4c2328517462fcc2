import { formatCoins } from './money.ts';

// Separate from money.ts, because the first view of a client does not need it.
const LAKH = 100_000_00;

/**
 * Shortens coins in lakh and crore, rounded down like `formatCoinsCompact`: 123456789 is "12.34 lakh", 1234567890 "1.23
 * crore". Below a lakh, it shows whole coins: 1248050 is "12,480". @param hundredths stored value
 */
export function formatCoinsLakh(hundredths: number): string {
  const size = Math.abs(hundredths) / LAKH;
  const unit = size < 1 ? '' : size < 100 ? ' lakh' : ' crore';
  // Whole coins, or hundredths of the unit.
  const rounded = unit
    ? Math.floor(hundredths / (size < 100 ? 1e5 : 1e7))
    : Math.floor(hundredths / 100) * 100;
  return formatCoins(rounded).replace(/\.?0{1,2}$/, '') + unit;
}
