import { sdk } from '#api/sdk.ts';
import { t } from '#messages/player.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './logout.module.css';

/** Asks before logging out (spec 2.7, 4); the safe answer is the main button. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('player.logoutTitle')} form="dialog">
      <p className="color-muted text-center">{t('player.logoutText')}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            onClose();
            void sdk.session.signOut();
          }}
        >
          {t('player.logout')}
        </Button>
        <Button variant="gold" onClick={onClose}>
          {t('player.stay')}
        </Button>
      </div>
    </Sheet>
  );
}
