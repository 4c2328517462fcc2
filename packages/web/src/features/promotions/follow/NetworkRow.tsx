import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/follow.ts';
import { buttonClass } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { socialIcons } from '#ui/icon/social-icons.ts';
import { RewardRow } from '#ui/reward-row/RewardRow.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import type { FollowRow } from './follow-rows.ts';
import styles from './follow-screen.module.css';

interface NetworkRowProps {
  row: FollowRow;
  claims: ClaimQueue;
  /** Whether it is the only claim. */
  alone: boolean;
  onFollow: (network: string) => void;
}

/** A page on a network: reward, link, and claim. */
export function NetworkRow({ row, claims, alone, onFollow }: NetworkRowProps) {
  const { network, task } = row;
  const name = t('follow.network', { network });
  return (
    <RewardRow
      state={task?.state ?? 'open'}
      picture={
        <span className={styles.disc}>
          <Icon name={socialIcons[network]} size={24} />
        </span>
      }
      title={name}
      unknown={task !== undefined && claims.unknown === task.id}
      note={task ? rewardLine(task.rewards) : t('follow.noReward')}
      end={<NetworkEnd row={row} name={name} claims={claims} alone={alone} onFollow={onFollow} />}
    />
  );
}

function NetworkEnd({ row, name, claims, alone, onFollow }: NetworkRowProps & { name: string }) {
  const { network, url, task } = row;
  if (task && (task.state !== 'open' || claims.unknown === task.id)) {
    return (
      <ClaimEnd
        state={task.state}
        claims={claims}
        id={task.id}
        of={name}
        variant={alone ? 'gold' : 'night'}
      />
    );
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ size: 's' }, undefined)}
      onClick={() => onFollow(network)}
    >
      {t('follow.follow')}
      <span className="visually-hidden">{t('follow.newWindow', { name })}</span>
    </a>
  );
}
