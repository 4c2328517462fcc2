import { Errcode } from '@tara/sdk';
import { useState, type ReactNode } from 'react';
import { hasFailed } from '#api/query.ts';
import { openSupport } from '#shared/service/support-dialog.ts';
import { t } from '#messages/deposit.ts';
import { t as tCore } from '#i18n/t.ts';
import { Button } from '#ui/button/Button.tsx';
import { RoundButton } from '#ui/button/RoundButton.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { QueryError } from '#shared/query-error/QueryError.tsx';
import { Screen, useFrame } from '#ui/frame.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { BankDetails } from './BankDetails.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { OrderResult } from './OrderResult.tsx';
import { useOrderQuery, type Order } from './order.ts';
import { PageDetails } from './PageDetails.tsx';
import { QrDetails } from './QrDetails.tsx';
import { useOrder } from './use-order.ts';
import { useOrderAddress } from './use-order-address.ts';

interface OrderScreenProps {
  orderId: string;
  /** Content of a layout above the order. */
  top?: ReactNode;
}

/** A deposit order at its own address (spec 4, steps 4 and 5), as long as it is in the records. */
export function OrderScreen({ orderId, top }: OrderScreenProps) {
  const query = useOrderQuery(orderId);
  const { toForm, back } = useOrderAddress();
  const order = query.data?.list[0];
  if (order) return <OpenOrder order={order} answeredAt={query.dataUpdatedAt} top={top} />;
  const failed = hasFailed(query);
  return (
    <Screen title={t('deposit.title')} variant="sheet" onBack={back}>
      {top}
      {failed && query.error?.is(Errcode.rechargeOrderUnknown) ? (
        <EmptyState title={t('deposit.foreign')} text={t('deposit.foreignText')}>
          <Button onClick={toForm}>{t('deposit.make')}</Button>
        </EmptyState>
      ) : failed ? (
        <QueryError query={query} title={t('deposit.orderFailed')} />
      ) : (
        <Skeleton height={320} />
      )}
    </Screen>
  );
}

function getTitle(order: Order): string {
  if (order.appRechargeQr) return t('deposit.scanTitle');
  return order.appRechargeBankOwn ? t('deposit.transferTitle') : t('deposit.pageTitle');
}

function OpenOrder({ order, answeredAt, top }: { order: Order; answeredAt: number; top: ReactNode }) {
  // The payment data does not change; later answers contain the result.
  const [first] = useState({ order, answeredAt });
  const { appRechargeQr: qr, appRechargeBankOwn: bank } = first.order;
  const { state, payUntil, endTime, counted, check, close } = useOrder(first.order, first.answeredAt);
  const { buysOffer, toForm, back } = useOrderAddress();
  const isBar = useFrame().footer === 'bar';
  const [closing, setClosing] = useState(false);
  const open = state === 'waiting' || state === 'checking';
  const paying = open || (state === 'expired' && qr !== undefined);

  async function onBack() {
    setClosing(true);
    if (await close()) back();
    setClosing(false);
  }
  const keys = open && (
    <OrderButtons
      qrName={qr && order.orderId}
      busy={state === 'checking' || closing}
      onPaid={() => void check().then((ended) => ended || toast.info(t('deposit.stillWaiting')))}
    />
  );
  const isAside = !isBar && keys;
  return (
    <Screen
      title={paying ? getTitle(first.order) : t('deposit.title')}
      variant="sheet"
      onBack={() => void onBack()}
      action={
        <RoundButton variant="plain" icon="headset" label={tCore('nav.service')} onClick={openSupport} />
      }
      footer={isBar && keys}
    >
      {top}
      {!paying && (
        <OrderResult state={state} order={order} counted={counted} buysOffer={buysOffer} onAgain={toForm} />
      )}
      {paying && qr && (
        <QrDetails
          order={first.order}
          qr={qr}
          payUntil={payUntil}
          onTimeUp={endTime}
          expired={!open}
          onRenew={toForm}
          keys={isAside}
        />
      )}
      {paying && !qr && bank && <BankDetails order={first.order} bank={bank} keys={isAside} />}
      {paying && !qr && !bank && <PageDetails order={first.order} keys={isAside} />}
    </Screen>
  );
}
