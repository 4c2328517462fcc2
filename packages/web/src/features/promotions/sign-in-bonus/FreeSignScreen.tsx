import { ActivityType, ItemStatus } from '@tara/sdk/rules';
import { useActivity } from '#shared/activities/use-activity.ts';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { t } from '#messages/sign-in-bonus.ts';
import { SignPage, type SignState } from './SignPage.tsx';

const READ = 'appFreeSignUser';

/** The daily check-in (activity 36): a reward each day, more with each day in a row. */
export default function FreeSignScreen() {
  const query = useActivity(READ, ({ appFreeSignUser }) => appFreeSignUser);
  const claims = useRewardClaims('appFreeSignUserReceive', null);
  return (
    <SignPage
      type={ActivityType.freeSign}
      query={query}
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
