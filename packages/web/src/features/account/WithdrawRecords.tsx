import { ExchangeStatus } from '@tara/sdk';
import { usePagedQuery } from '#api/paged-query.ts';
import { t } from '#messages/account.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';

const PATH = '/app/v1/getExchangeOrder';

const variants = {
  [ExchangeStatus.pending]: 'wait',
  [ExchangeStatus.paid]: 'ok',
  [ExchangeStatus.refused]: 'bad',
} as const;

/** What was paid out, or refused and given back (spec 2.2). */
export function WithdrawRecords() {
  const records = usePagedQuery(PATH, ({ orderId }) => orderId);
  return (
    <RecordList
      records={records}
      label={t('account.withdrawals')}
      empty={
        <EmptyState title={t('account.noWithdrawals')} text={t('account.noWithdrawalsText')}>
          <LinkButton to={href('wallets', { id: 'withdraw' })}>{t('account.makeWithdrawal')}</LinkButton>
        </EmptyState>
      }
    >
      {({ status, bankName, cardNum, reason, ...row }) => (
        <RecordRow
          {...row}
          key={row.orderId}
          variant={variants[status]}
          state={t(`account.withdraw${status}`)}
          way={`${bankName} ${cardNum}`}
          note={
            status === ExchangeStatus.refused && (
              <>
                <b>{reason}</b> {t('account.returned')}
              </>
            )
          }
        />
      )}
    </RecordList>
  );
}
