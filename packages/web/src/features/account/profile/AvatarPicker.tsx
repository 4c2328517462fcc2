import { useId } from 'react';
import { t } from '#messages/account.ts';
import { centerInRow } from '#lib/center-in-row.ts';
import { classNames } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './avatar-picker.module.css';

/** Names of the pictures for screen readers. */
const names = [
  'account.avatar0',
  'account.avatar1',
  'account.avatar2',
  'account.avatar3',
  'account.avatar4',
  'account.avatar5',
  'account.avatar6',
  'account.avatar7',
  'account.avatar8',
  'account.avatar9',
] as const;

interface AvatarPickerProps {
  value: number;
  onChange: (avatar: number) => void;
}

/** Selects one of the ten pictures (spec 9). */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="margin-bottom-2 type-label color-muted">
        {t('account.avatar')}
      </p>
      <div className={styles.avatars} role="radiogroup" aria-labelledby={id}>
        {names.map((name, avatar) => {
          const on = avatar === value;
          return (
            // Pictures at both sides show that the row scrolls.
            <label
              key={name}
              ref={on ? centerInRow : null}
              className={classNames(styles.choice, on && styles.on)}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                checked={on}
                aria-label={t(name)}
                onChange={() => onChange(avatar)}
              />
              <Avatar avatar={avatar} size={64} />
              {on && (
                <span className="tick">
                  <Icon name="check" size={14} />
                </span>
              )}
            </label>
          );
        })}
      </div>
    </div>
  );
}
