import { formatCoins, formatPoints, hasMail, hasSuperior } from '@tara/sdk/rules';
import type { UserInfo } from '@tara/sdk';
import { useState } from 'react';
import { useApiQuery } from '#api/query.ts';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { Balance } from '#shared/player/Balance.tsx';
import { openSupport } from '#shared/service/support-dialog.ts';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { t } from '#messages/account.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { t as tPassword } from '#messages/password.ts';
import { t as tPlayer } from '#messages/player.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { EntryList, type Entry } from '#ui/entry-list/EntryList.tsx';
import { LogoutButton } from '#shared/logout/LogoutButton.tsx';
import member from './member-screen.module.css';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { PlayerHead } from '#shared/player/PlayerHead.tsx';
import { VipProgress } from '#shared/player/VipProgress.tsx';

const RecentDeposits = lazyPart(() => import('#features/wallet/deposit/RecentDeposits.tsx'));
const NumberStyle = lazyPart(() => import('#shared/player/NumberStyle.tsx'));
const Superior = lazyPart(() => import('#features/account/superior/Superior.tsx'));
const RecentWithdrawals = lazyPart(() => import('#features/wallet/withdraw/RecentWithdrawals.tsx'));

function Member({ user }: { user: UserInfo }) {
  const { data: mail } = useApiQuery('hasMailUnread', {});
  const { data: tasks } = useApiQuery('getTaskUser', {});
  const [asking, setAsking] = useState(false);
  const { share, sheet } = useSharing();
  const isOpen = useIsOpen();
  const deposit = href('wallets', { id: 'deposit' });
  const superior: Entry = hasSuperior(user.pid)
    ? { icon: 'user-round-plus', label: tPlayer('player.invited', { pid: user.pid }) }
    : { icon: 'user-round-plus', label: t('account.superior'), onSelect: () => setAsking(true) };
  const entries: Entry[] = [
    { icon: 'user-round', label: tPlayer('player.profile'), to: href('profile') },
    { icon: 'wallet', label: t('account.wallets'), to: deposit },
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
    { icon: 'key-round', label: tPassword('password.title'), to: href('password') },
    { icon: 'landmark', label: t('account.cards'), to: href('bindBankCard') },
    {
      icon: 'mail',
      label: tPlayer('player.mail'),
      to: href('mail'),
      dot: hasMail(mail) && tPlayer('player.mailDot'),
    },
    ...(user.mobile
      ? []
      : [{ icon: 'smartphone', label: tPlayer('player.bind'), to: href('bind') } as const]),
    superior,
    { icon: 'send', label: t('account.share'), onSelect: share },
    { icon: 'shield-check', label: t('account.saferPlay'), to: href('saferPlay') },
    { icon: 'headset', label: tPlayer('player.service'), onSelect: openSupport },
  ];
  return (
    <>
      <div className={member.page}>
        <div className={member.top}>
          <Card className={member.who}>
            <PlayerHead user={user} />
            <VipProgress user={user} />
          </Card>
          <Card>
            <div>
              <h2 className="block type-caption color-muted">{tPlayer('player.balance')}</h2>
              <Balance size="drawer" coin={34} />
            </div>
            <div className={member.buttons}>
              {isOpen(deposit) && (
                <LinkButton variant="gold" to={deposit}>
                  {tPlayer('player.deposit')}
                </LinkButton>
              )}
              <LinkButton to={href('wallets', { id: 'withdraw' })}>{tPlayer('player.withdraw')}</LinkButton>
            </div>
            <div className={`row wrap gap-3 ${member.points}`}>
              <Icon name="sparkles" size={22} className="flex-none color-teal" />
              <span className={member.grow}>
                <span className="block type-caption color-muted">{tPlayer('player.points')}</span>
                <b className={`num ${member.value}`}>{formatPoints(user.lottery)}</b>
              </span>
              {isOpen(href('points')) && (
                <LinkButton size="s" to={href('points')}>
                  {tPlayer('player.usePoints')}
                </LinkButton>
              )}
            </div>
          </Card>
        </div>
        <div className={member.links}>
          <EntryList label={t('account.links')} entries={entries.filter(({ to = '' }) => isOpen(to))} />
          <SilentBoundary>
            <NumberStyle />
          </SilentBoundary>
          <div>
            <LogoutButton />
          </div>
        </div>
        <div className={member.orders}>
          <SilentBoundary>
            <RecentDeposits />
          </SilentBoundary>
          <SilentBoundary>
            <RecentWithdrawals />
          </SilentBoundary>
        </div>
      </div>
      {sheet}
      {/* It has no page on a desktop (spec 2.3). */}
      {asking && (
        <Sheet open onClose={() => setAsking(false)} title={t('account.superior')} form="dialog">
          <SilentBoundary>
            <Superior onDone={() => setAsking(false)} />
          </SilentBoundary>
        </Sheet>
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
