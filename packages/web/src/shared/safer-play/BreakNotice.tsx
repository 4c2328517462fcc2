import { formatDayTime } from '#lib/day.ts';
import { t } from '#messages/safer-play-parts.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';

/** Takes the place of a game or a deposit during the break of this device. */
export default function BreakNotice({ what, end }: { what: 'game' | 'deposit'; end: number }) {
  const until = formatDayTime(end);
  return (
    <EmptyState
      title={t('break.on')}
      text={t(what === 'game' ? 'break.noGames' : 'break.noDeposits', { until })}
    >
      <LinkButton to={href('saferPlay')}>{t('saferPlay.title')}</LinkButton>
      <LinkButton to={href('home')}>{t('break.lobby')}</LinkButton>
    </EmptyState>
  );
}
