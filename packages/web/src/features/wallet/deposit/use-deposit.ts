import { Errcode, type SdkError } from '@tara/sdk';
import { FIRST_CHARGE_DEPOSIT, needsBankCard, PLAIN_DEPOSIT, RECHARGE_VERSION } from '@tara/sdk/rules';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { toFailure } from '#api/failure.ts';
import { useMoneyCommand } from '#api/money-command.ts';
import { logAction } from '#api/telemetry.ts';
import { usePlayer } from '#api/session.ts';
import { dropDraft } from '#forms/drafts.ts';
import { noteOpen } from '#shared/open-orders/open-orders.ts';
import { t } from '#messages/deposit.ts';
import { href } from '#routing/layout.ts';
import { toast } from '#ui/toast/toast.ts';
import { useBusyToast } from '#ui/toast/use-busy-toast.ts';
import { takeOrder } from './order.ts';
import { DEPOSIT_DRAFT, type DepositForm } from './use-deposit-form.ts';

/** The state of a deposit before there is an order. */
type PendingOrder = 'choosing' | 'requesting' | 'unknown';

export interface Deposit {
  asking: PendingOrder;
  /** Requests the deposit; after a lost connection it continues the same one. */
  request: () => void;
}

/** The message of a failed deposit, and what to do (spec 8). If nothing was sent, only that. */
function showRefusal(error: SdkError): void {
  if (error.outcome === 'not-sent' && error.kind === 'network') {
    toast.error(t('deposit.offline'));
    return;
  }
  const { text } = toFailure(error);
  const parts = [t('deposit.notMade'), text].filter((part) => part !== null);
  toast.error(parts.join(' '), { specified: t('deposit.rechargeFail') });
}

/**
 * The deposit flow (spec 4): channel, card if required, request, details at their own address. One request at a time,
 * with the same idempotency key until its outcome is known, so that a retry never creates a second order.
 */
export function useDeposit({ channel, amount, offer, error: problem }: DepositForm): Deposit {
  const web = useConfig()?.web;
  const player = usePlayer();
  const navigate = useNavigate();
  const recharge = useMoneyCommand('recharge3', {
    onSuccess(answer, { amount: hundredths, rechargeType, actType }) {
      const { orderId } = answer;
      logAction('deposit_order', { orderId });
      noteOpen('deposit', [orderId]);
      dropDraft(DEPOSIT_DRAFT);
      takeOrder(answer, { amount: hundredths, rechargeType });
      const bought = actType === FIRST_CHARGE_DEPOSIT ? { offer: '' } : {};
      void navigate(href('wallets', { id: 'deposit' }, { order: orderId, ...bought }), {
        state: { fromForm: true },
      });
    },
    onError(error) {
      if (error.is(Errcode.bankCardRequired)) askForCard();
      else if (error.outcome !== 'unknown') showRefusal(error);
    },
  });
  useBusyToast(recharge.busy && t('deposit.loading'));

  function askForCard() {
    toast.info(t('deposit.needCard'));
    void navigate(
      href('bindBankCard', undefined, channel?.bankId ? { bankId: String(channel.bankId) } : undefined),
    );
  }

  return {
    asking: recharge.busy ? 'requesting' : recharge.unknown ? 'unknown' : 'choosing',
    request() {
      if (recharge.unknown) {
        recharge.checkAgain();
        return;
      }
      if (!web || !channel || amount === null || problem) return;
      if (needsBankCard(channel, web.isDepositBank, player?.gameUser.appUserBankList ?? [])) {
        askForCard();
        return;
      }
      logAction('deposit_request', { amount, rechargeType: channel.id });
      recharge.run({
        amount,
        version: RECHARGE_VERSION,
        actType: offer?.fits ? offer.actType : PLAIN_DEPOSIT,
        rechargeType: channel.id,
      });
    },
  };
}
