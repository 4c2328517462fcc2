import { lazyPart } from '#lib/lazy-part.ts';

export const SafeboxPassword = lazyPart(() => import('./SafeboxPassword.tsx'));
