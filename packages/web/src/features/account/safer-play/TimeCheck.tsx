import { formatCoins } from '@tara/sdk/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasFailed, queryClient, useApiQuery } from '#api/query.ts';
import { serverNow } from '#api/sdk.ts';
import { durationText, useSessionMinutes } from '#shared/safer-play/use-session-minutes.ts';
import { t } from '#messages/safer-play-parts.ts';
import { href } from '#routing/layout.ts';
import { usePlaySession } from '#state/play-session.ts';
import { useSaferPlay } from '#state/safer-play.ts';
import { Button } from '#ui/button/Button.tsx';
import { Sheet } from '#ui/sheet/Sheet.tsx';
import styles from './time-check.module.css';

const LOOK_MS = 5000;

/** A call that changes something is open, another dialog waits for an answer, or nobody looks. */
function isBusy(): boolean {
  return (
    queryClient.isMutating() > 0 ||
    document.visibilityState === 'hidden' ||
    document.querySelector('dialog[open]') !== null
  );
}

/** What the session won or lost; null while it loads. @param openedAt ms by the clock of the device */
function useResult(openedAt: number): string | null {
  const [from] = useState(() => serverNow() - (Date.now() - openedAt));
  const query = useApiQuery('getBalanceHistory', { page: 1, pageSize: 1, from }, { staleTime: 0, gcTime: 0 });
  const sums = query.data?.sums;
  if (!sums) return hasFailed(query) ? t('timeCheck.unknown') : null;
  if (sums.rounds === 0) return t('timeCheck.none');
  const rounds = t('timeCheck.rounds', { count: sums.rounds });
  const net = sums.wins - sums.bets;
  if (net === 0) return t('timeCheck.even', { rounds });
  const amount = formatCoins(Math.abs(net));
  return t(net < 0 ? 'timeCheck.lost' : 'timeCheck.won', { amount, rounds });
}

function Check({ onAnswer }: { onAnswer: () => void }) {
  const minutes = useSessionMinutes();
  const { openedAt } = usePlaySession();
  const result = useResult(openedAt);
  const navigate = useNavigate();
  const leave = (to: 'saferPlay' | 'transactions') => {
    onAnswer();
    void navigate(href(to));
  };
  return (
    <Sheet
      open
      onClose={onAnswer}
      dismissable={false}
      title={t('timeCheck.title')}
      form="dialog"
      footer={
        <div className="grid gap-2">
          <Button onClick={onAnswer}>{t('timeCheck.keep')}</Button>
          <Button onClick={() => leave('saferPlay')}>{t('timeCheck.break')}</Button>
          <Button onClick={() => leave('transactions')}>{t('timeCheck.history')}</Button>
        </div>
      }
    >
      <p className="type-subtitle">{t('timeCheck.here', { time: durationText(minutes) })}</p>
      <p className={styles.result} role="status">
        {result}
      </p>
    </Sheet>
  );
}

/** Shows the time check at the chosen interval, over any page and any game, in a moment without another action. */
export default function TimeCheck() {
  const { checkMinutes } = useSaferPlay();
  const [due, setDue] = useState(false);
  const left = useEffectEvent(() => usePlaySession.getState().checkedAt + checkMinutes * 60_000 - Date.now());
  useEffect(() => {
    if (due) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    function appearance() {
      if (left() <= 0 && !isBusy()) setDue(true);
      else timer = setTimeout(appearance, LOOK_MS);
    }
    timer = setTimeout(appearance, 0);
    return () => clearTimeout(timer);
  }, [due]);
  if (!due) return null;
  return (
    <Check
      onAnswer={() => {
        usePlaySession.setState({ checkedAt: Date.now() });
        setDue(false);
      }}
    />
  );
}
