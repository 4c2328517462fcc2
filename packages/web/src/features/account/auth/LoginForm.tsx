import { formatCoinsShort } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { PasswordField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { useFirstFocus } from '#forms/use-first-focus.ts';
import { t } from '#messages/auth.ts';
import { href } from '#routing/layout.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { AgreementBox } from './AgreementBox.tsx';
import { useAgreement } from './agreement.ts';
import { CheckBox } from './CheckBox.tsx';
import shared from './form.module.css';
import { UsernameField } from './UsernameField.tsx';
import { useLogin } from './use-login.ts';
import type { useSignIn } from './use-sign-in.ts';
import { useSocialLogin } from './use-social-login.ts';

/** Link to /register with the reward (spec 2.5, 2.7). */
function RegisterLink() {
  const reward = useConfig()?.web.userRegisterCoin;
  const { query } = useReturnPath();
  const amount = reward === undefined ? '' : formatCoinsShort(reward);
  return (
    <LinkButton
      to={href('register', undefined, query)}
      wide
      className={shared.invite}
      aria-label={amount === '' ? undefined : t('auth.rewardLong', { amount })}
    >
      {t('auth.newHere')}
      {amount !== '' && (
        <span
          className={`inline-flex align-center gap-1 flex-none type-value color-accent-2 nowrap ${shared.reward}`}
        >
          <Coin size={20} />
          {t('auth.reward', { amount })}
        </span>
      )}
    </LinkButton>
  );
}

/** The log-in form (spec 2.7). */
export function LoginForm({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const configured = useConfig() !== undefined;
  const agreement = useAgreement();
  const { query } = useReturnPath();
  const { form, submit, connecting } = useLogin(signIn, agreement);
  const social = useSocialLogin(signIn.signIn);
  useFirstFocus(form, 'account');
  const busy = connecting ? t('common.trying') : signIn.phase !== 'idle' && t('auth.loggingIn');
  return (
    <Form form={form} onSubmit={submit}>
      {!configured && <ConfigMissing waiting={<></>} title={t('auth.noServer')} />}
      <UsernameField name="account" label={t('auth.account')} />
      <PasswordField
        name="password"
        label={t('auth.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <div className={shared.between}>
        <CheckBox {...form.register('remember')}>{t('auth.remember')}</CheckBox>
        <Link
          className={`inline-flex align-center min-height-target type-label color-info ${shared.link}`}
          to={href('forget', undefined, query)}
        >
          {t('auth.forgot')}
        </Link>
      </div>
      {agreement.shown && <AgreementBox agreement={agreement} />}
      <Button type="submit" variant="gold" size="l" wide busy={busy}>
        {t('auth.login')}
      </Button>
      {social && (
        <Button wide onClick={social}>
          {t('auth.socialLogin')}
        </Button>
      )}
      <RegisterLink />
      <div className="grid gap-1">
        {!agreement.shown && <AgreementBox agreement={agreement} />}
        <p className={shared.honest}>{t('auth.honest')}</p>
      </div>
    </Form>
  );
}
