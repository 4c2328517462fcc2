import { serverNow } from '#api/sdk.ts';
import { t } from '#messages/seasons.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';

interface SeasonCountdownProps {
  /** When it ends by the server's clock; -1 where it does not. */
  end: number;
  onEnd: () => void;
}

/** How long a season goes on; nothing where the server names no end. */
export function SeasonCountdown({ end, onEnd }: SeasonCountdownProps) {
  if (end < 0) return null;
  return <Countdown label={t('seasons.endsIn')} end={end} now={serverNow} onEnd={onEnd} />;
}
