import { useEffect } from 'react';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/popups.ts';
import { toast } from '#ui/toast/toast.ts';

/** Says that another player has logged in in another tab: this tab belongs to that player now. */
export function useOtherPlayer(): void {
  useEffect(() => {
    let before = sdk.session.getSnapshot().user?.id;
    return sdk.session.on('signed-in', ({ user, source }) => {
      if (source === 'elsewhere' && user && user.id !== before)
        toast.info(t('popups.otherPlayer', { name: user.nickname }));
      before = user?.id;
    });
  }, []);
}
