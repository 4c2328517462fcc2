import { useConfig } from '#api/config.ts';
import { performSafely } from '#api/command.ts';
import { failureOf } from '#api/failure.ts';
import { sdk } from '#api/sdk.ts';
import { t as tErrors } from '#messages/errors.ts';
import { t } from '#messages/forms.ts';
import { toast } from '#ui/toast/toast.ts';
import { createResendCountdown, type ResendState } from './resend-countdown.ts';

const { useResend, start } = createResendCountdown(sdk.clock);

interface SendCode extends ResendState {
  /** @returns whether a code is on its way */
  send: (mobile: string) => Promise<boolean>;
}

/** Sends a one-time code to a mobile number (spec 4, 5, 7.2); the wait of 60 s starts when the server took it. */
export function useSendCode(): SendCode {
  const state = useResend();
  const countryCode = useConfig()?.web.countryCode;
  return {
    ...state,
    async send(mobile) {
      if (state.sending || state.secondsLeft > 0 || countryCode === undefined) return false;
      useResend.setState({ sending: true });
      const answer = await performSafely('/app/v1/smsSend', { countryCode, mobile, type: 0 });
      useResend.setState({ sending: false });
      if (answer.ok) {
        start();
        toast.success(t('login.loginSendSucc'));
        return true;
      }
      // Any result but success says the same (spec 8), an answer that did not come too.
      const notSent = tErrors('login.loginSendFail');
      const { text } = failureOf(answer.error, { unknown: notSent, offline: notSent });
      toast.error(text ?? notSent);
      return false;
    },
  };
}
