import { mayRefreshBalance } from '@tara/sdk/rules';
import { useCommand } from '#api/command.ts';
import { t } from '#messages/lobby.ts';
import { toast } from '#ui/toast/toast.ts';

let lastAttempt: number | null = null;

/**
 * The balance refresh (spec 4, 5, 8): coin, points, VIP and bet are overwritten from the answer; within five
 * seconds of the last attempt it is refused silently.
 */
export function useBalanceRefresh(): { refreshing: boolean; refresh: () => void } {
  const { run, busy } = useCommand('/app/v1/refreshData', {
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
