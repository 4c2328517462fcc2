import { ActivityType, isActive, registersByPhone, requiresOtp } from '@tara/sdk/rules';
import { useForm } from 'react-hook-form';
import type { WebConfig } from '#api/config.ts';
import { sdk } from '#api/sdk.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/auth.ts';
import { adParams } from '#lib/environment.ts';
import { useSessionNotices } from '#state/notices.ts';
import { toast } from '#ui/toast/toast.ts';
import { wantsRemembering } from '#shared/credentials/credentials.ts';
import { toReferral } from './referral.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { useSignIn } from './use-sign-in.ts';

interface RegisterValues {
  account: string;
  code: string;
  password: string;
  confirmation: string;
}

/** Steps of a new account besides the steps of a sign-in (spec 4). */
function welcome(): void {
  toast.success(t('auth.registered'));
  const { user } = sdk.session.getSnapshot();
  if (user && user.coin > 0) useSessionNotices.setState({ welcomeCoins: user.coin });
  // The first charge is due: its popup comes before the notices.
  const facts = sdk.session.getSnapshot().gameUser.activity;
  if (isActive(facts, ActivityType.firstCharge)) useSessionNotices.setState({ hideHomeNotice: true });
}

/** The fields, checks and submit of the registration form (spec 2.7, 5), by the configuration. */
export function useRegister(
  rules: WebConfig,
  accepted: boolean,
  { signIn, phase }: ReturnType<typeof useSignIn>,
) {
  const byPhone = registersByPhone(rules);
  const otp = requiresOtp(rules);
  const form = useForm<RegisterValues>({
    defaultValues: { account: '', code: '', password: '', confirmation: '' },
  });
  const refuse = useRefusals(form, signInTexts('registration'), 'always');
  const send = useSubmit(form, ({ account, code, password }) => {
    if (phase !== 'idle') return;
    void signIn({
      call: () =>
        sdk.session.register({
          account,
          password,
          countryCode: rules.countryCode,
          referral: toReferral(adParams),
          ...(otp ? { code } : {}),
        }),
      saying: t('auth.registering'),
      remember: { account, password, wanted: wantsRemembering() },
      onEntered: welcome,
      onFailed: refuse,
    });
  });

  return {
    form,
    byPhone,
    otp,
    submit() {
      if (accepted) send();
    },
  };
}
