import { useSharing } from '#shared/share/use-sharing.tsx';
import { t } from '#messages/invite-link.ts';
import { Button, type ButtonStyle } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

/** Opens the share sheet. Without a bound mobile number it opens binding first (spec 5). */
export function InviteButton(appearance: Pick<ButtonStyle, 'variant'>) {
  const { share, sheet } = useSharing();
  return (
    <>
      <Button {...appearance} size="l" wide onClick={share}>
        <Icon name="user-round-plus" />
        {t('link.invite')}
      </Button>
      {sheet}
    </>
  );
}
