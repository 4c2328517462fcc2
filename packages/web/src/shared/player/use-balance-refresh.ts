import { mayRefreshBalance } from '@tara/sdk/rules';
import { useCommand } from '#api/command.ts';
import { t } from '#messages/lobby.ts';
import { onPlayerEnd } from '#state/player-end.ts';
import { toast } from '#ui/toast/toast.ts';

let lastAttempt: number | null = null;
onPlayerEnd(() => {
  lastAttempt = null;
});

/**
 * The balance refresh (spec 4, 5, 8): the answer replaces coin, points, VIP and bet. Within five seconds of the last
 * attempt it does nothing.
 */
export function useBalanceRefresh(): { refreshing: boolean; refresh: () => void } {
  const { run, busy } = useCommand('refreshData', {
    onSuccess: () => toast.success(t('home.refreshSuccess')),
    onError: ({ errcode, status = errcode }) =>
      toast.error(
        status === undefined
          ? t('home.refreshOffline')
          : t('home.refreshFail', { errcode: errcode ?? status }),
      ),
  });
  return {
    refreshing: busy,
    refresh() {
      const now = Date.now();
      if (!mayRefreshBalance(lastAttempt, now)) return;
      lastAttempt = now;
      run({});
    },
  };
}
