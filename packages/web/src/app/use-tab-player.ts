import { useEffect } from 'react';
import { namespace, sdk } from '#api/sdk.ts';
import { t } from '#messages/popups.ts';
import { endPlayer, enterPlayer } from '#state/tab-player.ts';
import { toast } from '#ui/toast/toast.ts';

/** Player ids are unique within a world. */
function follow(): void {
  const { user } = sdk.session.getSnapshot();
  if (user) enterPlayer(`${namespace}/${user.id}`);
}

/**
 * Ends the state of the tab with its player, and says that another player has logged in in another tab: this tab belongs
 * to that player now.
 */
export function useTabPlayerSession(): void {
  useEffect(() => {
    follow();
    let before = sdk.session.getSnapshot().user?.id;
    const stops = [
      sdk.session.subscribe(follow),
      sdk.session.on('signed-in', ({ user, source }) => {
        if (source === 'elsewhere' && user && user.id !== before)
          toast.info(t('popups.otherPlayer', { name: user.nickname }), { stays: true });
        before = user?.id;
      }),
      sdk.session.on('signed-out', ({ reason }) => {
        if (reason === 'player') endPlayer();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
