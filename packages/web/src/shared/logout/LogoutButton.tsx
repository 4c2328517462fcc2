import { useState } from 'react';
// In the file of its page, not loaded on press: a player can log out offline too.
import { LogoutDialog } from './LogoutDialog.tsx';
import { t } from '#messages/player.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

/** Log out with a confirmation (spec 4), under More on a phone and Member on a desktop. */
export function LogoutButton({ wide = false }: { wide?: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button wide={wide} onClick={() => setAsking(true)}>
        <Icon name="log-out" />
        {t('player.logout')}
      </Button>
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
