import { Errcode } from '@tara/sdk';
import { useForm } from 'react-hook-form';
import type { WebConfig } from '#api/config.ts';
import { markStale } from '#api/effects.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { CodeField } from '#forms/CodeField.tsx';
import { Form } from '#forms/Form.tsx';
import { MobileField } from '#forms/MobileField.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/account.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';

const DRAFT = ['mobile'] as const;

/** Binds a mobile number (spec 2.2). */
export function BindForm({ rules, onBound }: { rules: WebConfig; onBound: () => void }) {
  const form = useForm({ defaultValues: { mobile: '', code: '' } });
  const otp = rules.otpStatus === 1;
  const refuse = useRefusals(form);
  const dropDraft = useDraft(form, 'bind', DRAFT);
  const bind = useKeyedCommand('bindAccount', {
    onSuccess() {
      dropDraft();
      toast.success(t('account.bound'));
      onBound();
    },
    onError(error) {
      refuse(error);
      // Already bound, perhaps by an attempt with unknown outcome: read the number and show it.
      if (error.errcode === Errcode.mobileAlreadyBound) markStale(['profile']);
    },
  });
  useBusyToast(bind.busy && t('account.binding'));
  const submit = useSubmit(form, ({ mobile, code }) =>
    bind.run({ mobile, countryCode: rules.countryCode, ...(otp ? { code } : {}) }),
  );
  return (
    <Card as="div">
      <Form form={form} onSubmit={submit}>
        <p className="type-body color-muted">{t('account.bindText')}</p>
        <MobileField name="mobile" rules={rules} />
        {otp && <CodeField name="code" mobile="mobile" />}
        <Button type="submit" variant="gold" size="l" wide busy={bind.busy && t('account.binding')}>
          {t('account.bind')}
        </Button>
      </Form>
    </Card>
  );
}
