import { Errcode, isSdkError } from '@tara/sdk';
import { createIntents } from '@tara/sdk/intents';
import { SMS_RESEND_S } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { perform } from '#api/command.ts';
import { toFailure } from '#api/failure.ts';
import { sdk } from '#api/sdk.ts';
import { t as tErrors } from '#messages/errors.ts';
import { t } from '#messages/forms.ts';
import { toast } from '#ui/toast/toast.ts';
import { createResendCountdown, type ResendState } from './resend-countdown.ts';

const { useResend, start } = createResendCountdown(sdk.clock);
// While the server would send no other code, a retry asks for the outcome of the lost attempt.
const intents = createIntents(sdk, { keptMs: SMS_RESEND_S * 1000 });

interface SendCode extends ResendState {
  /** @returns whether a code was sent */
  send: (mobile: string) => Promise<boolean>;
}

/**
 * Sends a one-time code to a mobile number (spec 4, 5, 7.2). The wait of 60 s starts when the server has accepted it.
 */
export function useSendCode(): SendCode {
  const state = useResend();
  const countryCode = useConfig()?.web.countryCode;
  return {
    ...state,
    async send(mobile) {
      if (state.sending || state.left[mobile] || countryCode === undefined) return false;
      useResend.setState({ sending: true });
      const body = { countryCode, mobile, type: 0 } as const;
      try {
        await intents
          .begin('smsSend', body)
          .run((idempotencyKey) => perform('smsSend', body, { idempotencyKey, retries: 0 }));
      } catch (error) {
        if (!isSdkError(error)) throw error;
        // All failures show the same text (spec 8), also a missing answer.
        const notSent = tErrors('login.loginSendFail');
        const { text } = toFailure(error, { unknown: notSent, offline: notSent });
        toast.error(text ?? notSent);
        // A code was sent before the page was loaded again.
        if (error.is(Errcode.smsTooSoon) && error.retryAfterMs !== undefined)
          start(mobile, error.retryAfterMs);
        return false;
      } finally {
        useResend.setState({ sending: false });
      }
      start(mobile);
      toast.success(t('login.loginSendSucc'));
      return true;
    },
  };
}
