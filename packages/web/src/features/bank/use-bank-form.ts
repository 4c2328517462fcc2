import { Errcode, mergeBanks, type BankCard, type Data, type Result, type SdkError } from '@tara/sdk';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useConfig, type WebConfig } from '#api/config.ts';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/bank.ts';
import { showToast, withLoading } from '#ui/toast/toast.ts';

export interface BankFields {
  bankId: string;
  accountName: string;
  cardNum: string;
}

type Bank = NonNullable<WebConfig['appBankList']>[number];

export interface BankForm {
  banks: readonly Bank[];
  form: UseFormReturn<BankFields>;
  /** Sends the form; the server's refusals land under the field they belong to. */
  submit: () => void;
}

/** The message of a refusal, and the field it belongs to where it has one. */
function explain(error: SdkError): { field: keyof BankFields | null; text: string } {
  if (error.is(Errcode.bankCardTaken)) return { field: 'cardNum', text: t('bank.taken') };
  if (error.is(Errcode.cardNumberNotAccepted)) return { field: 'cardNum', text: t('bank.numberBad') };
  if (error.is(Errcode.bankUnknown)) return { field: 'bankId', text: t('bank.unknownBank') };
  if (error.is(Errcode.bankCardLimitReached)) return { field: null, text: t('bank.limit') };
  if (error.is(Errcode.bankCardUnknown)) return { field: null, text: t('bank.goneCard') };
  const { errcode } = error;
  return { field: null, text: errcode === undefined ? t('bank.offline') : t('bank.failed', { errcode }) };
}

/** Whether the number of a card was left as it is shown, masked, or left out. */
export function keepsNumber(card: BankCard | undefined, typed: string): boolean {
  return card !== undefined && (typed === card.cardNum || typed.trim() === '');
}

/** Binding a card, or changing the one given (spec 2.2); what the server answers is merged by bankId (spec 4). */
export function useBankForm(card: BankCard | undefined, preset: string, onSaved: () => void): BankForm {
  const banks = useConfig()?.web.appBankList ?? [];
  const form = useForm<BankFields>({
    defaultValues: {
      bankId: card ? String(card.bankId) : preset,
      accountName: card?.accountName ?? '',
      cardNum: card?.cardNum ?? '',
    },
  });

  function save(fields: BankFields): Promise<Result<Data<'/app/v1/addBankInfo'>>> {
    const bankId = Number(fields.bankId);
    const bankName = banks.find((bank) => bank.bankId === bankId)?.bankName ?? card?.bankName ?? '';
    const body = { bankId, bankName, accountName: fields.accountName.trim() };
    const cardNum = fields.cardNum.replaceAll(/\s/g, '');
    if (!card) return sdk.safe('/app/v1/addBankInfo', { ...body, cardNum });
    return sdk.safe('/app/v1/modifyBankInfo', {
      ...body,
      id: card.id,
      // Only the server knows the number that was left as it is.
      ...(keepsNumber(card, fields.cardNum) ? {} : { cardNum }),
    });
  }
  function take({ appUserBank, appUserBankList }: Data<'/app/v1/addBankInfo'>) {
    const { gameUser } = sdk.session.getSnapshot();
    // A card that was changed to another bank is no card of its former bank any more.
    const others = gameUser.appUserBankList.filter(({ id }) => id !== card?.id);
    sdk.session.update({ gameUser: { appUserBank, appUserBankList: mergeBanks(others, appUserBankList) } });
  }

  return {
    banks,
    form,
    submit() {
      void form.handleSubmit(async (fields) => {
        const answer = await withLoading(t('bank.saving'), () => save(fields));
        if (answer.ok) {
          take(answer.data);
          showToast('ok', t('bank.saved'));
          onSaved();
        } else if (answer.error.kind !== 'auth') {
          const { field, text } = explain(answer.error);
          if (field) form.setError(field, { message: text }, { shouldFocus: true });
          else showToast('bad', text);
        }
      })();
    },
  };
}
