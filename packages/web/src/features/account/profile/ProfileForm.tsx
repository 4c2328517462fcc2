import type { UserInfo } from '@tara/sdk';
import { checkNickname } from '@tara/sdk/rules';
import { useForm, useWatch } from 'react-hook-form';
import { useCommand } from '#api/command.ts';
import { TextField } from '#forms/fields.tsx';
import { Form } from '#forms/Form.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { useRefusals } from '#forms/use-refusals.ts';
import { useSubmit } from '#forms/use-submit.ts';
import { t } from '#messages/account.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import styles from './profile-form.module.css';

const DRAFT = ['nickname', 'avatar'] as const;

/** Changes nickname and picture (spec 2.2). It sends only changed values, so that changes made elsewhere remain. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const form = useForm({ defaultValues: { nickname: user.nickname, avatar: user.avatar } });
  const { nickname, avatar } = useWatch({ control: form.control, compute: (values) => values });
  const refuse = useRefusals(form);
  const dropDraft = useDraft(form, 'profile', DRAFT);
  const save = useCommand('updateProfile', {
    onSuccess(saved) {
      dropDraft();
      form.reset({ nickname: saved.nickname, avatar: saved.avatar });
      toast.success(t('account.saved'));
    },
    onError: refuse,
  });
  useBusyToast(save.busy && t('account.saving'));
  const typed = nickname.trim();
  const change = {
    ...(typed === user.nickname ? {} : { nickname: typed }),
    ...(avatar === user.avatar ? {} : { avatar }),
  };
  const changed = Object.keys(change).length > 0;
  const submit = useSubmit(form, () => {
    if (changed) save.run(change);
  });
  return (
    <Card as="div">
      <Form form={form} onSubmit={submit}>
        <div className={`grid justify-items-center gap-2 text-center ${styles.preview}`}>
          {/* A new element restarts the animation. */}
          <Avatar key={avatar} avatar={avatar} size={128} className={styles.picture} />
          <p className="type-subtitle max-width-full break-anywhere">{typed || user.nickname}</p>
          <p className="type-caption color-muted">{t('account.editText')}</p>
        </div>
        <AvatarPicker
          value={avatar}
          onChange={(next) => form.setValue('avatar', next, { shouldDirty: true })}
        />
        <TextField
          name="nickname"
          rules={{
            validate: (value: string) => {
              const wrong = checkNickname(value);
              return (
                wrong === null || t(wrong === 'missing' ? 'account.nicknameMissing' : 'account.nicknameBad')
              );
            },
          }}
          label={t('account.nickname')}
          icon="user-round"
          autoComplete="nickname"
          hint={t('account.nicknameHint')}
        />
        <Button
          type="submit"
          variant="gold"
          size="l"
          wide
          busy={save.busy && t('account.saving')}
          idle={!changed && t('account.unchanged')}
        >
          {t('account.save')}
        </Button>
      </Form>
    </Card>
  );
}
