import type { Data } from '@tara/sdk';
import { checkKycDetail, MINIMUM_AGE } from '@tara/sdk/rules';
import { useForm } from 'react-hook-form';
import { useCommand } from '#api/command.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { serverNow } from '#api/sdk.ts';
import { TextField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t as tAccount } from '#messages/account.ts';
import { t } from '#messages/personal.ts';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';

type Personal = Data<'appUserOther'>['appUserOther'];

/** The further personal data of the player (spec 7.2): all fields are optional. */
export default function PersonalData() {
  const query = useApiQuery('appUserOther', {}, { refetchOnMount: 'always' });
  const { data } = query;
  if (data) return <PersonalForm data={data.appUserOther} />;
  return hasFailed(query) ? (
    <QueryError query={query} title={t('personal.failed')} />
  ) : (
    <Skeleton height="24rem" />
  );
}

function checkEmail(text: string): string | true {
  return text === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) || t('personal.emailBad');
}

function checkBirthday(text: string): string | true {
  const problem = text === '' ? null : checkKycDetail('birthday', text, serverNow());
  if (problem === null) return true;
  return problem === 'young' ? t('personal.birthdayYoung', { age: MINIMUM_AGE }) : t('personal.birthdayBad');
}

function PersonalForm({ data }: { data: Personal }) {
  const form = useForm<Personal>({ values: data, resetOptions: { keepDirtyValues: true } });
  const refuse = useRefusals(form);
  const save = useCommand('updateAppUserOther', {
    onSuccess({ appUserOther }) {
      form.reset(appUserOther);
      toast.success(t('personal.saved'));
    },
    onError: refuse,
  });
  useBusyToast(save.busy && tAccount('account.saving'));
  const submit = useSubmit(form, (values) => save.run(values));
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="realName" label={t('personal.realName')} autoComplete="name" maxLength={80} />
      <TextField
        name="email"
        rules={{ validate: checkEmail }}
        type="email"
        label={t('personal.email')}
        autoComplete="email"
        maxLength={120}
      />
      <TextField
        name="birthday"
        rules={{ validate: checkBirthday }}
        type="date"
        label={t('personal.birthday')}
        autoComplete="bday"
      />
      <TextField name="address" label={t('personal.address')} autoComplete="street-address" maxLength={200} />
      <Button
        type="submit"
        size="l"
        wide
        busy={save.busy && tAccount('account.saving')}
        idle={!form.formState.isDirty && tAccount('account.unchanged')}
      >
        {t('personal.save')}
      </Button>
    </Form>
  );
}
