import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { href } from '#routing/layout.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { Menu } from './Menu.tsx';
import styles from './side-bar.module.css';

/** The menu beside the page: complete, or a rail of icons if there is less room. */
export function SideBar() {
  return (
    <aside className={styles.side}>
      <Link className={styles.brand} to={href('home')} aria-label={t('brand.home')}>
        <Brand size={38} />
      </Link>
      <Menu />
    </aside>
  );
}
