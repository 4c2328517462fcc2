import { formatCoinsCompact, formatCoinsLakh } from '@tara/sdk/rules';
import { localStore } from '#lib/storage.ts';
import { kept } from './kept.ts';
import { useShortCoins } from './short-coins.ts';

/** The ways to shorten large amounts. */
export const numberStyles = { million: formatCoinsCompact, lakh: formatCoinsLakh } as const;

interface NumberStyle {
  style: keyof typeof numberStyles;
}

/** How large amounts are shortened; the player chooses it for this device (docs/decisions/0066). */
export const useNumberStyle = kept(localStore, 'tara.numbers', ({ style }): NumberStyle => ({
  style: style === 'lakh' ? style : 'million',
}));

function apply({ style }: NumberStyle): void {
  useShortCoins.setState({ shorten: numberStyles[style] });
}

apply(useNumberStyle.getState());
useNumberStyle.subscribe(apply);
