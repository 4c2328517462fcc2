import { smsResult } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { sdk } from '#api/sdk.ts';
import { tMessage } from '#i18n/t.ts';
import { showToast } from '#ui/toast/toast.ts';
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
      const answer = await sdk.safe('/app/v1/smsSend', { countryCode, mobile, type: 0 });
      useResend.setState({ sending: false });
      if (answer.ok) start();
      const said = smsResult(answer.ok ? 0 : (answer.error.errcode ?? NaN));
      showToast(answer.ok ? 'ok' : 'bad', tMessage(said));
      return answer.ok;
    },
  };
}
