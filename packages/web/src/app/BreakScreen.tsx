import { usePlayer } from '#api/session.ts';
import { t as tLobby } from '#messages/lobby.ts';
import { t as tPlayer } from '#messages/player.ts';
import { t } from '#messages/safer-play-parts.ts';
import { currentLayout, href } from '#routing/layout.ts';
import BreakNotice from '#shared/safer-play/BreakNotice.tsx';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { openSupport } from '#shared/service/support-dialog.ts';
import styles from '#ui/detail/detail.module.css';
import { EntryList, type Entry } from '#ui/entry-list/EntryList.tsx';
import { Screen } from '#ui/frame.ts';

const ofPlayer = (): Entry[] => [
  { icon: 'wallet', label: tPlayer('player.withdraw'), to: href('wallets', { id: 'withdraw' }) },
  { icon: 'receipt-text', label: tPlayer('player.transactions'), to: href('transactions') },
  { icon: 'mail', label: tPlayer('player.mail'), to: href('mail') },
  { icon: 'user-round', label: tPlayer('player.profile'), to: href('user') },
  ...(currentLayout() === 'mobile'
    ? [{ icon: 'ellipsis', label: tPlayer('player.more'), to: href('more') } as const]
    : []),
];

/** The page of this device during a break, in the place of every page that plays or sells. */
export default function BreakScreen() {
  const player = usePlayer();
  const end = useBreak();
  const entries: Entry[] = [
    ...(player
      ? ofPlayer()
      : [{ icon: 'user-round', label: tLobby('home.login'), to: href('login') } as const]),
    { icon: 'headset', label: tPlayer('player.service'), onSelect: openSupport },
  ];
  return (
    <Screen title={t('break.title')}>
      <div className={`stack gap-4 ${styles.page}`}>
        {end !== null && <BreakNotice end={end} />}
        <EntryList label={t('break.open')} entries={entries} />
      </div>
    </Screen>
  );
}
