import { ActivityType, RechargeBonusKind } from '@tara/contract/constants';
import type { Frozen } from '#frozen.ts';
import { isActivityOpen } from '../activities/open-activities.ts';
import type { ActivityContext } from '../activities/activity-end.ts';
import type { Player } from '../player/player.ts';
import { BusinessError } from '#contract/business-error.ts';
import { canBuyFirstCharge } from './first-charge.ts';
import { canBuyLoginPay } from './login-pay.ts';
import type { ActivityNumber } from '../player/activity-number.ts';

type Rule = (player: Frozen<Player>, amount: number, context: ActivityContext) => boolean;

function whileOpen(activity: ActivityNumber): Rule {
  return (player, _amount, context) => isActivityOpen(player, activity, context);
}

/** Bonus kinds of deposits; the specification names no others. */
const RULES = new Map<number, Rule>([
  [RechargeBonusKind.none, () => true],
  [RechargeBonusKind.loginPay, canBuyLoginPay],
  [RechargeBonusKind.accumulatedRecharge, whileOpen(ActivityType.accumulatedRecharge)],
  [RechargeBonusKind.continuousRecharge, whileOpen(ActivityType.continuousRecharge)],
  [RechargeBonusKind.firstCharge, canBuyFirstCharge],
]);

/**
 * Checks that the bonus of a deposit is available.
 * @throws {BusinessError} `rechargeBonusUnavailable`
 */
export function requireBonus(
  player: Frozen<Player>,
  { actType, amount }: { actType: number; amount: number },
  context: ActivityContext,
): void {
  if (RULES.get(actType)?.(player, amount, context) !== true)
    throw new BusinessError('rechargeBonusUnavailable', { pointer: '/actType' });
}
