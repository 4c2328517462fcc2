import { logAction } from '#api/telemetry.ts';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { t } from '#messages/spin.ts';
import { Button, type ButtonStyle } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

/** Shares the player's link, or first binds the mobile number that sharing needs (spec 5). */
export function Invite(appearance: ButtonStyle) {
  const { bound, share, sheet } = useSharing();
  function press() {
    share();
    if (bound) logAction('spin_share');
  }
  return (
    <>
      <Button {...appearance} onClick={press}>
        <Icon name={bound ? 'send' : 'smartphone'} size={18} />
        {t(bound ? 'spin.getSpin' : 'spin.bind')}
      </Button>
      {sheet}
    </>
  );
}
