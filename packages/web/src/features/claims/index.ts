export { mergeItems, useClaimQueue, type ClaimQueue } from './claim-queue.ts';
