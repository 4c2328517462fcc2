import { formatCoins } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { usePagedQuery } from '#api/paged-query.ts';
import { t } from '#messages/spin.ts';
import { formatDayTime } from '#lib/day.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { PagedList } from '#ui/paged-list/PagedList.tsx';
import { getRowKey } from '#ui/paged-list/row-key.ts';
import { Section } from '#ui/section/Section.tsx';
import { Rows } from '#ui/state-list/ListStates.tsx';
import styles from './friends.module.css';

/** What friends bring by the configuration, and the friends of this round. */
export default function Friends() {
  return (
    <>
      <Steps />
      <Section title={t('spin.record')}>
        <Record />
      </Section>
    </>
  );
}

/** The rewards for friends by the configuration. */
function Steps() {
  const steps = useConfig()?.web.actInviteConditionModelClient2List ?? [];
  const { short } = useMoney();
  if (steps.length === 0) return null;
  return (
    <Section title={t('spin.steps')}>
      <dl className={styles.steps}>
        {steps.map(({ bonusAmount, inviteCount }) => (
          <div
            key={`${inviteCount}/${bonusAmount}`}
            className={`row wrap justify-between gap-x-3 type-label ${styles.step}`}
          >
            <dt>
              {inviteCount === undefined ? t('spin.stepPlain') : t('spin.step', { count: inviteCount })}
            </dt>
            <dd className="num">{t('spin.stepAmount', { amount: short(bonusAmount) })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Record() {
  const list = usePagedQuery('actInviteUserRecord');
  return (
    <PagedList
      list={list}
      failedTitle={t('spin.recordFailed')}
      skeletonHeight={60}
      empty={<EmptyState title={t('spin.recordNone')} text={t('spin.recordNoneText')} />}
    >
      {(rows) => (
        <Rows label={t('spin.record')}>
          {rows.map((row) => {
            const { nickname, amount, timestamp } = row;
            return (
              <li key={getRowKey(row)} className={`row wrap justify-between gap-x-3 ${styles.friend}`}>
                <span className="grid min-width-0 type-label break-anywhere">
                  <b>{nickname}</b>
                  <span className="type-tiny color-faint">{formatDayTime(timestamp)}</span>
                </span>
                {amount > 0 ? (
                  <span className="num size-18 color-accent-2">+{formatCoins(amount)}</span>
                ) : (
                  <span className="type-tiny color-faint">{t('spin.notTurned')}</span>
                )}
              </li>
            );
          })}
        </Rows>
      )}
    </PagedList>
  );
}
