export { useClaimQueue, type ClaimQueue } from './claim-queue.ts';
