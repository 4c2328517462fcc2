export { useClaimLine, type ClaimLine } from './claim-line.ts';
