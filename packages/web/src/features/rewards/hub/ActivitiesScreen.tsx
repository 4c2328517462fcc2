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
      {hub.reward !== null && hub.signUp.data && <SignUpBonus state={hub.signUp.data.loginBonus3User} />}
      <HubFilter hub={hub} />
      <p className="visually-hidden" role="status">
        {hub.summaries.settled ? t('rewards.shown', { count: hub.summaries.list.length }) : ''}
      </p>
      <HubErrors failed={hub.summaries.failed} />
      {hub.summaries.list.length > 0 ? (
        <ActivityCards label={t('rewards.activities')} summaries={hub.summaries} form="rows" />
      ) : (
        <HubEmpty hub={hub} />
      )}
    </div>
  );
}
