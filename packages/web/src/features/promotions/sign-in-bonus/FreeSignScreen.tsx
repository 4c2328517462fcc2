import { ActivityType, ItemStatus } from '@tara/sdk/rules';
import { mapActivityQuery, useActivity } from '#shared/activities/use-activity.ts';
import { SINGLE_CLAIM_ID, useRewardClaims, type RewardCall } from '#shared/claims/use-reward-claims.ts';
import { t } from '#messages/sign-in-bonus.ts';
import { SignPage, type SignState } from './SignPage.tsx';

const READ = '/app/v1/appFreeSignUser';

/** Only the server knows today's day; a claim with unknown outcome belongs to this page. */
const call: RewardCall<'/app/v1/appFreeSignUserReceive'> = {
  path: '/app/v1/appFreeSignUserReceive',
  bodyOf: () => ({}),
  idOf: () => SINGLE_CLAIM_ID,
  itemsOf: ({ propList }) => propList,
  stale: [READ, '/app/v1/getActivityIds'],
};

/** The daily check-in (activity 36): a reward each day, more with each day in a row. */
export default function FreeSignScreen() {
  const reading = mapActivityQuery(useActivity(READ), ({ appFreeSignUser }) => appFreeSignUser);
  const claims = useRewardClaims(call);
  return (
    <SignPage
      type={ActivityType.freeSign}
      reading={reading}
      claims={claims}
      claimId={() => SINGLE_CLAIM_ID}
      counted={(state) => t('sign.inRow', { count: daysInRow(state) })}
      idle={({ itemStatus, day, rewards }) => {
        if (itemStatus === ItemStatus.open) return t('sign.topUp');
        return t('sign.tomorrow', { day: day === rewards.length ? 1 : day + 1 });
      }}
    />
  );
}

/** Days in a row: today counts after its claim. */
function daysInRow({ day, itemStatus }: SignState): number {
  return itemStatus === ItemStatus.claimed ? day : day - 1;
}
