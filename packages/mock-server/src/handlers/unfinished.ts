import type { OperationId } from '#contract/document.ts';

/**
 * The calls of the contract that this server does not live yet. They are answered with HTTP 501 in the envelope, never
 * with a made-up success. Together with the handlers they are all calls: `index.ts` does not compile otherwise.
 */
export const UNFINISHED = [] as const satisfies readonly OperationId[];
