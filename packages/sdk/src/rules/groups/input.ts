/** Typed texts: numbers, codes, nicknames, bank accounts and the details of a verification. @packageDocumentation */

export * from '../age.ts';
export * from '../kyc.ts';
export * from '../text.ts';
export {
  checkBankNumber,
  normalizeAccount,
  normalizeBankNumber,
  normalizeNumber,
  normalizeOtp,
  normalizePhone,
  plainDigits,
} from '../input.ts';
export { ACCOUNT_INPUT_MAX, MINIMUM_AGE } from '../constants.ts';
