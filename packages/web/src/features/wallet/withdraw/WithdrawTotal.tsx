import { checkWithdrawalAmount, formatCoins, largestWithdrawal } from '@tara/sdk/rules';
import { t } from '#messages/withdraw.ts';
import { Button } from '#ui/button/Button.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import type { ExchangeInfo } from './AmountPicker.tsx';
import { arrivalText } from './ProcessingTimes.tsx';
import type { Withdrawal } from './use-withdrawal.ts';
import shared from './withdraw.module.css';

interface TotalProps {
  info: ExchangeInfo;
  withdrawal: Withdrawal;
  formId: string;
  /** Whether to list its parts. */
  parts?: boolean;
}

/** Why no withdrawal is possible at the moment. */
function blockReason(info: ExchangeInfo, short: (hundredths: number) => string): string | false {
  if (info.remainCount === 0) return t('withdraw.noneLeft');
  return largestWithdrawal(info) === 0 && t('withdraw.tooLittle', { min: short(info.minAmount) });
}

/** The amount that the player receives, and the submit button. */
export function WithdrawTotal({ info, withdrawal: { amount, busy }, formId, parts = false }: TotalProps) {
  const { full, short } = useMoney();
  const valid = amount !== null && checkWithdrawalAmount(amount, info) === null;
  const reason = blockReason(info, short);
  const received = valid ? Math.max(0, amount - info.fee) : 0;
  return (
    <div className={shared.total}>
      {parts && (
        <dl className={shared.rows}>
          <div>
            <dt className="color-muted">{t('withdraw.youWithdraw')}</dt>
            <dd>{valid ? formatCoins(amount) : '–'}</dd>
          </div>
          <div>
            <dt className="color-muted">{t('withdraw.fee')}</dt>
            <dd>{formatCoins(info.fee)}</dd>
          </div>
          <div>
            <dt className="color-muted">{t('withdraw.arrives')}</dt>
            <dd>{valid ? arrivalText(amount) : '–'}</dd>
          </div>
        </dl>
      )}
      <p
        className={`flex wrap align-baseline justify-between gap-x-3 type-label color-muted ${shared.receive}`}
      >
        <span>
          {info.fee === 0 ? t('withdraw.receiveFree') : t('withdraw.receive', { fee: formatCoins(info.fee) })}
        </span>
        <b className="num" role="status">
          {full(received)}
        </b>
      </p>
      {reason && <p className="type-label color-accent-2 text-center">{reason}</p>}
      <Button type="submit" form={formId} variant="gold" size="l" wide busy={busy} idle={reason}>
        {valid ? t('withdraw.withdrawAmount', { amount: short(amount) }) : t('withdraw.withdraw')}
      </Button>
    </div>
  );
}
