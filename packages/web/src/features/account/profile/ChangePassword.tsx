import { useForm } from 'react-hook-form';
import type { WebConfig } from '#api/config.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { PasswordField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { NewPasswordFields } from '#forms/NewPasswordFields.tsx';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/password.ts';
import { rememberedAccount, rememberCredentials } from '#shared/credentials/credentials.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';

/** Changes the password of the account with the old one. Other devices are signed out. */
export function ChangePassword({ rules }: { rules: WebConfig }) {
  const form = useForm({ defaultValues: { oldPassword: '', password: '', confirmation: '' } });
  const refuse = useRefusals(form, { unknown: t('password.unknown') });
  const change = useKeyedCommand('modifyPassword', {
    secrets: ['oldPassword', 'password'],
    onSuccess() {
      const account = rememberedAccount();
      if (account !== '')
        rememberCredentials({ account, password: form.getValues('password'), wanted: true });
      form.reset();
      toast.success(t('password.changed'));
    },
    onError: refuse,
  });
  const busy = change.busy && t('password.changing');
  useBusyToast(busy);
  const submit = useSubmit(form, ({ oldPassword, password }) => change.run({ oldPassword, password }));
  return (
    <Card>
      <Form form={form} onSubmit={submit}>
        <PasswordField
          name="oldPassword"
          rules={{ required: t('password.oldMissing') }}
          label={t('password.old')}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <NewPasswordFields rules={rules} label={t('password.new')} />
        <Button type="submit" variant="gold" size="l" wide busy={busy}>
          {t('password.change')}
        </Button>
      </Form>
    </Card>
  );
}
