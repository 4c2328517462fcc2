import { CLAIM_DEBOUNCE_MS, ItemStatus } from '@tara/sdk/rules';
import { serverNow } from '#api/sdk.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/weekend.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button/Button.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import type { Lottery, Rides } from './use-rides.ts';
import wheel from '#ui/wheel/wheel.module.css';

/** If the lottery is not open on the server's clock yet, it is queried once more. */
const RETRY_AFTER_MS = 2000;

/** Why no draw is possible; null if it is. */
function getReason({ drawCount, itemStatus }: Lottery, closed: boolean): string | null {
  if (drawCount > 0) return null;
  if (closed) return t('weekend.closed');
  return itemStatus === ItemStatus.claimed ? t('weekend.usedUp') : t('weekend.usedToday');
}

interface RideButtonProps {
  lottery: Lottery;
  /** Whether the next weekend is still to come. */
  closed: boolean;
  rides: Rides;
}

/** The draw button. After an unknown outcome it asks for that outcome. */
export function RideButton({ lottery, closed, rides }: RideButtonProps) {
  const { phase, unknown, ride, checkAgain, query } = rides;
  // A double press counts once (spec 9).
  const press = useDebounced(unknown ? checkAgain : ride, CLAIM_DEBOUNCE_MS);
  const reason = unknown || phase !== 'stands' ? null : getReason(lottery, closed);
  function opens() {
    query.refresh();
    setTimeout(query.refresh, RETRY_AFTER_MS);
  }
  return (
    <div className="stack gap-2">
      {unknown && (
        <p className="type-note color-muted text-center" role="alert">
          {t('weekend.unknown')}
        </p>
      )}
      <Button
        variant="gold"
        size="l"
        wide
        busy={phase !== 'stands' && t('weekend.turning')}
        idle={reason ?? false}
        onClick={press}
      >
        {unknown ? (
          tReward('reward.checkAgain')
        ) : (
          <>
            {t('weekend.ride')}
            <span className={`num ${wheel.count}`}>{t('weekend.free', { count: lottery.drawCount })}</span>
          </>
        )}
      </Button>
      {reason && <p className="type-note color-muted text-center">{reason}</p>}
      {reason && closed && (
        <div className="grid justify-center">
          <Countdown label={t('weekend.opensIn')} end={lottery.opensAt} now={serverNow} onEnd={opens} />
        </div>
      )}
    </div>
  );
}
