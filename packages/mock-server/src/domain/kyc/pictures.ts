import type { PictureType } from '../player/kyc-state.ts';

function startsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

/** The picture format by the first bytes, regardless of file name and declared type; undefined for other files. */
export function getPictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const isWebp =
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? 'image/webp' : undefined;
}

/** The size limit of a picture. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
