import type { SdkError } from '@tara/sdk';
import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';
import { toast } from '#ui/toast/toast.ts';

function onRefused(error: SdkError): void {
  const { text } = toFailure(error);
  if (text !== null) toast.error(text);
  // Points were spent elsewhere, or the options have changed.
  markStale(['money', '/app/v1/getLotterConfig']);
}

/** Exchanges points like claims: one at a time, each once. An error shows its message and reads the page again. */
export const useExchange = (): ClaimQueue => useClaimQueue('/app/v1/lotteryExchange', 'id', onRefused);
