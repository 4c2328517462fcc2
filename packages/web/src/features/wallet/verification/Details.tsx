import { checkKycDetail, MINIMUM_AGE, type KycDetails } from '@tara/sdk/rules';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '#api/sdk.ts';
import { TextField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/verification.ts';
import { Button } from '#ui/button/Button.tsx';
import { useVerificationPaths } from './use-verification-paths.ts';
import { VerificationPage, type StepProps } from './VerificationPage.tsx';
import {
  changeVerification,
  DETAILS,
  DETAILS_DRAFT,
  useVerification,
  getVerification,
} from './verification-state.ts';
import styles from './verification.module.css';

/** The name, label and validation of a field. */
function getField(name: keyof KycDetails) {
  return {
    name,
    label: t(`verification.${name}`),
    rules: {
      validate: (text: string) => {
        const problem = checkKycDetail(name, text, serverNow());
        if (problem === null) return true;
        if (problem === 'young') return t('verification.birthday_young', { age: MINIMUM_AGE });
        return t(`verification.${name}_${problem}`);
      },
    },
  };
}

/** The first step: details of the player. They are stored until they are sent. */
export function Details({ player, submitted, ...page }: StepProps) {
  const formId = useId();
  const navigate = useNavigate();
  const { pictures } = useVerificationPaths();
  const { refused } = useVerification(player);
  const form = useForm<KycDetails>({
    defaultValues: {
      realName: submitted?.realName ?? '',
      idNumber: submitted?.idNumber ?? '',
      birthday: submitted?.birthday ?? '',
      address: submitted?.address ?? '',
      ...getVerification(player).details,
    },
  });
  useDraft(form, DETAILS_DRAFT, DETAILS);
  const { setError } = form;
  useEffect(() => {
    if (refused) setError(refused.field, { message: refused.text }, { shouldFocus: true });
  }, [refused, setError]);
  const submit = useSubmit(form, (details) => {
    changeVerification(player, { details, refused: null });
    void navigate(pictures);
  });
  return (
    <VerificationPage
      {...page}
      step={0}
      footer={
        <Button type="submit" form={formId} variant="gold" size="l" wide>
          {t('verification.next')}
        </Button>
      }
    >
      <div>
        <h2 className="type-title">{t('verification.detailsTitle')}</h2>
        <p className={`type-body color-muted ${styles.text}`}>{t('verification.detailsText')}</p>
      </div>
      <Form form={form} id={formId} onSubmit={submit} className={styles.form}>
        <TextField {...getField('realName')} icon="user-round" autoComplete="name" maxLength={80} />
        <TextField
          {...getField('idNumber')}
          icon="id-card"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          hint={t('verification.idNumberHint')}
        />
        <TextField
          {...getField('birthday')}
          type="date"
          icon="calendar"
          autoComplete="bday"
          hint={t('verification.birthdayHint', { age: MINIMUM_AGE })}
        />
        <TextField
          {...getField('address')}
          icon="house"
          autoComplete="street-address"
          maxLength={200}
          hint={t('verification.addressHint')}
        />
      </Form>
    </VerificationPage>
  );
}
