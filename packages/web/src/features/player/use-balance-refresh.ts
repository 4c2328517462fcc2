import { mayRefreshBalance } from '@tara/sdk/rules';
import { useApiMutation } from '#api/query.ts';
import { sdk } from '#api/sdk.ts';
import { t } from '#messages/lobby.ts';
import { showToast } from '#ui/toast/toast.ts';

let lastAttempt: number | null = null;

/**
 * The balance refresh (spec 4, 5, 8): coin, points, VIP and bet are overwritten from the answer; within five
 * seconds of the last attempt it is refused silently.
 */
export function useBalanceRefresh(): { refreshing: boolean; refresh: () => void } {
  const { mutate, isPending } = useApiMutation('/app/v1/refreshData', {
    onSuccess({ coin, lottery, vip, vipExp, userLevel, bet }) {
      sdk.session.update({ user: { coin, lottery, vip, vipExp, userLevel, bet } });
      showToast('ok', t('home.refreshSuccess'));
    },
    onError({ kind, errcode }) {
      if (kind === 'auth') showToast('bad', t('home.refreshFail', { errcode: 401 }));
      else
        showToast(
          'bad',
          errcode === undefined ? t('home.refreshOffline') : t('home.refreshFail', { errcode }),
        );
    },
  });
  return {
    refreshing: isPending,
    refresh() {
      const now = Date.now();
      if (!mayRefreshBalance(lastAttempt, now)) return;
      lastAttempt = now;
      mutate({});
    },
  };
}
