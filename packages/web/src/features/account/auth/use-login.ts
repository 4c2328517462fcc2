import { Errcode, isSdkError } from '@tara/sdk';
import { normalizeAccount, SUBMIT_DEBOUNCE_MS } from '@tara/sdk/rules';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useConfigQuery } from '#api/config.ts';
import { sdk } from '#api/sdk.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { t } from '#messages/auth.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Agreement } from './agreement.ts';
import { rememberedAccount, wantsRemembering } from '#shared/credentials/credentials.ts';
import { readPassword } from '#shared/credentials/password-store.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { useSignIn } from './use-sign-in.ts';

interface LoginValues {
  account: string;
  password: string;
  remember: boolean;
}

/** The values and the submit of the log-in form (spec 2.7, 5). */
export function useLogin({ signIn, phase }: ReturnType<typeof useSignIn>, agreement: Agreement) {
  const config = useConfigQuery();
  const [connecting, setConnecting] = useState(false);
  const given = (useLocation().state as { account?: unknown } | null)?.account;
  const form = useForm<LoginValues>({
    defaultValues: {
      account: typeof given === 'string' ? given : rememberedAccount(),
      password: '',
      remember: wantsRemembering(),
    },
  });
  const { getValues, setValue, setError, clearErrors, setFocus } = form;
  const refuse = useRefusals(form, signInTexts('login'), 'always');

  useEffect(() => {
    const account = getValues('account');
    void readPassword(account).then((password) => {
      const untouched = getValues('account') === account && getValues('password') === '';
      if (password !== null && untouched) setValue('password', password);
    });
  }, [getValues, setValue]);

  /** The configuration; if it did not load, it is requested again, because nothing can be sent without it. */
  async function rules() {
    if (config.data) return config.data.web;
    setConnecting(true);
    const { data } = await config.refetch();
    setConnecting(false);
    return data?.web;
  }

  async function press() {
    const { account: typed, password, remember } = getValues();
    const name = typed.trim();
    if (phase !== 'idle' || connecting || name === '' || password === '') return;
    if (!agreement.accepted) {
      // Green mode opens the agreement, other modes show that it is missing (spec 5).
      if (agreement.green) agreement.read('terms');
      else toast.error(t('verify.accountTips'));
      return;
    }
    const web = await rules();
    if (!web) {
      setError('root', { message: t('auth.offline') });
      return;
    }
    const { countryCode } = web;
    const account = normalizeAccount(typed, web);
    void signIn({
      // A username may look like a mobile number with its leading 0.
      call: () =>
        sdk.session.signIn({ account, password, countryCode }).catch((error: unknown) => {
          if (account === name || !isSdkError(error) || !error.is(Errcode.accountNotFound)) throw error;
          return sdk.session.signIn({ account: name, password, countryCode });
        }),
      saying: t('auth.loggingIn'),
      remember: { account, password, wanted: remember },
      onFailed: refuse,
    });
  }
  const send = useDebounced(() => void press(), SUBMIT_DEBOUNCE_MS);

  return {
    form,
    /** Whether the configuration is requested for this log-in. */
    connecting,
    /** Focuses an empty field instead of sending (spec 5). */
    submit() {
      clearErrors();
      const { account, password } = getValues();
      if (account.trim() === '') setFocus('account');
      else if (password === '') setFocus('password');
      else send();
    },
  };
}
