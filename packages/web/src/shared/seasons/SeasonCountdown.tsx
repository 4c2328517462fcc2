import { serverNow } from '#api/sdk.ts';
import { t } from '#messages/seasons.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';

interface SeasonCountdownProps {
  /** End on the server's clock; -1 for none. */
  end: number;
  onEnd: () => void;
}

/** The remaining time of a season; nothing without an end. */
export function SeasonCountdown({ end, onEnd }: SeasonCountdownProps) {
  if (end < 0) return null;
  return <Countdown label={t('seasons.endsIn')} end={end} now={serverNow} onEnd={onEnd} />;
}
