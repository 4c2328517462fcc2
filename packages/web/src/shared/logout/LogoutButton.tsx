import { useState } from 'react';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/player.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './logout.module.css';

/**
 * Logs out after a confirmation (spec 2.7, 4), under More on a phone and Member on a desktop; the safe answer is the
 * main button. The dialog is in the file of its page, not loaded on press: a player can log out offline too.
 */
export function LogoutButton({ wide = false }: { wide?: boolean }) {
  const [asking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  return (
    <>
      <Button wide={wide} onClick={() => setAsking(true)}>
        <Icon name="log-out" />
        {t('player.logout')}
      </Button>
      <Sheet open={asking} onClose={stay} title={t('player.logoutTitle')} form="dialog">
        <p className="color-muted text-center">{t('player.logoutText')}</p>
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              stay();
              void sdk.session.signOut();
            }}
          >
            {t('player.logout')}
          </Button>
          <Button variant="gold" onClick={stay}>
            {t('player.stay')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
