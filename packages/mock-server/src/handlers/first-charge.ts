import { command, query } from '#calls/handler.ts';
import { claimFirstCharge, requireFirstCharge, showFirstCharge } from '#domain/promotions/first-charge.ts';

/** The first-charge offer (spec 4 and 7.4, errcodes of spec 8). */
export const firstChargeHandlers = {
  appRechargeBonusCollection9: query<'appRechargeBonusCollection9'>((player, _, call) => {
    requireFirstCharge(player, call);
    return { ...showFirstCharge(player, call), propList: [] };
  }),

  appRechargeBonusCollection9Receive: command<'appRechargeBonusCollection9Receive'>(
    (draft, { propId }, call) => {
      const propList = claimFirstCharge(draft, propId, call);
      return { ...showFirstCharge(draft, call), propList };
    },
  ),
};
