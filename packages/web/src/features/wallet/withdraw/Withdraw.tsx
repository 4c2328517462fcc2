import type { GameUser, UserInfo } from '@tara/sdk';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { usePlayer } from '#api/session.ts';
import { hasFailed, useApiQuery } from '#api/query.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { Form } from '#forms/Form.tsx';
import { t } from '#messages/withdraw.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { href } from '#routing/layout.ts';
import { Card } from '#ui/card/Card.tsx';
import { RequirementList } from '#ui/requirement-list/RequirementList.tsx';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { AmountPicker, type ExchangeInfo } from './AmountPicker.tsx';
import { CardPicker } from './CardPicker.tsx';
import { Requirements } from './Requirements.tsx';
import { ProcessingTimes } from './ProcessingTimes.tsx';
import { WithdrawTotal } from './WithdrawTotal.tsx';
import { SafeboxPassword, UnknownWithdrawal } from './UnknownWithdrawal.tsx';
import { WithdrawPage, type PageProps } from './WithdrawPage.tsx';
import { useRequirements } from './use-requirements.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import shared from './withdraw.module.css';

/** For desktops only. */
const RecentWithdrawals = lazyPart(() => import('./RecentWithdrawals.tsx'));

interface WithdrawProps extends PageProps {
  /** Where total and button are: in the bar at the foot, or beside the steps. */
  total: 'foot' | 'beside';
}

/** The withdrawal (spec 2.2): requirements first; then amount, card and safebox password. */
export function Withdraw(props: WithdrawProps) {
  const player = usePlayer();
  const query = useApiQuery('getExchange', {}, { refetchOnMount: 'always' });
  const { data } = query;
  if (player && data) return <Known {...props} {...player} info={data} />;
  return (
    <WithdrawPage title={props.title} top={props.top}>
      {player && hasFailed(query) ? (
        <QueryError query={query} title={t('withdraw.failed')} />
      ) : (
        <ConfigMissing waiting={<Waiting />} />
      )}
    </WithdrawPage>
  );
}

/** Skeleton of the parts. */
function Waiting() {
  return (
    <SkeletonGroup className={shared.steps}>
      <Skeleton height={84} />
      <Skeleton height={320} />
    </SkeletonGroup>
  );
}

interface KnownProps extends WithdrawProps {
  user: UserInfo;
  gameUser: GameUser;
  info: ExchangeInfo;
}

function Known({ user, gameUser, info, total, ...page }: KnownProps) {
  const formId = useId();
  const requirements = useRequirements(user, gameUser);
  const cards = gameUser.appUserBankList;
  const withdrawal = useWithdrawal(cards);
  if (withdrawal.unknown) {
    return (
      <WithdrawPage {...page}>
        <UnknownWithdrawal withdrawal={withdrawal} />
      </WithdrawPage>
    );
  }
  if (!requirements.list) {
    const { query } = requirements;
    return (
      <WithdrawPage {...page}>
        {hasFailed(query) ? <QueryError query={query} title={t('withdraw.failed')} /> : <Waiting />}
      </WithdrawPage>
    );
  }
  if (requirements.list.some(({ state }) => state !== 'done'))
    return <Requirements {...page} total={total} info={info} requirements={requirements.list} />;
  const isAside = total === 'beside';
  const step = (place: number, name: string) =>
    isAside ? t('withdraw.step', { step: place, title: name }) : name;
  const sums = <WithdrawTotal info={info} withdrawal={withdrawal} formId={formId} parts={isAside} />;
  return (
    <WithdrawPage {...page} footer={!isAside && sums}>
      <div className={shared.page}>
        <div className={shared.steps}>
          {isAside && (
            <Card as="div">
              <RequirementList label={t('withdraw.before')} requirements={requirements.list} />
            </Card>
          )}
          <Form form={withdrawal.form} id={formId} onSubmit={withdrawal.submit} className={shared.form}>
            <Section
              className={`card-desktop ${shared.part}`}
              title={step(1, t('withdraw.howMuch'))}
              action={
                <span className="type-caption color-muted">
                  {t('withdraw.left', { count: info.remainCount })}
                </span>
              }
            >
              <AmountPicker info={info} amount={withdrawal.amount} />
            </Section>
            <Section
              className={`card-desktop ${shared.part}`}
              title={step(2, t('withdraw.toCard'))}
              action={
                <Link
                  className="row gap-1 min-height-target type-label color-accent-2"
                  to={href('bindBankCard', undefined, { from: href('wallets', { id: 'withdraw' }) })}
                >
                  <Icon name="plus" size={18} />
                  {t('withdraw.addCard')}
                </Link>
              }
            >
              <CardPicker cards={cards} />
            </Section>
            <Section className={`card-desktop ${shared.part}`} title={step(3, t('withdraw.confirm'))}>
              <SafeboxPassword />
            </Section>
          </Form>
          {isAside && (
            <SilentBoundary>
              <RecentWithdrawals />
            </SilentBoundary>
          )}
        </div>
        {isAside && (
          <aside className={shared.aside}>
            <Card as="div">{sums}</Card>
            <ProcessingTimes amount={withdrawal.amount} />
          </aside>
        )}
      </div>
    </WithdrawPage>
  );
}
