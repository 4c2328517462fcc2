import { Errcode, isSdkError, type SdkError } from '@tara/sdk';
import { checkConfirmation, checkOtp, checkPassword, checkPhone, SUBMIT_DEBOUNCE_MS } from '@tara/sdk/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { WebConfig } from '#api/config.ts';
import { sdk } from '#api/sdk.ts';
import { tMessage } from '#i18n/t.ts';
import { t } from '#messages/auth.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { href } from '#routing/layout.ts';
import { showToast, withLoading } from '#ui/toast/toast.ts';
import { digitsOnly, verdict } from './checks.ts';
import { formFailure } from './failure.ts';

interface ForgetValues {
  account: string;
  code: string;
  password: string;
  confirmation: string;
}

/** Setting a new password by one-time code (spec 2.2, 7.2): its checks, and what its key does. */
export function useForget(rules: WebConfig) {
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  const form = useForm<ForgetValues>({
    defaultValues: { account: '', code: '', password: '', confirmation: '' },
  });
  const { register, getValues, setError, setFocus, trigger, handleSubmit } = form;

  function fail(error: SdkError) {
    const message = error.is(Errcode.newPasswordNotAccepted)
      ? tMessage({
          key: 'login.loginPasswordTip',
          values: { min: rules.passwordLengthMin, max: rules.passwordLengthMax },
        })
      : formFailure(error, 'auth.forgetUnknown');
    showToast('bad', message);
    if (error.is(Errcode.forgottenAccountUnknown)) setError('account', { message }, { shouldFocus: true });
    else if (error.is(Errcode.smsCodeWrong, Errcode.smsCodeLocked))
      setError('code', { message }, { shouldFocus: true });
    else if (error.is(Errcode.newPasswordNotAccepted))
      setError('password', { message }, { shouldFocus: true });
    else setError('root', { message });
  }

  async function change() {
    if (changing) return;
    setChanging(true);
    const { account, code, password } = getValues();
    const { countryCode } = rules;
    try {
      await withLoading(t('auth.changing'), () =>
        sdk.session.withPassword(async (seal) =>
          sdk.post('/app/v1/forgetPassword', { account, countryCode, code, password: await seal(password) }),
        ),
      );
      showToast('ok', t('auth.passwordChanged'));
      void navigate(href('login'), { replace: true, state: { account } });
    } catch (error) {
      setChanging(false);
      if (!isSdkError(error)) throw error;
      fail(error);
    }
  }
  const send = useDebounced(() => void change(), SUBMIT_DEBOUNCE_MS);

  return {
    form,
    changing,
    fields: {
      account: register('account', {
        setValueAs: digitsOnly,
        validate: (value) => verdict(checkPhone(value, rules)),
      }),
      code: register('code', { validate: (value) => verdict(checkOtp(value, true)) }),
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
      form.clearErrors('root');
      void handleSubmit(send)();
    },
  };
}
