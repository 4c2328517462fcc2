import { RechargeStatus } from '@tara/sdk';
import { useConfig } from '#api/config.ts';
import { usePagedQuery } from '#api/paged-query.ts';
import { depositVariants } from '#features/deposit-status/index.ts';
import { t } from '#messages/account.ts';
import { t as tDeposit } from '#messages/deposit.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';

const PATH = '/app/v1/getRechargeRecord';

/** What was paid in (spec 2.2). */
export function DepositRecords() {
  const records = usePagedQuery(PATH, ({ orderId }) => orderId);
  const channels = useConfig()?.web.appRechargeTypeList ?? [];
  return (
    <RecordList
      records={records}
      label={t('account.deposits')}
      empty={
        <EmptyState title={tDeposit('deposit.noRecords')} text={tDeposit('deposit.noRecordsText')}>
          <LinkButton to={href('wallets', { id: 'deposit' })}>{t('account.makeDeposit')}</LinkButton>
        </EmptyState>
      }
    >
      {({ status, rechargeType, orderId, amount, bonus, createTime }) => (
        <RecordRow
          key={orderId}
          orderId={orderId}
          amount={amount}
          bonus={bonus}
          createTime={createTime}
          variant={depositVariants[status]}
          state={tDeposit(`deposit.status${status}`)}
          way={channels.find(({ id }) => id === rechargeType)?.name}
          open={{
            to: href('wallets', { id: 'deposit' }, { order: orderId }),
            label: tDeposit(status === RechargeStatus.pending ? 'deposit.continue' : 'deposit.details'),
          }}
        />
      )}
    </RecordList>
  );
}
