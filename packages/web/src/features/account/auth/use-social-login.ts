import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { toFailure } from '#api/failure.ts';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/auth.ts';
import { build } from '#lib/build.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { toast } from '#ui/toast/toast.ts';
import { signInTexts } from './sign-in-texts.ts';
import { finishSocialLogin, startSocialLogin } from './social-login.ts';
import type { useSignIn } from './use-sign-in.ts';

/**
 * The optional social login (spec 2.7, 7.2): opens the authorization page, and reads its answer on return to /login.
 * @returns a function that starts it, or null if the build or site has none
 */
export function useSocialLogin(signIn: ReturnType<typeof useSignIn>['signIn']): (() => void) | null {
  const [query, setQuery] = useSearchParams();
  const { from } = useReturnPath();
  const config = useConfig()?.web.socialLogin;
  const taken = useRef('');
  useEffect(() => {
    const state = query.get('state');
    if (!state || !(query.get('code') || query.get('error')) || taken.current === state) return;
    taken.current = state;
    const answer = finishSocialLogin(query);
    // The code works once: remove it from the address and the history.
    setQuery(answer?.from ? { from: answer.from } : {}, { replace: true });
    if (!answer) {
      toast.error(t('auth.socialMismatch'));
      return;
    }
    if ('error' in answer) {
      if (answer.error === 'access_denied') toast.info(t('auth.socialCancelled'));
      else toast.error(t('auth.socialFailed'));
      return;
    }
    void signIn({
      call: () => sdk.session.socialSignIn(answer.callback),
      saying: t('auth.loggingIn'),
      remember: null,
      to: answer.from,
      onFailed(error) {
        const { text } = toFailure(error, signInTexts('login'));
        if (text !== null) toast.error(text);
      },
    });
  }, [query, setQuery, signIn]);
  if (!build.socialLogin || !config) return null;
  return () => {
    const url = startSocialLogin(config, from);
    if (url !== null) window.location.assign(url);
  };
}
