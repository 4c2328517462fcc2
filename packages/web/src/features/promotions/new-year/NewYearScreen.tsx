import { ActivityType, newYearPiecesOf, rewardOf, turnoverOf } from '@tara/sdk/rules';
import { markStale } from '#api/effects.ts';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { ActivityStates } from '#shared/activities/ActivityStates.tsx';
import { mapActivityQuery, useActivity } from '#shared/activities/use-activity.ts';
import { receiptOf } from '#shared/claims/receipt-of.ts';
import { useSeason } from '#shared/seasons/use-season.tsx';
import { useSharing } from '#shared/share/use-sharing.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { Items } from './Items.tsx';
import { NewYearActions } from './NewYearActions.tsx';
import { Rocket } from './Rocket.tsx';
import { Sparks } from './Sparks.tsx';
import { Tasks } from './Tasks.tsx';
import { useFlight } from './use-flight.ts';
import { READ, useNewYearClaims } from './use-new-year.ts';
import { useShare } from './use-share.ts';
import { RecentWins, WINS } from './RecentWins.tsx';

/** New Year (activity 38): tasks bring boxes, draws and rockets, and sparks for another reward. */
export default function NewYearScreen() {
  const props = usePropConfig();
  const reading = mapActivityQuery(useActivity(READ), ({ appNewYearUser }) => appNewYearUser);
  const { state, clock, closedTitle } = useSeason(reading);
  const claims = useNewYearClaims();
  const pieces = newYearPiecesOf(state?.items ?? [], props);
  const flies = useFlight(claims.draws, pieces.firework.id);
  const receipt = receiptOf(claims.box, claims.draws, claims.tasks, claims.extra);
  const heading = useFocusWhenClosed(receipt.rewards.length > 0);
  const { share, sheet } = useSharing(useShare());
  function close() {
    receipt.onClose();
    // The prize may be among the latest wins.
    markStale([WINS]);
  }
  return (
    <ActivityScreen
      type={ActivityType.newYear}
      receipt={{ rewards: flies ? [] : receipt.rewards, onClose: close }}
      turnover={turnoverOf(state?.extra.propList)}
      clock={clock}
      onObject={flies && <Rocket />}
      panel={state && <Items pieces={pieces} claims={claims} />}
      footer={state && <NewYearActions state={state} pieces={pieces} claims={claims} props={props} />}
    >
      <PlayerData>
        {() => (
          <ActivityStates reading={reading} closedTitle={closedTitle}>
            {({ tasks, extra }) => (
              <>
                <Sparks
                  have={pieces.active.count}
                  extra={extra}
                  rewards={extra.propList.map((item) => rewardOf(item, props))}
                  claims={claims.extra}
                />
                <Tasks
                  tasks={tasks}
                  claims={claims.tasks}
                  props={props}
                  onShare={share}
                  headingRef={heading}
                />
                <RecentWins />
              </>
            )}
          </ActivityStates>
        )}
      </PlayerData>
      {sheet}
    </ActivityScreen>
  );
}
