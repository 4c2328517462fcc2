import { t } from '#messages/auth.ts';
import { ConfiguredForm } from '#shared/boot/ConfiguredForm.tsx';
import { Cover } from './Cover.tsx';
import { ForgetForm } from './ForgetForm.tsx';

/** A new password for a forgotten one (spec 2.2). */
export default function ForgetScreen() {
  return (
    <Cover low title={t('auth.forgetTitle')} text={t('auth.forgetText')}>
      <ConfiguredForm>{(rules) => <ForgetForm rules={rules} />}</ConfiguredForm>
    </Cover>
  );
}
