import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '#api/session.ts';
import type { PlainKey } from '#i18n/t.ts';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/auth.ts';
import { t as tCore } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { SignInPage } from './SignInPage.tsx';
import styles from './login-screen.module.css';
import { LoginForm } from './LoginForm.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Why the player was sent here, if it is shown. */
const REASONS = new Map<string, PlainKey<'auth'>>([
  ['expired', 'auth.expired'],
  ['disabled', 'auth.disabled'],
  ['elsewhere', 'auth.elsewhere'],
  ['favourites', 'auth.favourites'],
  ['filters', 'auth.filters'],
]);

/** The log-in page (spec 2.7). It redirects a signed-in player (spec 2.1), but not during the sign-in. */
export default function LoginScreen() {
  const { status } = useSession();
  const [query] = useSearchParams();
  const { from } = useReturnPath();
  const signIn = useSignIn();
  if (status === 'player' && signIn.phase === 'idle') return <Navigate to={from ?? href('home')} replace />;
  const reason = REASONS.get(query.get('reason') ?? '');
  return (
    <SignInPage title={t('auth.loginTitle')} text={t('auth.loginText')}>
      {reason && (
        <div
          className={`row wrap gap-2 margin-bottom-4 type-label color-info ${styles.notice}`}
          role="status"
        >
          <Icon name="info" />
          <p>{t(reason)}</p>
          {reason === 'auth.disabled' && (
            <button type="button" className={styles.service} onClick={openSupport}>
              {tCore('nav.service')}
            </button>
          )}
        </div>
      )}
      <LoginForm signIn={signIn} />
    </SignInPage>
  );
}
