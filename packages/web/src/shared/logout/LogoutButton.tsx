import { useState } from 'react';
// In the file of its page, not fetched on the press: a player can log out without a connection too.
import { LogoutDialog } from './LogoutDialog.tsx';
import { t } from '#messages/player.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

/** Log out, after asking (spec 4). Its place is More on a phone and Member on a desktop. */
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
