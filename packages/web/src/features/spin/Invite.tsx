import { useState } from 'react';
import { logAction } from '#api/telemetry.ts';
import { usePlayer } from '#api/session.ts';
import { ShareSheet } from '#features/share/index.ts';
import { t } from '#messages/spin.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton, type ButtonLook } from '#ui/button/Button.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

/** The way to more spins: the player's link to share, or first the mobile number that sharing needs (spec 5). */
export function Invite(look: ButtonLook) {
  const [sharing, setSharing] = useState(false);
  const mobile = usePlayer()?.user.mobile;
  if (!mobile) {
    return (
      <LinkButton {...look} to={href('bind')}>
        <Icon name="smartphone" size={18} />
        {t('spin.bind')}
      </LinkButton>
    );
  }
  function share() {
    setSharing(true);
    logAction('spin_share');
  }
  return (
    <>
      <Button {...look} onClick={share}>
        <Icon name="send" size={18} />
        {t('spin.getSpin')}
      </Button>
      <SilentBoundary>{sharing && <ShareSheet open onClose={() => setSharing(false)} />}</SilentBoundary>
    </>
  );
}
