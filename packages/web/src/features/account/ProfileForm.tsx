import type { UserInfo } from '@tara/sdk';
import { t } from '#messages/account.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { Field } from '#ui/field/Field.tsx';
import styles from './account.module.css';
import { AvatarPicker } from './AvatarPicker.tsx';
import profile from './profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** Longest nickname the server takes. */
const NICKNAME_MAX = 32;

/** The form behind nickname and picture. */
export function ProfileForm({ user }: { user: UserInfo }) {
  // The reference apart from the rest: what is drawn must not read it.
  const { field, ...form } = useProfileForm(user);
  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <div className={profile.preview}>
        <Avatar avatar={form.avatar} size={96} />
        <p className={styles.text}>{t('account.editText')}</p>
      </div>
      <Field
        ref={field}
        label={t('account.nickname')}
        icon="user-round"
        name="nickname"
        autoComplete="nickname"
        maxLength={NICKNAME_MAX}
        value={form.nickname}
        hint={t('account.nicknameHint')}
        error={form.error}
        onChange={(event) => form.setNickname(event.target.value)}
      />
      <AvatarPicker value={form.avatar} onChange={form.setAvatar} />
      <Button
        type="submit"
        tone="gold"
        size="l"
        wide
        busy={form.saving && t('account.saving')}
        idle={!form.changed && t('account.unchanged')}
      >
        {t('account.save')}
      </Button>
    </Card>
  );
}
