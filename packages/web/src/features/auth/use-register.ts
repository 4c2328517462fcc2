import { Errcode, type SdkError } from '@tara/sdk';
import {
  ActivityType,
  checkAccount,
  checkConfirmation,
  checkOtp,
  checkPassword,
  isActive,
  registersByPhone,
  requiresOtp,
  SUBMIT_DEBOUNCE_MS,
} from '@tara/sdk/rules';
import { useForm } from 'react-hook-form';
import type { WebConfig } from '#api/config.ts';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/auth.ts';
import { adParams } from '#lib/environment.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useSessionNotices } from '#state/notices.ts';
import { showToast } from '#ui/toast/toast.ts';
import { digitsOnly, verdict } from './checks.ts';
import { wantsRemembering } from './credentials.ts';
import { signInFailure } from './failure.ts';
import { referralOf } from './referral.ts';
import type { useSignIn } from './use-sign-in.ts';

interface RegisterValues {
  account: string;
  code: string;
  password: string;
  confirmation: string;
}

/** What a new account brings with it beside the steps of a sign-in (spec 4). */
function welcome(): void {
  showToast('ok', t('auth.registered'));
  const { user } = sdk.session.getSnapshot();
  if (user && user.coin > 0) useSessionNotices.setState({ welcomeCoins: user.coin, promptShown: true });
  // The first charge is due: its popup shall come before the notices.
  const facts = sdk.session.getSnapshot().gameUser.activity;
  if (isActive(facts, ActivityType.firstCharge)) useSessionNotices.setState({ hideHomeNotice: true });
}

/** The registration form (spec 2.7, 5): its fields by the configuration, its checks, and what its key does. */
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
  const { register, getValues, setError, setFocus, trigger, handleSubmit } = form;

  function fail(error: SdkError) {
    const message = signInFailure(error, byPhone ? 'phone' : 'account');
    showToast('bad', message);
    if (error.is(Errcode.accountExists)) setError('account', { message }, { shouldFocus: true });
    else if (otp && error.is(Errcode.registrationCodeWrong))
      setError('code', { message }, { shouldFocus: true });
    else setError('root', { message });
  }

  const send = useDebounced(() => {
    if (phase !== 'idle') return;
    const { account, code, password } = getValues();
    void signIn({
      call: () =>
        sdk.session.register({
          account,
          password,
          countryCode: rules.countryCode,
          referral: referralOf(adParams),
          ...(otp ? { code } : {}),
        }),
      saying: t('auth.registering'),
      remember: { account, password, wanted: wantsRemembering() },
      onEntered: welcome,
      onFailed: fail,
    });
  }, SUBMIT_DEBOUNCE_MS);

  return {
    form,
    byPhone,
    otp,
    fields: {
      account: register('account', {
        ...(byPhone ? { setValueAs: digitsOnly } : {}),
        validate: (value) => verdict(checkAccount(value, rules)),
      }),
      code: register('code', { validate: (value) => verdict(checkOtp(value, otp)) }),
      password: register('password', {
        deps: 'confirmation',
        validate: (value) => verdict(checkPassword(value, rules)),
      }),
      confirmation: register('confirmation', {
        validate: (value, { password }) => verdict(checkConfirmation(value, password)),
      }),
    },
    /** The number to send a code to, once it is in the right form. */
    mobile: async () => ((await trigger('account', { shouldFocus: true })) ? getValues('account') : null),
    onSent: () => setFocus('code'),
    submit() {
      if (!accepted) return;
      form.clearErrors('root');
      void handleSubmit(send)();
    },
  };
}
