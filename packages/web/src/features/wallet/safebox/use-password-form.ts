import { Errcode, type SdkError } from '@tara/sdk';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { markStale } from '#api/effects.ts';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { useApiQuery } from '#api/query.ts';
import { serverNow } from '#api/sdk.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/safebox.ts';
import { useReturnPath } from '#routing/return-path.ts';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';
import { setLockedUntil, useLockedUntil } from './lock.ts';

/** Named like the fields of the calls, so that errors find their field. */
interface PasswordValues {
  /** Only to change a password. */
  oldPassword: string;
  password: string;
  confirmation: string;
}

/** The form of the safebox password, to set or to change it. */
export interface PasswordForm {
  form: UseFormReturn<PasswordValues>;
  /** Label while it is sent. */
  busy: string | false;
  /** Whether the outcome is unknown. */
  unknown: boolean;
  /** Whether the outcome is being checked. */
  checking: boolean;
  /** End of the lock on the server's clock: milliseconds since 1970 UTC. */
  lockedUntil: number | null;
  submit: () => void;
  /** Checks the last outcome. */
  checkAgain: () => void;
  /** Call it at the end of the lock. */
  unlock: () => void;
}

/**
 * Sets or changes the safebox password. Afterwards it returns to the page that needed it; on its own page it stays.
 * @param player id
 * @param isSet whether there is a password, which is then changed
 */
export function usePasswordForm(player: number, isSet: boolean): PasswordForm {
  const navigate = useNavigate();
  const { from } = useReturnPath();
  const form = useForm<PasswordValues>({
    defaultValues: { oldPassword: '', password: '', confirmation: '' },
  });
  const [unknown, setUnknown] = useState(false);
  const lockedUntil = useLockedUntil(player);
  const safebox = useApiQuery('getSafebox', {});
  const refuse = useRefusals(form);

  function finish(text: string) {
    setUnknown(false);
    form.reset();
    toast.success(text);
    if (from !== null) void navigate(from, { replace: true });
  }

  function onError(error: SdkError) {
    if (error.outcome === 'unknown') {
      setUnknown(true);
      return;
    }
    const wasUnknown = unknown;
    setUnknown(false);
    if (error.errcode === Errcode.safeboxLocked && error.retryAfterMs !== undefined) {
      form.reset();
      setLockedUntil(player, serverNow() + error.retryAfterMs);
      return;
    }
    if (wasUnknown && error.errcode === Errcode.safeboxPasswordWrong) {
      form.setError('oldPassword', { message: t('safebox.oldAfterUnknown') }, { shouldFocus: true });
      return;
    }
    refuse(error);
    // It was set or removed elsewhere: the page shows the other form.
    if (
      error.errcode === Errcode.safeboxPasswordAlreadySet ||
      error.errcode === Errcode.safeboxPasswordNotSet
    )
      markStale(['getSafebox', 'profile']);
  }

  const set = useKeyedCommand('safeboxPasswordInit', {
    secrets: ['password'],
    onSuccess: () => finish(t('safebox.setDone')),
    onError,
  });
  const change = useKeyedCommand('modifySafePassword', {
    secrets: ['oldPassword', 'password'],
    onSuccess: () => finish(t('safebox.changeDone')),
    onError,
  });
  const busy = (set.busy && t('safebox.setting')) || (change.busy && t('safebox.changing'));
  useBusyToast(busy);

  function sendChange({ oldPassword, password }: PasswordValues) {
    change.run({ oldPassword, password });
  }

  async function find() {
    const { data, error } = await safebox.refetch();
    if (error || !data) {
      toast.error(t('safebox.notChecked'));
      return;
    }
    if (data.hasSafeboxPassword) {
      markStale(['profile', 'getExchange']);
      finish(t('safebox.setDone'));
      return;
    }
    setUnknown(false);
    form.setError('root', { message: t('safebox.notSetAfterAll') });
    toast.error(t('safebox.notSetAfterAll'));
  }

  return {
    form,
    busy,
    unknown,
    checking: safebox.isFetching,
    lockedUntil,
    submit: useSubmit(form, (values) => {
      if (isSet) sendChange(values);
      else set.run({ password: values.password });
    }),
    checkAgain() {
      // Reading shows whether a password is set; only the same change with the same key shows which one.
      if (isSet) sendChange(form.getValues());
      else void find();
    },
    unlock: () => setLockedUntil(player, null),
  };
}
