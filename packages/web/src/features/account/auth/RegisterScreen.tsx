import { formatCoinsShort } from '@tara/sdk/rules';
import { Navigate } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { useSession } from '#api/session.ts';
import { t } from '#messages/auth.ts';
import { href } from '#routing/layout.ts';
import { adParams } from '#lib/environment.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { ConfiguredForm } from '#shared/config/ConfiguredForm.tsx';
import { SignInPage } from './SignInPage.tsx';
import { toReferral } from './referral.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The registration page (spec 2.7). It redirects a signed-in player, but not during the registration. */
export default function RegisterScreen() {
  const { status } = useSession();
  const reward = useConfig()?.web.userRegisterCoin;
  const { from } = useReturnPath();
  const signIn = useSignIn();
  if (status === 'player' && signIn.phase === 'idle') return <Navigate to={from ?? href('home')} replace />;
  const text = reward
    ? t('auth.registerText', { amount: formatCoinsShort(reward) })
    : t('auth.registerTextPlain');
  const code = toReferral(adParams).outValue;
  return (
    <SignInPage
      low
      title={t('auth.registerTitle')}
      text={code ? `${t('auth.invited', { code })} ${text}` : text}
    >
      <ConfiguredForm>{(rules) => <RegisterForm rules={rules} signIn={signIn} />}</ConfiguredForm>
    </SignInPage>
  );
}
