import { ActivityType, FIRST_DEPOSIT_HINT_COINS } from '@tara/sdk/rules';
import { useState, type ReactNode } from 'react';
import { serverNow } from '#api/sdk.ts';
import gift from '#assets/objects/wrapped-gift.webp';
import { ActivityScreen } from '#shared/activities/ActivityScreen.tsx';
import { ActivityStates } from '#shared/activities/ActivityStates.tsx';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { t as tCharge } from '#messages/first-charge.ts';
import { href } from '#routing/layout.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { ClaimAllButton } from '#ui/claim/ClaimAllButton.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { BoughtItems } from './BoughtItems.tsx';
import { OfferChoice, OfferFoot } from './OfferChoice.tsx';
import { middleOffer, type Offer } from '#shared/offer/offers.ts';
import { getReceipt } from '#shared/claims/get-receipt.ts';
import { withTurnover } from './offer-terms.ts';
import { useFirstCharge, type FirstCharge } from './use-first-charge.ts';
import { useOfferClaims } from './use-offer-claims.ts';

const EndedDialog = lazyPart(() => import('./EndedDialog.tsx'));

/** The first charge (spec 4): a choice of deposits, then the rewards, claimed item by item. */
export default function FirstChargeScreen() {
  const charge = useFirstCharge('page');
  const { state, offers, refresh } = charge;
  const claims = useOfferClaims(refresh);
  const [chosenId, setChosenId] = useState<number>();
  const [over, setOver] = useState(false);
  const heading = useFocusWhenClosed(claims.received.length > 0);
  const open = state.kind === 'open' ? state : null;
  const chosen = open?.offers.find(({ id }) => id === chosenId) ?? middleOffer(open?.offers ?? []);

  const items = state.kind === 'bought' ? state.items : [];
  const ready = items.filter(({ id, claimed }) => !claimed && id !== claims.unknown);
  const endsAt = open?.offers.length ? open.endsAt : null;
  function onEnd() {
    setOver(true);
    refresh();
  }
  const foot = chosen ? (
    <OfferFoot offer={chosen} />
  ) : (
    ready.length > 1 && (
      <ClaimAllButton
        rewards={ready.map(({ reward }) => reward)}
        busy={claims.busy.length > 0}
        onClaim={() => claims.claim(ready.map(({ id }) => id))}
      />
    )
  );
  return (
    <ActivityScreen
      type={ActivityType.firstCharge}
      title={tCharge('firstCharge.title')}
      receipt={{ ...getReceipt(claims), object: gift }}
      footer={foot}
      terms={getTerms(offers)}
      clock={
        endsAt !== null && (
          <Countdown label={tCharge('firstCharge.endsIn')} end={endsAt} now={serverNow} onEnd={onEnd} />
        )
      }
    >
      <PlayerData>
        {() =>
          state.kind === 'bought' ? (
            <BoughtItems items={items} claims={claims} headingRef={heading} />
          ) : chosen && open ? (
            <OfferChoice offers={open.offers} chosen={chosen} onChoose={({ id }) => setChosenId(id)} />
          ) : (
            <OfferStates charge={charge} />
          )
        }
      </PlayerData>
      {over && (
        <SilentBoundary>
          <EndedDialog />
        </SilentBoundary>
      )}
    </ActivityScreen>
  );
}

/** The terms as a sentence; undefined without offers. */
function getTerms(offers: readonly Offer[]): string | undefined {
  const shown = offers.filter(({ onPage }) => onPage);
  if (shown.length === 0) return undefined;
  return withTurnover(tCharge('firstCharge.terms', { coins: FIRST_DEPOSIT_HINT_COINS }), shown);
}

/** No offer to show: loading, failed or closed. */
function OfferStates({ charge: { state, isRetrying, refresh } }: { charge: FirstCharge }): ReactNode {
  if (state.kind === 'loading' || state.kind === 'failed') {
    return (
      <ActivityStates query={{ state, isRetrying, refresh }} failedTitle={tCharge('firstCharge.failed')}>
        {() => null}
      </ActivityStates>
    );
  }
  const said = state.kind === 'closed' ? state.text : null;
  return (
    <EmptyState
      title={tCharge(state.kind === 'closed' ? 'firstCharge.closed' : 'firstCharge.none')}
      text={said ?? tCharge(state.kind === 'missing' ? 'firstCharge.missingText' : 'firstCharge.noneText')}
    >
      <LinkButton to={href('home')}>{tCharge('firstCharge.games')}</LinkButton>
    </EmptyState>
  );
}
