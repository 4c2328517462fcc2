import { t } from '#messages/vip.ts';

const digits = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A rate as text: 30 is "0.30%". @param rate hundredths of a percent */
export function rateText(rate: number): string {
  return t('vip.percent', { rate: digits.format(rate / 100) });
}
