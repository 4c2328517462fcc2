import { t } from '#i18n/t.ts';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import { Menu } from './Menu.tsx';
import styles from './menu-drawer.module.css';

/** The menu in a drawer, which closes on navigation. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('nav.main')} form="drawer" hideTitle>
      {/* The links are the controls; this only hears that one of them was followed. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.drawer}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onClose();
        }}
      >
        <Menu />
      </div>
    </Sheet>
  );
}
