import { APP_VERSION, FIRST_DEPOSIT_HINT_COINS, formatPoints, hasMail, hasSuperior } from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { useFirstDepositHint } from '#api/activities.ts';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t as tLazy } from '#messages/lobby-lazy.ts';
import { t } from '#messages/player.ts';
import { href } from '#routing/layout.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { LinkButton } from '#ui/button/Button.tsx';
import { Tag, VipBadge } from '#ui/chip/Chip.tsx';
import { copyText } from '#ui/copy.ts';
import { EntryList, type Entry } from '#ui/entry-list/EntryList.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Balance } from '#shared/player/Balance.tsx';
import styles from './side-menu.module.css';

/** The row of the superior (spec 2.6): a link only while none is set. */
function Superior({ pid, onLeave }: { pid: number; onLeave: () => void }) {
  if (hasSuperior(pid)) {
    return (
      <p className="row gap-2 min-height-target margin-top-1 type-caption color-muted">
        <Icon name="user-round-plus" size={18} />
        {t('player.invited', { pid })}
      </p>
    );
  }
  return (
    <Link
      className="row gap-2 min-height-target margin-top-1 type-caption color-muted"
      to={href('superior')}
      onClick={onLeave}
    >
      <Icon name="user-round-plus" size={18} />
      {t('player.whoInvited')}
      <span className="row margin-start-auto type-label color-info">
        {t('player.addInviter')}
        <Icon name="chevron-right" size={18} />
      </span>
    </Link>
  );
}

/** The side menu (spec 2.6): a left drawer for the player, which closes on navigation. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const player = usePlayer();
  const hint = useFirstDepositHint();
  const enabled = open && player !== null;
  const { data: mail } = useApiQuery('hasMailUnread', {}, { enabled });
  const { data: tasks } = useApiQuery('getTaskUser', {}, { enabled });
  if (!player) return null;
  const { user } = player;
  const entries: Entry[] = [
    { icon: 'user-round', label: t('player.profile'), to: href('user') },
    { icon: 'receipt-text', label: t('player.transactions'), to: href('transactions') },
    { icon: 'mail', label: t('player.mail'), to: href('mail'), dot: hasMail(mail) && t('player.mailDot') },
    ...(user.mobile ? [] : [{ icon: 'smartphone', label: t('player.bind'), to: href('bind') } as const]),
    { icon: 'heart', label: t('player.favorites'), to: href('favorites') },
    {
      icon: 'list-checks',
      label: t('player.tasks'),
      to: href('task'),
      dot: tasks?.canReceiveTaskAward && t('player.tasksDot'),
    },
    { icon: 'shield-check', label: tLazy('footer.saferPlay'), to: href('saferPlay') },
    {
      icon: 'headset',
      label: t('player.service'),
      onSelect: () => {
        onClose();
        openSupport();
      },
    },
    { icon: 'ellipsis', label: t('player.more'), to: href('more') },
  ];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('player.menu')}
      form="drawer"
      hideTitle
      className={styles.drawer}
    >
      <div className={styles.top}>
        <div className="row gap-3">
          <Avatar avatar={user.avatar} size={68} />
          <div className="row wrap gap-x-2 flex-1 min-width-0">
            <b className={styles.nickname}>{user.nickname}</b>
            <VipBadge level={user.vip} />
            <button
              type="button"
              className={`inline-flex align-center gap-2 type-caption color-muted ${styles.id}`}
              title={t('player.copyId')}
              onClick={() => void copyText(String(user.id))}
            >
              {t('player.id', { id: String(user.id) })}
              <Icon name="copy" size={16} />
            </button>
          </div>
        </div>
        <Superior pid={user.pid ?? 0} onLeave={onClose} />
        <section className={styles.money}>
          <span className="type-caption color-muted">{t('player.balance')}</span>
          <Balance size="drawer" coin={34} />
          <div className={styles.buttons}>
            <LinkButton size="s" to={href('wallets', { id: 'withdraw' })} onClick={onClose}>
              {t('player.withdraw')}
            </LinkButton>
            <LinkButton size="s" variant="gold" to={href('wallets', { id: 'deposit' })} onClick={onClose}>
              {t('player.deposit')}
              {hint && <Tag className={styles.hint}>+{FIRST_DEPOSIT_HINT_COINS}</Tag>}
            </LinkButton>
          </div>
        </section>
        <section className={`row wrap gap-2 margin-top-3 ${styles.points}`}>
          <Icon name="sparkles" size={22} className="color-teal" />
          <span className={styles.grow}>
            <span className="block type-tiny color-muted">{t('player.points')}</span>
            <b className={`num ${styles.value}`}>{formatPoints(user.lottery)}</b>
          </span>
          <LinkButton size="s" to={href('points')} onClick={onClose}>
            {t('player.usePoints')}
          </LinkButton>
        </section>
      </div>
      <EntryList
        label={t('player.menu')}
        entries={entries.map((entry) => ({ onSelect: onClose, ...entry }))}
        className={styles.entries}
      />
      <p className={styles.version}>{t('player.version', { version: APP_VERSION })}</p>
    </Sheet>
  );
}
