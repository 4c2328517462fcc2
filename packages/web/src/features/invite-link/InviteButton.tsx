import { useState } from 'react';
import { usePlayer } from '#api/session.ts';
import { ShareSheet } from '#features/share/index.ts';
import { t } from '#messages/invite-link.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton, type ButtonLook } from '#ui/button/Button.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

/** Opens the ways to share the player's link. Without a bound mobile number it leads to binding one (spec 5). */
export function InviteButton(look: Pick<ButtonLook, 'variant'>) {
  const mobile = usePlayer()?.user.mobile;
  const [sharing, setSharing] = useState(false);
  const words = (
    <>
      <Icon name="user-round-plus" />
      {t('link.invite')}
    </>
  );
  if (!mobile) {
    return (
      <LinkButton {...look} size="l" wide to={href('bind')}>
        {words}
      </LinkButton>
    );
  }
  return (
    <>
      <Button {...look} size="l" wide onClick={() => setSharing(true)}>
        {words}
      </Button>
      <SilentBoundary>{sharing && <ShareSheet open onClose={() => setSharing(false)} />}</SilentBoundary>
    </>
  );
}
