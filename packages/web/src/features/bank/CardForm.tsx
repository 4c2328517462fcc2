import type { BankCard } from '@tara/sdk';
import { t } from '#messages/bank.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './bank.module.css';
import { keepsNumber, useBankForm } from './use-bank-form.ts';

interface CardFormProps {
  /** The card to change; without one a card is added. */
  card?: BankCard | undefined;
  /** Id of the bank that is wanted, e.g. by a deposit channel. */
  preset: string;
  onSaved: () => void;
}

/** The form behind a bank card. */
export function CardForm({ card, preset, onSaved }: CardFormProps) {
  const { banks, form, submit } = useBankForm(card, preset, onSaved);
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        {...form.register('bankId', { required: t('bank.bankMissing') })}
        label={t('bank.bank')}
        icon="landmark"
        placeholder={t('bank.choose')}
        options={banks.map(({ bankId, bankName }) => ({ value: String(bankId), label: bankName }))}
        error={errors.bankId?.message}
      />
      <Field
        {...form.register('accountName', {
          validate: (value) => value.trim() !== '' || t('bank.nameMissing'),
        })}
        label={t('bank.name')}
        icon="user-round"
        autoComplete="name"
        maxLength={60}
        hint={t('bank.nameHint')}
        error={errors.accountName?.message}
      />
      <Field
        {...form.register('cardNum', {
          validate: (value) =>
            keepsNumber(card, value) || /^\d{6,34}$/.test(value.replaceAll(/\s/g, '')) || t('bank.numberBad'),
        })}
        // A masked number is replaced as a whole.
        onFocus={(event) => card && event.target.select()}
        label={t('bank.number')}
        icon="wallet-minimal"
        inputMode="numeric"
        autoComplete="off"
        maxLength={48}
        hint={t(card ? 'bank.numberKept' : 'bank.numberHint')}
        error={errors.cardNum?.message}
      />
      <Button type="submit" tone="gold" size="l" wide busy={isSubmitting && t('bank.saving')}>
        {t('bank.save')}
      </Button>
      <p className={styles.guard}>
        <Icon name="shield-check" size={18} />
        {t('bank.guard')}
      </p>
    </form>
  );
}
