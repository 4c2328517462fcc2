import { t } from '#messages/auth.ts';
import { ConfiguredForm } from '#shared/config/ConfiguredForm.tsx';
import { SignInPage } from './SignInPage.tsx';
import { ForgetForm } from './ForgetForm.tsx';

/** Resets a forgotten password (spec 2.2). */
export default function ForgetScreen() {
  return (
    <SignInPage low title={t('auth.forgetTitle')} text={t('auth.forgetText')}>
      <ConfiguredForm>{(rules) => <ForgetForm rules={rules} />}</ConfiguredForm>
    </SignInPage>
  );
}
