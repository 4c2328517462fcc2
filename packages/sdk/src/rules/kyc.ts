/** The largest picture of a document that the server takes, in bytes. */
export const KYC_PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** Players are 21 or older (spec 1). */
export const MIN_AGE = 21;

/** The media types of pictures of a document, as the contract has them. */
export const KYC_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The first bytes by which each type is known, and where they stand. */
const SIGNATURES: readonly (readonly [bytes: readonly number[], at: number])[][] = [
  [[[0xff, 0xd8, 0xff], 0]],
  [[[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0]],
  [
    [[0x52, 0x49, 0x46, 0x46], 0],
    [[0x57, 0x45, 0x42, 0x50], 8],
  ],
];

/**
 * Checks a picture of a document before it is sent. What it is its first bytes tell, not its name.
 * @param picture its size in bytes, and its first twelve bytes
 * @returns what is wrong, null where it is good
 */
export function checkKycPicture({ size, head }: { size: number; head: Uint8Array }): 'type' | 'large' | null {
  const isPicture = SIGNATURES.some((parts) =>
    parts.every(([bytes, at]) => bytes.every((byte, place) => head[at + place] === byte)),
  );
  if (!isPicture) return 'type';
  return size > KYC_PICTURE_MAX_BYTES ? 'large' : null;
}

/** The details of a verification that are typed. */
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

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-/.test(text) && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/**
 * Checks one of the details of a verification, as the server does.
 * @param field which
 * @param text as typed; a birthday as YYYY-MM-DD
 * @param now milliseconds since 1970 UTC; a birthday is held against this device's day then
 * @returns what is wrong, null where it is good; `young` is less than 21 years ago
 */
export function checkKycDetail(
  field: keyof KycDetails,
  text: string,
  now: number,
): 'missing' | 'bad' | 'young' | null {
  if (field === 'realName') return checkText(text, /^\p{L}[\p{L}\p{M} .'-]{1,79}$/u);
  if (field === 'idNumber') return checkText(text.replaceAll(/[\s-]/g, ''), /^[a-z\d]{5,30}$/i);
  if (field === 'address') return checkText(text, /^\P{C}{5,200}$/u);
  if (text === '') return 'missing';
  const today = new Date(now);
  const month = String(today.getMonth() + 1).padStart(2, '0');
  const rest = `-${month}-${String(today.getDate()).padStart(2, '0')}`;
  const year = today.getFullYear();
  if (!isDay(text) || text < '1900' || text > `${year}${rest}`) return 'bad';
  return text > `${year - MIN_AGE}${rest}` ? 'young' : null;
}

/** A document's number as it is shown: its first five characters and its last one, the rest hidden. */
export function maskIdNumber(idNumber: string): string {
  return [...idNumber]
    .map((sign, place, all) =>
      place < Math.min(5, all.length - 3) || place === all.length - 1 || /[\s-]/.test(sign) ? sign : '*',
    )
    .join('');
}
