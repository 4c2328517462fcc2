import { serverNow } from '#api/sdk.ts';
import { formatDayTime } from '#lib/day.ts';
import { t } from '#messages/safer-play-parts.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';

/** Takes the place of a page that plays or sells during the break of this device. */
export default function BreakNotice({ end }: { end: number }) {
  return (
    <EmptyState title={t('break.on')} text={t('break.text', { until: formatDayTime(end) })}>
      <Countdown label={t('break.left')} end={end} now={serverNow} />
      <LinkButton to={href('saferPlay')}>{t('saferPlay.title')}</LinkButton>
    </EmptyState>
  );
}
