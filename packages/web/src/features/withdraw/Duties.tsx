import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { t } from '#messages/withdraw.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { DutyList } from '#ui/duty-list/DutyList.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { ExchangeInfo } from './AmountPicker.tsx';
import { Times } from './Times.tsx';
import type { WithdrawDuty } from './use-duties.ts';
import { WithdrawPage, type PageProps } from './WithdrawPage.tsx';
import styles from './withdraw.module.css';

interface DutiesProps extends PageProps {
  duties: readonly WithdrawDuty[];
  info: ExchangeInfo;
  /** What of the balance is free. */
  free: ReactNode;
}

/** The withdrawal while something must be done first; the gold button leads to the next of it. */
export function Duties({ duties, info, free, ...page }: DutiesProps) {
  const next = duties.find(({ state }) => state === 'missing' || state === 'refused');
  const done = duties.filter(({ state }) => state === 'ok').length;
  const way = next ? (
    <LinkButton variant="gold" size="l" wide to={next.to}>
      <Icon name={next.icon} />
      {next.action}
    </LinkButton>
  ) : (
    <p className={styles.why}>{t('withdraw.waitForCheck')}</p>
  );
  return (
    <WithdrawPage {...page} footer={way}>
      <div className={styles.steps}>
        {free}
        <Card as="div">
          <Section
            title={t('withdraw.before')}
            action={
              <b className={`num ${styles.count}`}>
                <span aria-hidden="true">{t('withdraw.done', { done, all: duties.length })}</span>
                <span className="visually-hidden">
                  {t('withdraw.doneReadOut', { done, all: duties.length })}
                </span>
              </b>
            }
          >
            <DutyList label={t('withdraw.before')} duties={duties} />
          </Section>
        </Card>
        <Times />
        <p className={styles.locked}>
          <Icon name="lock-keyhole" />
          <b>{t('withdraw.amount')}</b>
          <span>
            {t('withdraw.limits', { min: formatCoins(info.minAmount), max: formatCoins(info.maxAmount) })}
          </span>
        </p>
      </div>
    </WithdrawPage>
  );
}
