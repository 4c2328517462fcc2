import { t } from '#messages/rewards.ts';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { Screen } from '#ui/frame.ts';
import { HubEmpty } from './HubEmpty.tsx';
import { HubErrors } from './HubErrors.tsx';
import { HubFilter } from './HubFilter.tsx';
import styles from './rewards.module.css';
import { SignUpBonus } from './SignUpBonus.tsx';
import { useHub } from './use-hub.ts';
import { ActivityCards } from './ActivityCards.tsx';

/** The activities of the player (spec 5): claimable first. */
export default function ActivitiesScreen() {
  return (
    <Screen title={t('rewards.activities')}>
      <PlayerData>{() => <Activities />}</PlayerData>
    </Screen>
  );
}

function Activities() {
  const hub = useHub('list');
  return (
    <div className={styles.page}>
      {hub.reward !== null && hub.signUp && <SignUpBonus state={hub.signUp} />}
      <HubFilter hub={hub} />
      <p className="visually-hidden" role="status">
        {hub.rewards.settled ? t('rewards.shown', { count: hub.list.length }) : ''}
      </p>
      <HubErrors failed={hub.rewards.failed} />
      {hub.list.length > 0 ? (
        <ActivityCards label={t('rewards.activities')} hub={hub} form="rows" />
      ) : (
        <HubEmpty hub={hub} />
      )}
    </div>
  );
}
