import { formatCoins } from '@tara/sdk/rules';
import type { ReactNode } from 'react';
import { serverNow } from '#api/sdk.ts';
import gift from '#assets/objects/gift-large.webp';
import { t } from '#messages/first-charge.ts';
import { t as tPopup } from '#messages/popups.ts';
import { href } from '#routing/layout.ts';
import { Button, LinkButton } from '#ui/button/Button.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { useMoney } from '#ui/money/use-money.ts';
import { PromoDialog } from '#ui/promo-dialog/PromoDialog.tsx';
import { bonusCoins, middleOffer, type Offer } from '#shared/offer/offers.ts';
import { type PopupProps, useReport } from '#shared/popups/popup.ts';
import { OfferTerms } from '#shared/offer/OfferTerms.tsx';
import { packLater } from '#shared/offer/terms.ts';
import { withTurnover } from './offer-terms.ts';
import { useFirstCharge } from './use-first-charge.ts';

/** The first charge as the home popup (spec 2.8, 4): one offer, its reward and its end. */
export default function FirstChargePopup({ open, onClose, ...report }: PopupProps) {
  const { state, refresh } = useFirstCharge('popup');
  const offer = state.kind === 'open' ? middleOffer(state.offers) : undefined;
  useReport(report, offer !== undefined, state.kind === 'loading');
  if (!open || !offer || state.kind !== 'open') return null;
  function onEnd() {
    refresh();
    report.onNothing();
  }
  return (
    <Dialog
      offer={offer}
      clock={
        state.endsAt !== null && (
          <Countdown label={t('firstCharge.endsIn')} end={state.endsAt} now={serverNow} onEnd={onEnd} />
        )
      }
      onClose={onClose}
    />
  );
}

interface DialogProps {
  offer: Offer;
  clock: ReactNode;
  onClose: () => void;
}

function Dialog({ offer, clock, onClose }: DialogProps) {
  const { short } = useMoney();
  const amount = short(offer.price);
  const { now, later } = bonusCoins(offer);
  return (
    <PromoDialog
      open
      onClose={onClose}
      title={tPopup('popups.chargeTitle')}
      theme="dusk"
      object={gift}
      lead={tPopup('popups.chargeLead', { coins: formatCoins(now + later) })}
      text={<OfferTerms price={offer.price} bonus={now} later={packLater(offer)} />}
      terms={withTurnover(tPopup('popups.chargeOnce'), [offer])}
      actions={
        <>
          <LinkButton
            variant="gold"
            size="l"
            wide
            to={href('wallets', { id: 'deposit' }, { offer: String(offer.id) })}
            onClick={onClose}
          >
            {t('firstCharge.deposit', { amount })}
          </LinkButton>
          <LinkButton to={href('firstCharge')} onClick={onClose}>
            {tPopup('popups.chargeOther')}
          </LinkButton>
          <Button onClick={onClose}>{tPopup('popups.notNow')}</Button>
        </>
      }
    >
      {clock}
    </PromoDialog>
  );
}
