import { formatCoins } from '@tara/sdk/rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlayer, useSession } from '#api/session.ts';
import { t } from '#messages/lobby.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { href } from '#routing/layout.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { LinkButton } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import styles from './menu-strip.module.css';

const MenuDrawer = lazyPart(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** The bar above a narrow page: menu button and balance. */
export function MenuStrip() {
  const player = usePlayer();
  const { status } = useSession();
  const isBreak = useBreak() !== null;
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  return (
    <header className={styles.strip}>
      <RoundButton
        icon="menu"
        label={t('nav.openMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Link className={styles.brand} to={href('home')} aria-label={t('brand.home')}>
        <Brand size={28} />
      </Link>
      {player && (
        <Link
          className={styles.balance}
          to={href('wallets', { id: isBreak ? 'withdraw' : 'deposit' })}
          aria-label={t('home.coins', { amount: formatCoins(player.user.coin) })}
        >
          <Coin size={24} />
          <span className="num">{formatCoins(player.user.coin)}</span>
        </Link>
      )}
      {status === 'visitor' && (
        <LinkButton variant="gold" size="s" to={href('login')}>
          {t('nav.loginRegister')}
        </LinkButton>
      )}
      {used && (
        <SilentBoundary>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </SilentBoundary>
      )}
    </header>
  );
}
