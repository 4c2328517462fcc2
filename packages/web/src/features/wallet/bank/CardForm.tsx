import type { BankCard } from '@tara/sdk';
import { checkBankNumber, normalizeBankNumber } from '@tara/sdk/rules';
import { useForm, useWatch } from 'react-hook-form';
import { useCommand } from '#api/command.ts';
import { useConfig } from '#api/config.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { SelectField, TextField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/bank.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';
import { BankCardFace } from './BankCardFace.tsx';
import styles from './card-form.module.css';

interface CardFormProps {
  /** The card to change; without one a card is added. */
  card?: BankCard | undefined;
  /** Id of the required bank, e.g. for a deposit channel. */
  preset: string;
  onSaved: () => void;
}

const DRAFT = ['bankId', 'accountName', 'cardNum'] as const;

/** The error of a typed number; true if there is none. */
function numberError(typed: string): string | true {
  const error = checkBankNumber(normalizeBankNumber(typed));
  if (error === null) return true;
  return t(error === 'iban' ? 'bank.ibanBad' : 'bank.numberBad');
}

/** A typed number in groups of four, as on a card; a masked one as it is. */
function toGroups(typed: string): string {
  return typed.includes('*') ? typed : normalizeBankNumber(typed).replaceAll(/.{4}(?=.)/gu, '$& ');
}

/** Whether the number was left masked or empty: only the server knows it. */
function keepsNumber(card: BankCard | undefined, typed: string): boolean {
  return card !== undefined && (typed === card.cardNum || typed.trim() === '');
}

/** Binds a bank card, or changes the given one (spec 2.2). */
export function CardForm({ card, preset, onSaved }: CardFormProps) {
  const banks = useConfig()?.web.appBankList ?? [];
  const form = useForm({
    defaultValues: {
      bankId: card ? String(card.bankId) : preset,
      accountName: card?.accountName ?? '',
      cardNum: card?.cardNum ?? '',
    },
  });
  const dropDraft = useDraft(form, `card-${card?.id ?? 'new'}`, DRAFT);
  const outcome = {
    onSuccess() {
      dropDraft();
      onSaved();
    },
    onError: useRefusals(form),
  };
  const add = useKeyedCommand('addBankInfo', outcome);
  const modify = useCommand('modifyBankInfo', outcome);
  const saving = (add.busy || modify.busy) && t('bank.saving');
  useBusyToast(saving);
  const submit = useSubmit(form, ({ bankId: chosen, accountName, cardNum }) => {
    const bankId = Number(chosen);
    const bankName = banks.find((bank) => bank.bankId === bankId)?.bankName ?? card?.bankName ?? '';
    const body = { bankId, bankName, accountName: accountName.trim() };
    if (!card) add.run({ ...body, cardNum: normalizeBankNumber(cardNum) });
    else if (keepsNumber(card, cardNum)) modify.run({ ...body, id: card.id });
    else modify.run({ ...body, id: card.id, cardNum: normalizeBankNumber(cardNum) });
  });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const shownBank = banks.find(({ bankId }) => String(bankId) === typed.bankId)?.bankName ?? card?.bankName;
  return (
    <Form form={form} onSubmit={submit} className={`card-desktop ${styles.form}`}>
      {/* The fields below it have the same texts. */}
      <div className={styles.preview} aria-hidden="true">
        <BankCardFace
          bankName={shownBank ?? t('bank.bank')}
          number={typed.cardNum.trim() === '' ? '•••• •••• ••••' : toGroups(typed.cardNum)}
          accountName={typed.accountName.trim() || t('bank.name')}
        />
      </div>
      <SelectField
        name="bankId"
        rules={{ required: t('bank.bankMissing') }}
        label={t('bank.bank')}
        icon="landmark"
        placeholder={t('bank.choose')}
        options={banks.map(({ bankId, bankName }) => ({ value: String(bankId), label: bankName }))}
      />
      <TextField
        name="accountName"
        rules={{ validate: (value: string) => value.trim() !== '' || t('bank.nameMissing') }}
        label={t('bank.name')}
        icon="user-round"
        autoComplete="name"
        enterKeyHint="next"
        maxLength={60}
        hint={t('bank.nameHint')}
      />
      <TextField
        name="cardNum"
        rules={{
          validate: (value: string) => keepsNumber(card, value) || numberError(value),
        }}
        // A masked number is replaced as a whole.
        onFocus={(event) => card && event.target.select()}
        label={t('bank.number')}
        icon="wallet-minimal"
        // An IBAN contains letters.
        inputMode="text"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={48}
        hint={t(card ? 'bank.numberKept' : 'bank.numberHint')}
      />
      <Button type="submit" variant="gold" size="l" wide busy={saving}>
        {t('bank.save')}
      </Button>
      <p className="row justify-center gap-2 type-caption color-muted">
        <Icon name="shield-check" size={18} className="color-teal" />
        {t('bank.guard')}
      </p>
    </Form>
  );
}
