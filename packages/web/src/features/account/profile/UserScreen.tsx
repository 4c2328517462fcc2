import type { UserInfo } from '@tara/sdk';
import { formatCoins } from '@tara/sdk/rules';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { t } from '#messages/account.ts';
import { t as tPassword } from '#messages/password.ts';
import { href } from '#routing/layout.ts';
import { Card } from '#ui/card/Card.tsx';
import { Screen } from '#ui/frame.ts';
import styles from '#ui/detail/detail.module.css';
import { EntryList, type Entry } from '#ui/entry-list/EntryList.tsx';
import { PlayerDetails } from './PlayerDetails.tsx';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { PlayerHead } from '#shared/player/PlayerHead.tsx';
import { VipProgress } from '#shared/player/VipProgress.tsx';

/** The player's data on a phone, with links to change it (spec 2.2). */
export default function UserScreen() {
  const isOpen = useIsOpen();
  const toEntries = ({ safebox }: UserInfo): Entry[] => [
    { icon: 'pencil', label: t('account.edit'), to: href('profile') },
    { icon: 'key-round', label: tPassword('password.title'), to: href('password') },
    { icon: 'crown', label: t('account.vip'), to: href('vip') },
    {
      icon: 'lock-keyhole',
      label: t('account.safebox'),
      value: safebox > 0 ? formatCoins(safebox) : undefined,
      to: href('safebox'),
    },
    { icon: 'landmark', label: t('account.cards'), to: href('bankCardList') },
  ];
  return (
    <Screen title={t('account.profile')}>
      <PlayerData>
        {(user) => (
          <div className={`stack gap-4 ${styles.page}`}>
            <Card>
              <PlayerHead user={user} />
              <VipProgress user={user} />
            </Card>
            <Card aria-label={t('account.data')}>
              <PlayerDetails user={user} />
            </Card>
            <EntryList
              label={t('account.links')}
              entries={toEntries(user).filter(({ to = '' }) => isOpen(to))}
            />
          </div>
        )}
      </PlayerData>
    </Screen>
  );
}
