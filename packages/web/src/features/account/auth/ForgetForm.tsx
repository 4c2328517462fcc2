import { Errcode } from '@tara/sdk';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { WebConfig } from '#api/config.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { CodeField } from '#forms/CodeField.tsx';
import { Form } from '#forms/Form.tsx';
import { MobileField } from '#forms/MobileField.tsx';
import { NewPasswordFields } from '#forms/NewPasswordFields.tsx';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/auth.ts';
import { href } from '#routing/layout.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { Button } from '#ui/button/Button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';
import shared from './form.module.css';
import { showDisabled } from './show-disabled.ts';

/** Sets a new password with a one-time code, which is sent to the mobile number of the account (spec 2.2, 7.2). */
export function ForgetForm({ rules }: { rules: WebConfig }) {
  const navigate = useNavigate();
  const { query } = useReturnPath();
  const form = useForm({ defaultValues: { account: '', code: '', password: '', confirmation: '' } });
  const refuse = useRefusals(form, { unknown: t('auth.forgetUnknown') }, 'always');
  const change = useKeyedCommand('forgetPassword', {
    secrets: ['password'],
    onSuccess(_, { account }) {
      toast.success(t('auth.passwordChanged'));
      void navigate(href('login'), { replace: true, state: { account } });
    },
    onError: (error) => (error.is(Errcode.accountDisabled) ? showDisabled(error) : refuse(error)),
  });
  useBusyToast(change.busy && t('auth.changing'));
  const submit = useSubmit(form, ({ account, code, password }) =>
    change.run({ account, countryCode: rules.countryCode, code, password }),
  );
  return (
    <Form form={form} onSubmit={submit}>
      <MobileField name="account" rules={rules} />
      <CodeField name="code" mobile="account" />
      <NewPasswordFields rules={rules} />
      <Button type="submit" variant="gold" size="l" wide busy={change.busy && t('auth.changing')}>
        {t('auth.changePassword')}
      </Button>
      <div className="grid gap-1">
        <p className={shared.aside}>{t('auth.forgetHint')}</p>
        <Link className={shared.centred} to={href('login', undefined, query)}>
          {t('auth.backToLogin')}
        </Link>
      </div>
    </Form>
  );
}
