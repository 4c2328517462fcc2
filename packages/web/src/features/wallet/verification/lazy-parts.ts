import { lazyPart } from '#lib/lazy-part.ts';

// Neither step carries the other, nor whoever leads to them.
export const Verification = lazyPart(() => import('./Verification.tsx'));
export const VerificationUpload = lazyPart(() => import('./VerificationUpload.tsx'));
