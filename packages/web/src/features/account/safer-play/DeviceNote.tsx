import { t } from '#messages/safer-play.ts';
import { Icon } from '#ui/icon/Icon.tsx';

/** Says where a setting is stored. */
export function DeviceNote() {
  return (
    <p className="row gap-2 type-caption color-faint">
      <Icon name="smartphone" size={16} />
      {t('saferPlay.device')}
    </p>
  );
}
