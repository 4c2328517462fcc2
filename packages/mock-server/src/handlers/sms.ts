import type { Call } from '#calls/call.ts';
import { transactCall } from '#calls/transact-call.ts';
import { createRng } from '#random/rng.ts';
import type { Body } from '#calls/handler.ts';
import { isPhone } from '#domain/accounts/account-rules.ts';
import { nextSmsId } from '#domain/player/counters.ts';
import { OUTBOX_LOG, otpKey, RESEND_MS, countSentToday, MAX_PER_DAY } from '#domain/accounts/otp.ts';
import { BusinessError } from '#contract/business-error.ts';

/**
 * Sends a code: at most one per minute and ten per day to one number (spec 4). The outbox of the control API receives it.
 */
export function sendCode({ countryCode, mobile, type }: Body<'smsSend'>, call: Call): Promise<object> {
  const { world } = call;
  return transactCall(call, async ({ tx, now, config }) => {
    if (!isPhone(mobile, config)) throw new BusinessError('smsMobileInvalid', { pointer: '/mobile' });
    if (!config.smsDelivery) throw new BusinessError('smsNotDelivered');
    const known = await tx.draft(otpKey(countryCode, mobile));
    const wait = known ? known.sentAt + RESEND_MS - now : 0;
    if (wait > 0) throw new BusinessError('smsTooSoon', { retryAfterMs: wait });
    const sent = countSentToday(known, now, config.zoneMinutes);
    if (sent >= MAX_PER_DAY) throw new BusinessError('smsLimitReached');
    const id = await nextSmsId(tx);
    const secrets = world.secrets ?? createRng(world.origin.seed, 'otp', countryCode, mobile, id);
    const code = secrets.digits(6);
    tx.create(otpKey(countryCode, mobile), {
      code,
      sentAt: now,
      sentThatDay: sent + 1,
      used: false,
      wrongTries: 0,
    });
    tx.append(OUTBOX_LOG, { id, time: now, countryCode, mobile, code, type });
    return {};
  });
}
