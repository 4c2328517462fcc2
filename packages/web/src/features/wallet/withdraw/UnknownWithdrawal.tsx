import { PasswordField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { t } from '#messages/withdraw.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import type { Withdrawal } from './use-withdrawal.ts';

/** A withdrawal with unknown outcome: checking it never withdraws twice. */
export function UnknownWithdrawal({
  withdrawal: { form, unknown, busy, submit },
}: {
  withdrawal: Withdrawal;
}) {
  const { full } = useMoney();
  return (
    <Card>
      <h2 className="row gap-3 type-section">
        <Icon name="clock" size={24} className="color-accent-2" />
        {t('withdraw.unknownTitle')}
      </h2>
      <p>{t('withdraw.unknownText', { amount: full(unknown?.amount ?? 0) })}</p>
      <Form form={form} onSubmit={submit}>
        <SafeboxPassword />
        <Button type="submit" variant="gold" size="l" wide busy={busy}>
          {t('withdraw.checkAgain')}
        </Button>
      </Form>
    </Card>
  );
}

/** The password of a withdrawal. The browser must not fill in the password of the account. */
export function SafeboxPassword() {
  return (
    <PasswordField
      name="safeboxPassword"
      rules={{ required: t('withdraw.passwordEmpty') }}
      label={t('withdraw.password')}
      autoComplete="off"
    />
  );
}
