import { Errcode, type SdkError } from '@tara/sdk';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';
import { toFailure } from '#api/failure.ts';
import { useBack } from '#routing/use-back.ts';
import { toast } from '#ui/toast/toast.ts';

/** Whether the errcode is one of the first charge: those close the page (spec 8). */
function isOfFirstCharge({ errcode }: SdkError): boolean {
  return errcode !== undefined && errcode >= Errcode.firstChargeNotOpen && errcode <= Errcode.firstChargeBusy;
}

/**
 * Claims the bought items one by one. A rejected claim shows its message, closes the page and reads it again (spec 8).
 * @param refresh reads it again
 */
export function useOfferClaims(refresh: () => void): ClaimQueue {
  const back = useBack();
  return useClaimQueue('appRechargeBonusCollection9Receive', 'propId', (error) => {
    const { text } = toFailure(error);
    if (text !== null) toast.error(text);
    refresh();
    if (isOfFirstCharge(error)) back();
  });
}
