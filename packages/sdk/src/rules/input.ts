import { makePattern } from './pattern.ts';
import { phoneStarts } from './phone-starts.ts';
import { checkPhone, type AccountRules } from './validation.ts';

/** Returns a digit of any script as 0 to 9. Unicode has the ten digits of a script in a row, from zero on. */
function plainDigit(character: string, digit: RegExp): string {
  if (!digit.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let start = code;
  while (digit.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** Returns a typed text with digits of any script as 0 to 9, without invisible characters that come with pasted text. */
export function plainDigits(text: string): string {
  const digit = makePattern(String.raw`^\p{Nd}$`, /^[0-9\u0660-\u0669\u06f0-\u06f9]$/);
  return text
    .replaceAll(/[^ -~]/gu, (character) => plainDigit(character, digit))
    .replaceAll(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .trim();
}

/** Returns a typed number, e.g. of an identity card, without spaces, dashes and other separators. */
export function normalizeNumber(text: string): string {
  return plainDigits(text).replaceAll(/[\s().\u2010-\u2015\ufe58\ufe63\uff0d-]/g, '');
}

/**
 * Returns the one-time code in a text as people copy it, without separators: "123 456", "123-456", "G-123456" and
 * "Your code: 123456" become "123456". A text with no or several numbers of four to eight digits is returned as typed.
 */
export function normalizeOtp(text: string): string {
  const typed = plainDigits(text);
  const numbers =
    typed.replaceAll(/(\d)[\s\u2010-\u2015\ufe58\ufe63\uff0d-](?=\d)/g, '$1').match(/\d+/g) ?? [];
  const [code, next] = numbers.filter(({ length }) => length >= 4 && length <= 8);
  return code && !next ? code : typed;
}

/** The part of the web config that describes phone numbers. */
type PhoneRules = Pick<AccountRules, 'accountLengthMax' | 'accountRule'> & { countryCode: string };

/**
 * Returns a typed mobile number as the calls expect it: digits without country code and without the leading 0 of
 * national numbers. "0300 1234567", "+92 300 1234567" and "0092-300-1234567" become "3001234567".
 * @param text as typed, pasted or filled in
 * @param rules of the web config
 */
export function normalizePhone(
  text: string,
  { accountLengthMax, accountRule, countryCode }: PhoneRules,
): string {
  const typed = normalizeNumber(text);
  const digits = typed.replace(/^(\+|00)/, '');
  if (!/^\d+$/.test(digits)) return typed;
  const withCode = digits !== typed || digits.length > accountLengthMax;
  const national = withCode && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits;
  const starts = phoneStarts(accountRule);
  const hasTrunkPrefix = starts === '' ? national !== digits : !starts.includes('0');
  return hasTrunkPrefix ? national.replace(/^0/, '') : national;
}

/**
 * Returns the typed name of an account at log-in: a mobile number like `normalizePhone`, a username as typed.
 * @param text as typed, pasted or filled in
 * @param rules of the web config
 */
export function normalizeAccount(text: string, rules: AccountRules & { countryCode: string }): string {
  const phone = normalizePhone(text, rules);
  return checkPhone(phone, rules) === null ? phone : text.trim();
}

/** Returns a typed number of a bank card, an account or an IBAN without separators, letters as capitals. */
export function normalizeBankNumber(text: string): string {
  return normalizeNumber(text).toUpperCase();
}

/**
 * Checks the number of a bank card, an account (6 to 34 digits) or an IBAN (ISO 13616, with its check digits).
 * @param number normalized
 * @returns the error, null if the number is valid; `iban` means that the check digits do not fit
 */
export function checkBankNumber(number: string): 'bad' | 'iban' | null {
  if (/^\d{6,34}$/.test(number)) return null;
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) return 'bad';
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4))
    rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest === 1 ? null : 'iban';
}

/**
 * Parses a typed amount of whole coins with up to two decimals. Commas and spaces group digits by thousands or lakhs. A
 * comma that could be a decimal point ("1,5", "1,50") is rejected. A currency sign before the amount and the "/-" of
 * Pakistan after it are ignored, and digits may be of any script.
 * @returns hundredths, or null if the text is not such an amount
 */
export function parseAmount(text: string): number | null {
  const typed = plainDigits(text)
    .replace(/^(rs\.?|pkr|[$£¥\u20a0-\u20cf])\s*/i, '')
    .replace(/\s?\/[-=]?$/, '')
    .replaceAll('\u066B', '.')
    .replaceAll(/(\d)[\u066C\s](?=\d{2,})/g, '$1,');
  if (!/^\d+((,\d{2,})*,\d{3,})?(\.\d{1,2})?$/.test(typed)) return null;
  const [whole = '', cents = ''] = typed.replaceAll(',', '').split('.');
  if (whole.length > 9) return null;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
