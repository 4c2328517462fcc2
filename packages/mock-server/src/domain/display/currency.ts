import type { WorldConfig } from '#config/world-config.ts';

const CODES: Readonly<Record<WorldConfig['region'], string>> = { pk: 'PKR', ph: 'PHP', th: 'THB' };

/** The ISO 4217 code of a world's currency. */
export function getCurrency({ region }: Pick<WorldConfig, 'region'>): string {
  return CODES[region];
}
