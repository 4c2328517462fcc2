import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlayer, useSession } from '#api/session.ts';
import { Balance } from '#features/player/index.ts';
import { t } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { LinkButton } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { Optional } from '#ui/error/Optional.tsx';
import styles from './menu-strip.module.css';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** Above the page where there is no room beside it: the way to the menu, and the purse. */
export function MenuStrip() {
  const player = usePlayer();
  const { status } = useSession();
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
        <span className={styles.purse}>
          <Balance size="card" coin={24} />
        </span>
      )}
      {status === 'visitor' && (
        <LinkButton tone="gold" size="s" to={href('login')}>
          {t('nav.loginRegister')}
        </LinkButton>
      )}
      {used && (
        <Optional>
          <MenuDrawer open={open} onClose={() => setOpen(false)} />
        </Optional>
      )}
    </header>
  );
}
