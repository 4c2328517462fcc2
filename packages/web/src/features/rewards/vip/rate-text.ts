import { formatPercent } from '@tara/sdk/rules';
import { t } from '#messages/vip.ts';

/** A rate as text: 30 is "0.30%". @param rate hundredths of a percent */
export function rateText(rate: number): string {
  return t('vip.percent', { rate: formatPercent(rate) });
}
