import type { UserInfo } from '@tara/sdk';
import { t } from '#messages/player.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { VipBadge } from '#ui/chip/Chip.tsx';
import { copyText } from '#ui/copy.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './player-head.module.css';

/** The player: picture, nickname, VIP level, and the ID with a copy button. */
export function PlayerHead({ user: { avatar, nickname, vip, id } }: { user: UserInfo }) {
  return (
    <div className="row gap-4">
      <Avatar avatar={avatar} size={84} />
      <div className={styles.names}>
        <b className={`max-width-full type-section break-anywhere ${styles.nickname}`}>{nickname}</b>
        <VipBadge level={vip} />
        <button
          type="button"
          className={`inline-flex align-center gap-2 min-height-target type-note color-muted ${styles.id}`}
          onClick={() => void copyText(String(id))}
        >
          {t('player.id', { id: String(id) })} <span className="visually-hidden">{t('player.copyId')}</span>
          <Icon name="copy" size={16} />
        </button>
      </div>
    </div>
  );
}
