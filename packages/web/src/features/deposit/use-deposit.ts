import { Errcode, newIdempotencyKey, type SdkError } from '@tara/sdk';
import { needsBankCard, PLAIN_DEPOSIT, RECHARGE_VERSION } from '@tara/sdk/rules';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '#api/config.ts';
import { sdk } from '#api/sdk.ts';
import { logAction } from '#api/telemetry.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/deposit.ts';
import { href } from '#routing/layout.ts';
import { showToast, withLoading } from '#ui/toast/toast.ts';
import { takeOrder } from './order.ts';
import type { DepositForm } from './use-deposit-form.ts';

/** Where a deposit stands before there is an order: each has a name and a way out. */
type Asking = 'choosing' | 'requesting' | 'unknown';

export interface Deposit {
  asking: Asking;
  /** Asks for the deposit; after a broken line, continues the same one. */
  request: () => void;
}

/** The message of a refused deposit: the specification's words, and what to do (spec 8). */
function tellRefusal(error: SdkError): void {
  const { errcode } = error;
  const reason = error.is(Errcode.rechargeOrdersPending)
    ? t('deposit.pendingOrders')
    : errcode === undefined
      ? t('deposit.offline')
      : t('deposit.failedReason', { errcode });
  showToast('bad', `${t('deposit.rechargeFail')}. ${reason}`);
}

/**
 * The deposit flow (spec 4): channel, card if one is required, request, details at an address of their own. One request
 * at a time; the same idempotency key until its outcome is known, so that no way of trying again makes a second order.
 */
export function useDeposit({ channel, amount, error }: DepositForm): Deposit {
  const web = useConfig()?.web;
  const player = usePlayer();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>('choosing');
  const key = useRef<string>(undefined);
  const running = useRef(false);

  async function ask(rechargeType: number, hundredths: number) {
    key.current ??= newIdempotencyKey();
    const body = {
      amount: hundredths,
      version: RECHARGE_VERSION,
      actType: PLAIN_DEPOSIT,
      rechargeType,
    } as const;
    setAsking('requesting');
    logAction('deposit_request', { amount: hundredths, rechargeType });
    const answer = await withLoading(t('deposit.loading'), () =>
      sdk.safe('/app/v1/recharge3', body, { idempotencyKey: key.current ?? '', retries: 0 }),
    );
    if (answer.ok) {
      const { orderId } = answer.data;
      logAction('deposit_order', { orderId });
      takeOrder(answer.data, { amount: hundredths, rechargeType });
      void navigate(href('wallets', { id: 'deposit' }, { order: orderId }), { state: { fromForm: true } });
    } else if (answer.error.is(Errcode.bankCardRequired)) {
      askForCard();
    } else if (answer.error.outcome === 'unknown') {
      setAsking('unknown');
      return;
    } else if (answer.error.kind !== 'auth') {
      tellRefusal(answer.error);
    }
    key.current = undefined;
    setAsking('choosing');
  }
  function askForCard() {
    showToast('info', t('deposit.needCard'));
    void navigate(
      href('bindBankCard', undefined, channel?.bankId ? { bankId: String(channel.bankId) } : undefined),
    );
  }

  return {
    asking,
    request() {
      if (!web || !channel || amount === null || error || running.current) return;
      if (needsBankCard(channel, web.isDepositBank, player?.gameUser.appUserBankList ?? [])) {
        askForCard();
        return;
      }
      running.current = true;
      void ask(channel.id, amount).finally(() => {
        running.current = false;
      });
    },
  };
}
