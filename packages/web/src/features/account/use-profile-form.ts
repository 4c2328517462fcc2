import { Errcode, type UserInfo } from '@tara/sdk';
import { SUBMIT_DEBOUNCE_MS } from '@tara/sdk/rules';
import { useRef, useState, type RefObject } from 'react';
import { useApiMutation } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { formFailure } from '#features/auth/failure.ts';
import { t } from '#messages/account.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { showToast } from '#ui/toast/toast.ts';

export interface ProfileForm {
  /** The nickname's field: focus goes there when it is refused. */
  field: RefObject<HTMLInputElement | null>;
  nickname: string;
  setNickname: (nickname: string) => void;
  avatar: number;
  setAvatar: (avatar: number) => void;
  /** What is wrong with the nickname. */
  error: string | undefined;
  /** Whether there is anything to save. */
  changed: boolean;
  saving: boolean;
  save: () => void;
}

/**
 * Changing nickname and picture (spec 2.2). Only what was changed is sent, so that a change made elsewhere
 * in the meantime stays.
 */
export function useProfileForm(user: UserInfo): ProfileForm {
  const [nickname, setNickname] = useState(user.nickname);
  const [avatar, setAvatar] = useState(user.avatar);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const typed = nickname.trim();
  const change = {
    ...(typed === user.nickname ? {} : { nickname: typed }),
    ...(avatar === user.avatar ? {} : { avatar }),
  };
  const changed = Object.keys(change).length > 0;
  function refuse(text: string) {
    setError(text);
    field.current?.focus();
  }
  const { mutate, isPending } = useApiMutation('/app/v1/updateProfile', {
    onSuccess(saved) {
      sdk.session.update({ user: { nickname: saved.nickname, avatar: saved.avatar } });
      setNickname(saved.nickname);
      showToast('ok', t('account.saved'));
    },
    onError(failure) {
      if (failure.kind === 'auth') return;
      const text = formFailure(failure, 'common.networkUnknown');
      if (failure.is(Errcode.nicknameNotAccepted)) refuse(text);
      else showToast('bad', text);
    },
  });
  const save = useDebounced(() => {
    if (typed === '') refuse(t('account.nicknameMissing'));
    else if (changed && !isPending) mutate(change);
  }, SUBMIT_DEBOUNCE_MS);
  return {
    field,
    nickname,
    setNickname(next) {
      setNickname(next);
      setError(undefined);
    },
    avatar,
    setAvatar,
    error,
    changed,
    saving: isPending,
    save,
  };
}
