import { FIRST_DEPOSIT_HINT_COINS } from '@tara/sdk/rules';
import { Link, useLocation } from 'react-router-dom';
import wheel from '#assets/wheel-small.svg';
import { usePlayer, useSession } from '#api/session.ts';
import { useFirstDepositHint } from '#api/activities.ts';
import { useSpinText } from '#features/lobby/home/use-spin-text.ts';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { RewardsDotHost } from '#shared/red-dots/RewardsDotHost.tsx';
import { Balance } from '#shared/player/Balance.tsx';
import { t } from '#messages/player.ts';
import { t as tLobby } from '#messages/lobby.ts';
import { classNames } from '#lib/class-names.ts';
import { href } from '#routing/layout.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { LinkButton } from '#ui/button/Button.tsx';
import { Tag, VipBadge } from '#ui/chip/Chip.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import shared from './side-bar.module.css';

/** Block of the player (spec 2.3): avatar, nickname, balance and Add funds. */
function UserBlock() {
  const user = usePlayer()?.user;
  const hint = useFirstDepositHint();
  const isOpen = useIsOpen();
  const deposit = href('wallets', { id: 'deposit' });
  if (!user) return null;
  return (
    <div className={shared.user}>
      <Link className={shared.who} to={href('member')}>
        <Avatar avatar={user.avatar} size={52} dot={Boolean(user.memberDot)} />
        <span className={shared.names}>
          <b className={shared.nickname}>{user.nickname}</b>
          <VipBadge level={user.vip} />
        </span>
      </Link>
      <Balance size="card" coin={26} />
      {isOpen(deposit) && (
        <LinkButton variant="gold" size="s" wide to={deposit} className={shared.funds}>
          <Icon name="plus" className={shared.fundsIcon} />
          <span className={shared.word}>{t('player.addFunds')}</span>
          {hint && <Tag className={shared.hint}>+{FIRST_DEPOSIT_HINT_COINS}</Tag>}
        </LinkButton>
      )}
    </div>
  );
}

function VisitorBlock() {
  return (
    <div className={shared.user}>
      <LinkButton variant="gold" wide to={href('login')}>
        {t('nav.loginRegister')}
      </LinkButton>
    </div>
  );
}

interface Entry {
  to: string;
  icon: IconName;
  label: string;
}

/** The left menu (spec 2.3): player, Home, Games, Promo, News, Member, and the spin. */
export function Menu() {
  const { pathname } = useLocation();
  const player = usePlayer();
  const signedIn = useSession().status === 'player';
  const spin = useSpinText();
  const isOpen = useIsOpen();
  const entries: Entry[] = [
    { to: href('home'), icon: 'house', label: t('nav.home') },
    { to: href('games'), icon: 'gamepad-2', label: t('nav.games') },
    { to: href('rewards'), icon: 'gift', label: t('nav.promo') },
    { to: href('notice'), icon: 'newspaper', label: t('nav.news') },
    { to: href('member'), icon: 'crown', label: t('nav.member') },
  ];
  return (
    <>
      {player ? <UserBlock /> : signedIn ? <Skeleton className={shared.waiting} /> : <VisitorBlock />}
      <nav className="grid gap-1" aria-label={t('nav.main')}>
        {entries
          .filter(({ to }) => to === href('home') || isOpen(to))
          .map(({ to, icon, label }) => {
            const on = pathname === to;
            return (
              <Link
                key={to}
                to={to}
                className={classNames(shared.entry, on && shared.on)}
                aria-current={on ? 'page' : undefined}
              >
                <Icon name={icon} size={22} />
                {label}
                {to === href('rewards') && <RewardsDotHost />}
              </Link>
            );
          })}
      </nav>
      {isOpen(href('spin')) && (
        <Link className={shared.spin} to={href('spin')}>
          <img src={wheel} width={56} height={56} alt="" />
          <span>
            <b className="block type-subtitle color-text">{tLobby('featured.spin')}</b>
            <span className={shared.word}>{spin}</span>
          </span>
        </Link>
      )}
      <p className={shared.legal}>{t('common.playMoneyShort')}</p>
    </>
  );
}
