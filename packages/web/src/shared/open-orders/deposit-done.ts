import type { WebConfig } from '#api/config.ts';
import { refreshProfile } from '#api/profile.ts';
import { logAction } from '#api/telemetry.ts';
import { offersAppAfterDeposit } from '#shared/app-download/app-download.ts';
import { setRechargeUpdate } from '#shared/recharge-update/recharge-update.ts';

/**
 * What follows a paid deposit: the event, the flag of the update dialog, and the user info refresh (spec 7.4).
 * @throws SdkError if the user info could not be read
 */
export async function finishDeposit(orderId: string, web: WebConfig | undefined): Promise<void> {
  logAction('deposit_done', { orderId });
  if (web && offersAppAfterDeposit(web)) setRechargeUpdate(true);
  await refreshProfile();
}
