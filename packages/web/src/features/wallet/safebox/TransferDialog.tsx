import { formatCoins } from '@tara/sdk/rules';
import { useEffect } from 'react';
import { markStale } from '#api/effects.ts';
import { PasswordField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { t } from '#messages/transfer.ts';
import { AmountField } from '#ui/amount-field/AmountField.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './safebox.module.css';
import { useTransfer, type Direction, type Transfer } from './use-transfer.ts';

/** Quick amounts, in hundredths. */
const QUICK = [100_00, 500_00, 1_000_00];

export interface TransferDialogProps {
  /** Id of the player. */
  player: number;
  direction: Direction;
  /** Available coins in hundredths. */
  most: number;
  /** Called with what happened after the transfer; otherwise with null. */
  onClose: (result: string | null) => void;
}

/** Moves coins between balance and safebox. A transfer with unknown outcome must be checked first. */
export default function TransferDialog({ player, direction, most, onClose }: TransferDialogProps) {
  const transfer = useTransfer(player, direction, most, onClose);
  const { form, busy, unknown, submit } = transfer;
  // The dialog names the balance, which may have changed elsewhere.
  useEffect(() => markStale(['money']), []);
  return (
    <Sheet open onClose={() => onClose(null)} title={t(`transfer.title_${direction}`)}>
      <p className={`type-note color-muted ${styles.text}`}>
        {unknown
          ? t('transfer.unknown', { amount: formatCoins(unknown.amount ?? 0) })
          : t(`transfer.text_${direction}`, { most: formatCoins(most) })}
      </p>
      <Form form={form} onSubmit={submit} className="padding-top-4">
        {!unknown && <Amount transfer={transfer} most={most} />}
        {direction === 'out' && (
          <PasswordField
            name="safeboxPassword"
            rules={{ required: t('transfer.passwordEmpty') }}
            label={t('transfer.password')}
            autoComplete="off"
          />
        )}
        <Button type="submit" variant="gold" size="l" wide busy={busy}>
          {unknown ? t('transfer.check') : t(`transfer.send_${direction}`)}
        </Button>
      </Form>
    </Sheet>
  );
}

function Amount({ transfer: { form, amount, validate }, most }: { transfer: Transfer; most: number }) {
  const field = useFormField({ name: 'amount', rules: { validate } });
  return (
    <AmountField
      {...field}
      question={t('transfer.howMuch')}
      quick={[
        ...QUICK.filter((value) => value < most).map((value) => ({ amount: value })),
        ...(most > 0 ? [{ amount: most, label: t('transfer.all') }] : []),
      ]}
      amount={amount}
      onPick={(text) => form.setValue('amount', text, { shouldDirty: true, shouldValidate: true })}
      label={t('transfer.amount')}
    />
  );
}
