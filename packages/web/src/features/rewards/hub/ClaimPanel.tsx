import type { Data } from '@tara/sdk';
import { ActivityType, formatCoins, ItemStatus, toReward } from '@tara/sdk/rules';
import { useMemo, useState } from 'react';
import gift from '#assets/objects/wrapped-gift.webp';
import { activities, claimTypes } from '#shared/activities/registry.ts';
import type { ListedClaim, Rewards } from '#shared/activities/use-rewards.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { getUnfinished, toClaimKey, useClaimAll, type ClaimIssue } from '#shared/claims/use-claim-all.ts';
import { toTasks, type TaskAnswer } from '#shared/tasks/tasks.ts';
import { t as tActivity } from '#messages/activities.ts';
import { t as tReward } from '#messages/reward.ts';
import { t } from '#messages/rewards.ts';
import { classNames } from '#lib/class-names.ts';
import { formatDayTime } from '#lib/day.ts';
import { Button } from '#ui/button/Button.tsx';
import { ClaimButton } from '#ui/claim/ClaimButton.tsx';
import { Coin } from '#ui/coin/Coin.tsx';
import { ProgressMeter } from '#ui/progress/ProgressMeter.tsx';
import { FitNumber } from '#ui/money/FitNumber.tsx';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { rewardLine, rewardText } from '#ui/reward/reward-text.ts';
import { RewardPicture } from '#ui/reward/RewardPicture.tsx';
import { sumRewards, type RewardSum } from '#ui/reward/sum-rewards.ts';
import { ClaimRow } from './ClaimRow.tsx';
import { shortLine } from './short-line.ts';
import styles from './claim-panel.module.css';
import { claimView } from './claim-view.ts';

type Ticket = Data<'getBonusTickers'>['bonusTickers'][number];
type Issue = ClaimIssue<ListedClaim>;

interface ClaimPanelProps {
  rewards: Rewards;
  /** The coupons of the player: those that open later are listed too. */
  tickets: readonly Ticket[];
}

/** The rows before "Show all". */
const SHOWN = 4;

/** Claims with unknown outcome of earlier pages. */
function toUnknown(claims: readonly ListedClaim[]): [string, Issue][] {
  return getUnfinished([...claimTypes.keys()]).map(({ operation, body }) => {
    const key = toClaimKey({ operation, body });
    const claim = claims.find((each) => toClaimKey(each) === key) ?? {
      operation,
      body,
      items: [],
      type: claimTypes.get(operation) ?? null,
    };
    return [key, { claim, kind: 'unknown', reason: tReward('reward.unknownShort') }];
  });
}

/** Everything that can be claimed now: the sum, one button for all, and a row for each. */
export function ClaimPanel({ rewards: { claims, count, byType }, tickets }: ClaimPanelProps) {
  const props = usePropConfig();
  const all = useClaimAll<ListedClaim>();
  const { progress } = all;
  const heading = useFocusWhenClosed(all.received.length > 0);
  const [isWhole, setWhole] = useState(false);
  const isOpen = progress !== null;
  const issues = useMemo(
    () => new Map([...(isOpen ? [] : toUnknown(claims)), ...all.issues]),
    [isOpen, claims, all.issues],
  );
  const keys = new Set(claims.map(toClaimKey));
  // The server does not offer these any more: it may have paid, or refuses.
  const closed = [...issues].filter(([key]) => !keys.has(key)).map(([, { claim }]) => claim);
  const hasIssue = (claim: ListedClaim) => issues.has(toClaimKey(claim));
  const listed = [...closed, ...claims.filter(hasIssue), ...claims.filter((claim) => !hasIssue(claim))];
  const rows = progress ? progress.claims : listed;
  const toRun = listed.filter(
    (claim) => keys.has(toClaimKey(claim)) || issues.get(toClaimKey(claim))?.kind === 'unknown',
  );
  const tasks = byType.get(ActivityType.tasks)?.answer;
  const taskList = tasks ? toTasks(tasks as TaskAnswer, props) : [];
  const toRewards = (each: readonly ListedClaim[]) =>
    each.flatMap(({ items }) => items.map((item) => toReward(item, props)));
  const sum = sumRewards(toRewards(progress ? progress.claims : claims));
  const receipt = sumRewards(all.received.map((item) => toReward(item, props)));
  // The row before the current one stays, so that its end is seen.
  const first = progress ? Math.max(0, Math.min(progress.done - 1, rows.length - SHOWN)) : 0;
  const shown = isWhole || rows.length <= SHOWN + 1 ? rows : rows.slice(first, first + SHOWN);
  const later = tickets.filter(({ itemStatus }) => itemStatus === ItemStatus.open);

  // Nothing is known to be missing.
  if (count === null && rows.length === 0) return null;
  return (
    <section className={`stack card gap-4 ${styles.panel}`} aria-labelledby="to-claim">
      {rows.length > 0 && <img src={gift} width={64} height={64} alt="" className={styles.gift} />}
      <div className="stack gap-1">
        <h2
          id="to-claim"
          ref={heading}
          tabIndex={-1}
          className={classNames('type-section', rows.length > 0 && styles.head)}
        >
          {toHeading(progress ? rows.length : count, rows.length)}
        </h2>
        {rows.length > 0 ? (
          // A part of the sum would be a wrong number.
          (count !== null || isOpen) && <Sum sum={sum} />
        ) : (
          <p className="type-note color-muted">{t('rewards.noneToClaimText')}</p>
        )}
      </div>
      {toRun.length > 0 || isOpen ? (
        <ClaimButton
          state={isOpen ? 'busy' : 'ready'}
          of={count === null ? '' : rewardLine(sum.rewards)}
          variant="gold"
          size="l"
          wide
          onClaim={() => all.run(toRun)}
        >
          {claims.length === 0
            ? tReward('reward.checkAgain')
            : claims.length === 1
              ? tReward('reward.claim')
              : count === null
                ? tReward('reward.claimAll')
                : t('rewards.claimAll', { count })}
        </ClaimButton>
      ) : null}
      <div className={styles.progress} role="status">
        {progress ? (
          <>
            <span className="type-label">
              {t('rewards.progress', { place: progress.done + 1, total: progress.claims.length })}
            </span>
            <ProgressMeter
              label={t('rewards.claiming')}
              value={progress.done}
              max={progress.claims.length}
              text={t('rewards.progress', { place: progress.done + 1, total: progress.claims.length })}
            />
          </>
        ) : (
          issues.size > 0 && (
            <span className="type-note color-accent-2">{toResult([...issues.values()])}</span>
          )
        )}
      </div>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={t('rewards.list')}>
          {shown.map((claim) => {
            const place = rows.indexOf(claim);
            const key = toClaimKey(claim);
            const issue = issues.get(key);
            const canRetry = keys.has(key) || issue?.kind === 'unknown';
            return (
              <ClaimRow
                key={key}
                view={claimView(claim, taskList, props)}
                issue={progress && place >= progress.done ? undefined : issue}
                run={
                  progress
                    ? place < progress.done
                      ? 'done'
                      : place === progress.done
                        ? 'current'
                        : 'waits'
                    : undefined
                }
                onRetry={canRetry ? () => all.run([claim]) : undefined}
              />
            );
          })}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button size="s" wide onClick={() => setWhole(true)}>
          {t('rewards.showRows', { count: rows.length })}
        </Button>
      )}
      {later.length > 0 && (
        <div>
          <h3 className="type-label color-muted">{t('rewards.later')}</h3>
          <ul className={styles.rows} aria-label={t('rewards.later')}>
            {later.map(({ id, propId, count, betRate, startTime }) => {
              const reward = toReward({ id: propId, count, betRate }, props);
              return (
                <li key={id} className={`row gap-3 ${styles.row} ${styles.later}`}>
                  <RewardPicture rewards={[reward]} size={40} />
                  <span className={styles.middle}>
                    <span className={styles.words}>
                      <b className="type-entry">{tActivity(activities[ActivityType.freeLoginBonus].name)}</b>
                      <span className="type-caption color-muted">
                        {startTime === undefined
                          ? tReward('reward.notReady')
                          : t('rewards.opens', { time: formatDayTime(startTime) })}
                      </span>
                    </span>
                    <FitNumber
                      className={classNames('margin-start-auto', styles.amount)}
                      text={rewardText(reward).amount}
                    />
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <Receipt
        rewards={receipt.rewards}
        note={receipt.toBet > 0 ? tReward('reward.toBet', { amount: formatCoins(receipt.toBet) }) : null}
        onClose={all.settle}
      />
    </section>
  );
}

function toHeading(count: number | null, rows: number): string {
  if (count === null) return t('rewards.toClaimSome');
  return rows > 0 ? t('rewards.toClaim', { count }) : t('rewards.noneToClaim');
}

/** The rewards as one sum: coins first, then the others, and what must be bet. */
function Sum({ sum: { rewards, toBet } }: { sum: RewardSum }) {
  const coins = rewards.find(({ kind }) => kind === 'coins');
  const others = rewards.filter((reward) => reward !== coins);
  return (
    <>
      {coins && (
        <p className="row gap-2">
          <Coin size={34} />
          <FitNumber className={styles.sum} text={rewardText(coins).amount} />
        </p>
      )}
      {others.length > 0 && (
        <p className="type-label">
          {coins ? tReward('reward.plus', { rewards: shortLine(others) }) : shortLine(others)}
        </p>
      )}
      {toBet > 0 && (
        <p className="type-caption color-muted">{tReward('reward.toBet', { amount: formatCoins(toBet) })}</p>
      )}
    </>
  );
}

function toResult(issues: readonly Issue[]): string {
  const unknown = issues.filter(({ kind }) => kind === 'unknown').length;
  const refused = issues.length - unknown;
  return [
    refused > 0 && t('rewards.refused', { count: refused }),
    unknown > 0 && t('rewards.unknown', { count: unknown }),
  ]
    .filter((text) => text !== false)
    .join(' ');
}
