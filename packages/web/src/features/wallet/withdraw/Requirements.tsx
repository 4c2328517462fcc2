import { t } from '#messages/withdraw.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { RequirementList } from '#ui/requirement-list/RequirementList.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { Section } from '#ui/section/Section.tsx';
import { limitsText, type ExchangeInfo } from './AmountPicker.tsx';
import { ProcessingTimes } from './ProcessingTimes.tsx';
import type { WithdrawRequirement } from './use-requirements.ts';
import { WithdrawPage, type PageProps } from './WithdrawPage.tsx';
import shared from './withdraw.module.css';

interface RequirementsProps extends PageProps {
  /** Where the main button is: at the foot, or beside the requirements. */
  total: 'foot' | 'beside';
  requirements: readonly WithdrawRequirement[];
  info: ExchangeInfo;
}

/** The withdrawal with missing requirements; the main button opens the next one. */
export function Requirements({ requirements, info, total, ...page }: RequirementsProps) {
  const next = requirements.find(({ state }) => state === 'missing' || state === 'refused');
  const done = requirements.filter(({ state }) => state === 'done').length;
  const isAside = total === 'beside';
  const { short } = useMoney();
  const way = next ? (
    <LinkButton variant="gold" size="l" wide to={next.to}>
      <Icon name={next.icon} />
      {next.action}
    </LinkButton>
  ) : (
    <p className="type-label color-accent-2 text-center">{t('withdraw.waitForCheck')}</p>
  );
  return (
    <WithdrawPage {...page} footer={!isAside && way}>
      <div className={isAside ? shared.page : shared.steps}>
        <div className={shared.steps}>
          <Card as="div">
            <Section
              title={t('withdraw.before')}
              action={
                <b className="num color-accent-2">
                  <span aria-hidden="true">{t('withdraw.done', { done, all: requirements.length })}</span>
                  <span className="visually-hidden">
                    {t('withdraw.doneReadOut', { done, all: requirements.length })}
                  </span>
                </b>
              }
            >
              <RequirementList label={t('withdraw.before')} requirements={requirements} />
            </Section>
          </Card>
          {!isAside && <ProcessingTimes />}
          <p className={`row wrap gap-y-1 gap-x-3 color-muted ${shared.locked}`}>
            <Icon name="lock-keyhole" />
            <b>{t('withdraw.amount')}</b>
            <span className="margin-start-auto type-caption">{limitsText(info, short)}</span>
          </p>
        </div>
        {isAside && (
          <aside className={shared.aside}>
            <Card as="div">{way}</Card>
            <ProcessingTimes />
          </aside>
        )}
      </div>
    </WithdrawPage>
  );
}
