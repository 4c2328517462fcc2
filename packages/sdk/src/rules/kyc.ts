import { isOfAge } from './age.ts';
import { isDate } from './date.ts';
import { normalizeNumber } from './input.ts';
import { makePattern } from './pattern.ts';

/** Maximum size of a picture of a document in bytes. */
export const KYC_PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** The accepted media types of pictures of a document. */
export const KYC_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** First bytes of each media type, one character for each byte. */
const SIGNATURES = /^(ÿØÿ|\x89PNG\r\n.\n|RIFF.{4}WEBP)/s;

/**
 * Checks a picture of a document by its first bytes, not by its name.
 * @param picture size in bytes, and the first twelve bytes
 * @returns the error, null if the picture is valid
 */
export function checkKycPicture({ size, head }: { size: number; head: Uint8Array }): 'type' | 'large' | null {
  if (!SIGNATURES.test(String.fromCharCode(...head.slice(0, 12)))) return 'type';
  return size > KYC_PICTURE_MAX_BYTES ? 'large' : null;
}

/** The typed details of a verification. */
export interface KycDetails {
  realName: string;
  idNumber: string;
  /** YYYY-MM-DD. */
  birthday: string;
  address: string;
}

function checkText(text: string, good: RegExp): 'missing' | 'bad' | null {
  const typed = text.trim();
  if (typed === '') return 'missing';
  return good.test(typed) ? null : 'bad';
}

/** Returns the local date, YYYY-MM-DD. */
function localDate(now: number): string {
  const date = new Date(now);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/**
 * Checks one of the details of a verification by the rules of the server.
 * @param field name of the detail
 * @param text as typed; a birthday as YYYY-MM-DD
 * @param now milliseconds since 1970 UTC; the age is computed for the local date
 * @returns the error, null if the text is valid; `young` means younger than 21
 */
export function checkKycDetail(
  field: keyof KycDetails,
  text: string,
  now: number,
): 'missing' | 'bad' | 'young' | null {
  if (field === 'realName')
    return checkText(
      text,
      makePattern(String.raw`^\p{L}[\p{L}\p{M}\p{Join_C} .'-]{1,79}$`, /^[^\d\s][^\d_]{1,79}$/u),
    );
  if (field === 'idNumber') return checkText(normalizeNumber(text), /^[a-z\d]{5,30}$/i);
  if (field === 'address')
    return checkText(text, makePattern(String.raw`^[\P{C}\p{Join_C}]{5,200}$`, /^.{5,200}$/u));
  if (text === '') return 'missing';
  const today = localDate(now);
  if (!isDate(text) || text < '1900' || text > today) return 'bad';
  return isOfAge(text, today) ? null : 'young';
}
