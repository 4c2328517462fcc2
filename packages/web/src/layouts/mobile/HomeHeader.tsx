import { FIRST_DEPOSIT_HINT_COINS, formatCoinsShort } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { useConfig } from '#api/config.ts';
import { usePlayer, useSession } from '#api/session.ts';
import { useFirstDepositHint } from '#api/activities.ts';
import { Balance } from '#shared/player/Balance.tsx';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/lobby.ts';
import { t as tCore } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Brand } from '#ui/brand/Brand.tsx';
import { LinkButton } from '#ui/button/Button.tsx';
import { RoundButton, RoundLink } from '#ui/button/RoundButton.tsx';
import { Tag } from '#ui/chip/Chip.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './home-header.module.css';

/** Logo, customer service and search, and the activities as children; scrolls away. */
export function HomeTop({ children }: { children: ReactNode }) {
  return (
    <div className={styles.top}>
      <Brand />
      <div className="flex gap-2">
        {children}
        <RoundButton icon="headset" label={tCore('nav.service')} onClick={openSupport} />
        <RoundLink icon="search" label={t('home.search')} to={href('search')} />
      </div>
    </div>
  );
}

/** The sticky bar: balance and Deposit for a player, Log in and Register for a visitor (spec 2.5). */
export function HomeBar({ onMenu }: { onMenu: () => void }) {
  const player = usePlayer();
  const { status } = useSession();
  if (player) return <PlayerBar onMenu={onMenu} />;
  // A session without a loaded name shows no log-in button.
  return status === 'player' ? (
    <div className={styles.bar}>
      <Skeleton className={styles.waiting} />
    </div>
  ) : (
    <VisitorBar />
  );
}

function PlayerBar({ onMenu }: { onMenu: () => void }) {
  const user = usePlayer()?.user;
  const hint = useFirstDepositHint();
  const dot = Boolean(user?.memberDot);
  return (
    <div className={styles.bar}>
      <div className={styles.balance}>
        <button
          type="button"
          className={styles.avatar}
          aria-label={t(dot ? 'home.menuDot' : 'home.menu')}
          onClick={onMenu}
        >
          <Avatar avatar={user?.avatar} size={48} dot={dot} />
        </button>
        <Balance size="bar" coin={24} />
      </div>
      <LinkButton
        variant="gold"
        className={styles.deposit}
        to={href('wallets', { id: 'deposit' })}
        aria-label={hint ? t('home.depositHintLong', { coins: FIRST_DEPOSIT_HINT_COINS }) : undefined}
      >
        {t('home.deposit')}
        {hint && (
          <Tag className={styles.hint}>{t('home.depositHint', { coins: FIRST_DEPOSIT_HINT_COINS })}</Tag>
        )}
      </LinkButton>
    </div>
  );
}

function VisitorBar() {
  const reward = useConfig()?.web.userRegisterCoin;
  return (
    <div className={styles.bar}>
      <LinkButton to={href('login')} className={styles.login}>
        {t('home.login')}
      </LinkButton>
      <LinkButton variant="gold" to={href('register')} className={styles.register}>
        {t('home.register')}
        {reward !== undefined && (
          <span className={styles.reward}>
            <Coin size={20} />
            {t('home.registerReward', { amount: formatCoinsShort(reward) })}
          </span>
        )}
      </LinkButton>
    </div>
  );
}
