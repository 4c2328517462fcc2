import { t } from '#messages/safer-play.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './safer-play.module.css';

/** Says where a setting is stored. */
export function DeviceNote() {
  return (
    <p className={styles.device}>
      <Icon name="smartphone" size={16} />
      {t('saferPlay.device')}
    </p>
  );
}
