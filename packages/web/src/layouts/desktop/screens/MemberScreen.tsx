import { formatCoins, formatPoints, hasMail, hasSuperior } from '@tara/sdk/rules';
import type { UserInfo } from '@tara/sdk';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { Balance } from '#shared/player/Balance.tsx';
import { openSupport } from '#shared/service/support-dialog.ts';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { t } from '#messages/account.ts';
import { t as tPlayer } from '#messages/player.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from '#ui/detail/detail.module.css';
import { EntryList, type Entry } from '#ui/entry-list/EntryList.tsx';
import { LogoutButton } from '#shared/logout/LogoutButton.tsx';
import member from './member-screen.module.css';
import { MemberDialog, type MemberDialogName } from './MemberDialog.tsx';
import { PlayerHead } from '#shared/player/PlayerHead.tsx';
import { VipProgress } from '#shared/player/VipProgress.tsx';

function Member({ user }: { user: UserInfo }) {
  const { data: mail } = useApiQuery('/app/v1/hasMailUnread', {});
  const { data: tasks } = useApiQuery('/app/v1/getTaskUser', {});
  const [query] = useSearchParams();
  const [dialog, setDialog] = useState<MemberDialogName | null>(query.get('open') === 'mail' ? 'mail' : null);
  const { share, sheet } = useSharing();
  const superior: Entry = hasSuperior(user.pid)
    ? { icon: 'user-round-plus', label: tPlayer('player.invited', { pid: user.pid }) }
    : { icon: 'user-round-plus', label: t('account.superior'), onSelect: () => setDialog('superior') };
  const entries: Entry[] = [
    { icon: 'user-round', label: tPlayer('player.profile'), to: href('profile') },
    { icon: 'wallet', label: t('account.wallets'), to: href('wallets', { id: 'deposit' }) },
    { icon: 'receipt-text', label: tPlayer('player.transactions'), to: href('transactions') },
    { icon: 'heart', label: tPlayer('player.favorites'), to: href('favorites') },
    {
      icon: 'list-checks',
      label: tPlayer('player.tasks'),
      to: href('task'),
      dot: tasks?.canReceiveTaskAward && tPlayer('player.tasksDot'),
    },
    { icon: 'crown', label: t('account.vip'), to: href('vip') },
    {
      icon: 'lock-keyhole',
      label: t('account.safebox'),
      value: user.safebox > 0 ? formatCoins(user.safebox) : undefined,
      to: href('safebox'),
    },
    { icon: 'landmark', label: t('account.cards'), to: href('bindBankCard') },
    {
      icon: 'mail',
      label: tPlayer('player.mail'),
      onSelect: () => setDialog('mail'),
      dot: hasMail(mail) && tPlayer('player.mailDot'),
    },
    ...(user.mobile
      ? []
      : [{ icon: 'smartphone', label: tPlayer('player.bind'), to: href('bind') } as const]),
    superior,
    { icon: 'send', label: t('account.share'), onSelect: share },
    { icon: 'headset', label: tPlayer('player.service'), onSelect: openSupport },
  ];
  return (
    <>
      <div className={styles.page}>
        <div className={member.top}>
          <Card className={member.who}>
            <PlayerHead user={user} />
            <VipProgress user={user} />
          </Card>
          <Card>
            <div>
              <h2 className={member.small}>{tPlayer('player.balance')}</h2>
              <Balance size="drawer" coin={34} />
            </div>
            <div className={member.buttons}>
              <LinkButton size="s" to={href('wallets', { id: 'withdraw' })}>
                {tPlayer('player.withdraw')}
              </LinkButton>
              <LinkButton size="s" to={href('wallets', { id: 'deposit' })}>
                {tPlayer('player.deposit')}
              </LinkButton>
            </div>
            <div className={member.points}>
              <Icon name="sparkles" size={22} className={member.spark} />
              <span className={member.grow}>
                <span className={member.small}>{tPlayer('player.points')}</span>
                <b className={`num ${member.value}`}>{formatPoints(user.lottery)}</b>
              </span>
              <LinkButton size="s" to={href('points')}>
                {tPlayer('player.usePoints')}
              </LinkButton>
            </div>
          </Card>
        </div>
        <EntryList label={t('account.links')} entries={entries} />
        <div className={styles.end}>
          <LogoutButton />
        </div>
      </div>
      {sheet}
      {dialog && (
        <SilentBoundary>
          <MemberDialog name={dialog} onClose={() => setDialog(null)} />
        </SilentBoundary>
      )}
    </>
  );
}

/** The player's page on a desktop (spec 2.3): player, balance, and links of the account. */
export default function MemberScreen() {
  return (
    <Screen title={t('account.member')}>
      <PlayerData>{(user) => <Member user={user} />}</PlayerData>
    </Screen>
  );
}
