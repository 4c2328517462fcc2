import { useState } from 'react';
import { RechargeStatus } from '@tara/contract/constants';
import type { components } from '@tara/contract/control';
import { control } from '../api.ts';
import { DialogButton } from '../components.tsx';
import { AMOUNT_PATTERN, AMOUNT_TITLE, formatMoney, parseAmount } from '../format.ts';
import { Form, TextField } from '../forms.tsx';
import type { Action } from '../query.ts';

interface OrderProps {
  order: components['schemas']['ListedOrder'];
  action: Action;
}

/** The other ends of an order: a payment in part or late, its expiry, a failure with a reason. */
function OutcomeForms({ order, action, close }: OrderProps & { close: () => void }) {
  const { orderId, kind, amount, waiting } = order;
  const [paid, setPaid] = useState((amount / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const params = { path: { orderId } };
  const end = (work: () => Promise<unknown>, done: string) =>
    action.run(
      async () => {
        await work();
        close();
      },
      done,
      { onRefused: ({ message }) => setRefusal(message) },
    );
  return (
    <>
      {kind === 'recharge' && (
        <Form
          submit="Pay"
          busy={action.busy}
          onSubmit={() =>
            end(
              () =>
                control.POST('/__mock/orders/{orderId}/pay', { params, body: { amount: parseAmount(paid) } }),
              `${paid} is paid for ${orderId}.`,
            )
          }
        >
          <TextField
            label={`Amount that arrives, of ${formatMoney(amount)}`}
            value={paid}
            onText={setPaid}
            inputMode="decimal"
            pattern={AMOUNT_PATTERN}
            title={AMOUNT_TITLE}
            required
          />
        </Form>
      )}
      {waiting && (
        <Form
          submit="Fail"
          busy={action.busy}
          onSubmit={() =>
            end(
              () =>
                control.POST('/__mock/orders/{orderId}/fail', {
                  params,
                  body: reason === '' ? {} : { reason },
                }),
              `${orderId} is failed.`,
            )
          }
        >
          <TextField
            label="Reason, as text for the player"
            long
            value={reason}
            onText={setReason}
            maxLength={200}
            placeholder="The bank does not know this account."
          />
        </Form>
      )}
      {refusal !== undefined && (
        <p className="bad" role="alert">
          {refusal}
        </p>
      )}
      <div className="row">
        {waiting && kind === 'recharge' && (
          <button
            type="button"
            disabled={action.busy}
            onClick={() =>
              end(() => control.POST('/__mock/orders/{orderId}/expire', { params }), `${orderId} is expired.`)
            }
          >
            Expire
          </button>
        )}
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </>
  );
}

/** The buttons of an order: settle it, or another outcome. A payment for an expired deposit is late. */
export function OrderActions({ order, action }: OrderProps) {
  const { orderId, kind, status, waiting } = order;
  const isLate = kind === 'recharge' && status === RechargeStatus.expired;
  if (!waiting && !isLate) return null;
  return (
    <span className="row">
      {waiting && (
        <button
          type="button"
          disabled={action.busy}
          onClick={() =>
            action.run(
              () => control.POST('/__mock/orders/{orderId}/settle', { params: { path: { orderId } } }),
              `${orderId} is settled.`,
            )
          }
        >
          Settle
        </button>
      )}
      <DialogButton
        label={isLate ? 'Pay late…' : 'Other outcome…'}
        title={`${kind === 'recharge' ? 'Deposit' : 'Withdrawal'} ${orderId}`}
      >
        {(close) => <OutcomeForms order={order} action={action} close={close} />}
      </DialogButton>
    </span>
  );
}
