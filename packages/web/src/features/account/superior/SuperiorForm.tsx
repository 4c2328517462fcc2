import { Errcode } from '@tara/sdk';
import { normalizeNumber } from '@tara/sdk/rules';
import { useForm } from 'react-hook-form';
import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { TextField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t as tErrors } from '#messages/errors.ts';
import { t } from '#messages/superior.ts';
import { Button } from '#ui/button/Button.tsx';
import { toast } from '#ui/toast/toast.ts';

const DRAFT = ['pid'] as const;

/** Validates a player ID: true, or the error text. */
function checkPid(value: string): string | true {
  if (value === '') return t('superior.missing');
  if (!/^\d+$/.test(value)) return t('superior.digits');
  const pid = Number(value);
  return (pid > 0 && Number.isSafeInteger(pid)) || tErrors(`errors.${Errcode.superiorUnknown}`);
}

/** Sets the superior by player ID (spec 2.2, 7.2). */
export function SuperiorForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ defaultValues: { pid: '' } });
  const refuse = useRefusals(form, { unknown: t('superior.unknown') });
  const dropDraft = useDraft(form, 'superior', DRAFT);
  const fill = useKeyedCommand('agentFill', {
    onSuccess() {
      dropDraft();
      toast.success(t('superior.done'));
      onDone();
    },
    onError(error) {
      const { text } = toFailure(error);
      // Every error belongs to the only field.
      if (error.kind === 'api' && text !== null)
        form.setError('pid', { message: text }, { shouldFocus: true });
      else refuse(error);
      if (error.errcode === Errcode.superiorAlreadySet) {
        // Set elsewhere: the profile contains the superior, which replaces the form.
        if (text !== null) toast.error(text);
        markStale(['profile']);
      }
    },
  });
  const submit = useSubmit(form, ({ pid }) => fill.run({ pid: Number(pid) }));
  return (
    <Form form={form} onSubmit={submit}>
      <TextField
        name="pid"
        rules={{ setValueAs: normalizeNumber, validate: checkPid }}
        label={t('superior.id')}
        hint={t('superior.hint')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" variant="gold" size="l" wide busy={fill.busy && t('superior.submitting')}>
        {t('superior.submit')}
      </Button>
    </Form>
  );
}
