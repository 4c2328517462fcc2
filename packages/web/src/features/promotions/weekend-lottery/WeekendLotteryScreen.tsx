import { toReward } from '@tara/sdk/rules';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { serverNow } from '#api/sdk.ts';
import { useSession } from '#api/session.ts';
import mela from '#assets/objects/mela.webp';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { ActivityStates } from '#shared/activities/ActivityStates.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/weekend.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { RideButton } from './RideButton.tsx';
import { useRides } from './use-rides.ts';
import { WeekendPage } from './WeekendPage.tsx';
import { Winners } from './Winners.tsx';

/** The weekend lottery (activity 33): a wheel decided by the server. Public. */
export default function WeekendLotteryScreen() {
  return useSession().status === 'player' ? <PlayersLottery /> : <VisitorsLottery />;
}

function VisitorsLottery() {
  const { pathname } = useLocation();
  return (
    <WeekendPage
      wheel={{ phase: 'stands', index: null, onStand: () => undefined, props: {} }}
      lottery={undefined}
      button={
        <LinkButton variant="gold" size="l" wide to={href('login', undefined, { from: pathname })}>
          {t('weekend.logIn')}
        </LinkButton>
      }
    />
  );
}

function PlayersLottery() {
  const props = usePropConfig();
  const rides = useRides(props);
  const { query, phase, index, last, onStand } = rides;
  const lottery = query.data;
  const closed = lottery !== undefined && lottery.opensAt > serverNow();
  const wheel = useRef<HTMLDivElement>(null);
  const turns = phase !== 'stands';
  useEffect(() => {
    // The button is apart from the wheel, which may be scrolled out of view.
    if (turns) wheel.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);
  return (
    <>
      <WeekendPage
        wheel={{ phase, index, onStand, props }}
        lottery={lottery}
        wheelRef={wheel}
        lastPrize={
          last && t('weekend.stands', { prize: rewardLine(last.map((item) => toReward(item, props))) })
        }
        button={lottery && <RideButton lottery={lottery} closed={closed} rides={rides} />}
      >
        <PlayerData>
          {() => (
            <ActivityStates query={query}>
              {({ winners }) => <Winners winners={winners} props={props} open={!closed} />}
            </ActivityStates>
          )}
        </PlayerData>
      </WeekendPage>
      <Receipt rewards={rides.received} onClose={rides.settle} object={mela} />
    </>
  );
}
