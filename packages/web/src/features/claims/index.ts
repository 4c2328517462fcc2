export { ClaimBar } from './ClaimBar.tsx';
export { ClaimEnd } from './ClaimEnd.tsx';
export { mergeItems, useClaimQueue, type ClaimQueue } from './claim-queue.ts';
export { receiptOf } from './receipt-of.ts';
export { ONLY, useRewardClaims, type RewardCall } from './use-reward-claims.ts';
