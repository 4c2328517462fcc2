import { ActivityType, getNewYearPieces, toReward, getTurnover } from '@tara/sdk/rules';
import { markStale } from '#api/effects.ts';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { useSeason } from '#shared/seasons/use-season.tsx';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { Items } from './Items.tsx';
import { NewYearActions } from './NewYearActions.tsx';
import { Sparks } from './Sparks.tsx';
import { Tasks } from './Tasks.tsx';
import { useFlight } from './use-flight.ts';
import { READ, useNewYearClaims } from './use-new-year.ts';
import { RecentWins, WINS } from './RecentWins.tsx';
import skyrocket from '#assets/objects/skyrocket.webp';
import styles from './rocket.module.css';
import { useKeyedCommand } from '#api/keyed-command.ts';
import { toFailure } from '#api/failure.ts';
import { toast } from '#ui/toast/toast.ts';

/** Reports a share of New Year. "Already shared" counts as shared: the tasks are read again (spec 8). */
function useShare(): () => void {
  const { run } = useKeyedCommand('appNewYearUserShare', {
    onError(error) {
      markStale([READ]);
      const { text } = toFailure(error);
      if (error.kind !== 'api' && text !== null) toast.error(text);
    },
  });
  return () => run({});
}

/** A rocket that rises and explodes once in front of the picture. */
function Rocket() {
  return (
    <span className={styles.flight} aria-hidden="true">
      <img src={skyrocket} width={128} height={128} alt="" className={styles.rocket} />
      <i className={styles.light} />
    </span>
  );
}

/** New Year (activity 38): tasks bring boxes, draws and rockets, and sparks for another reward. */
export default function NewYearScreen() {
  const props = usePropConfig();
  const query = useActivity(READ, ({ appNewYearUser }) => appNewYearUser);
  const { state, clock, closedTitle } = useSeason(query);
  const claims = useNewYearClaims();
  const pieces = getNewYearPieces(state?.items ?? [], props);
  const flies = useFlight(claims.draws, pieces.firework.id);
  const { share, sheet } = useSharing(useShare());
  return (
    <ActivityPage
      type={ActivityType.newYear}
      query={query}
      claims={[claims.box, claims.draws, claims.tasks, claims.extra]}
      receipt={{
        isDelayed: flies,
        // The prize may be among the latest wins.
        onClose: () => markStale([WINS]),
      }}
      turnover={getTurnover(state?.extra.propList)}
      clock={clock}
      closedTitle={closedTitle}
      after={sheet}
      onObject={flies && <Rocket />}
      panel={state && <Items pieces={pieces} claims={claims} />}
      footer={state && <NewYearActions state={state} pieces={pieces} claims={claims} props={props} />}
    >
      {({ tasks, extra }, heading) => (
        <>
          <Sparks
            have={pieces.active.count}
            extra={extra}
            rewards={extra.propList.map((item) => toReward(item, props))}
            claims={claims.extra}
          />
          <Tasks tasks={tasks} claims={claims.tasks} props={props} onShare={share} headingRef={heading} />
          <RecentWins />
        </>
      )}
    </ActivityPage>
  );
}
