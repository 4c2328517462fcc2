import { ActivityType, getTurnover } from '@tara/sdk/rules';
import { useConfig } from '#api/config.ts';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/login-pay.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Section } from '#ui/section/Section.tsx';
import { CardOffer } from './CardOffer.tsx';
import { cardsOnSale, ownedCards } from './cards.ts';
import styles from './sign-pay-screen.module.css';
import { OwnedCardRow } from './OwnedCardRow.tsx';

const READ = 'getLoginPayUser3';

/** The login-pay cards (activity 16): bought by a deposit, they pay coins on each day the player logs in. */
export default function SignPayScreen() {
  const web = useConfig()?.web;
  const props = usePropConfig();
  const query = useActivity(READ);
  const claims = useRewardClaims('receiveLoginPay3', 'propId');
  const state = query.data;
  const awards = web?.loginPayConfig.dailyAwards;
  const own = ownedCards(state?.ownList ?? [], props, awards);
  const offers = state
    ? cardsOnSale(web?.loginPayConfig.propIds ?? [], state.buyPropIds, props, state.needRecharge, awards)
    : [];
  const ready = own.filter((card) => card.ready);
  return (
    <ActivityPage
      type={ActivityType.fund}
      query={query}
      claims={[claims]}
      turnover={getTurnover(awards?.flatMap(({ propList }) => propList))}
      footer={
        own.length > 0 && (
          <ClaimBar
            claims={claims}
            verb={t('cards.collect')}
            ready={ready.map(({ propId, daily }) => ({ id: propId, rewards: daily }))}
            idle={t('cards.tomorrow')}
          />
        )
      }
    >
      {({ needRecharge }, heading) => (
        <>
          {own.length > 0 && (
            <Section
              title={t('cards.yours')}
              headingRef={heading}
              count={t('cards.ready', { count: ready.length })}
            >
              <ul className="stack gap-3" aria-label={t('cards.yours')}>
                {own.map((card) => (
                  <OwnedCardRow key={card.propId} card={card} claims={claims} alone={ready.length === 1} />
                ))}
              </ul>
            </Section>
          )}
          <Section title={t(own.length > 0 ? 'cards.more' : 'cards.cards')} count={t('cards.one')}>
            {offers.length === 0 ? (
              <EmptyState title={t('cards.none')} text={t('cards.noneText')} />
            ) : (
              <ul className={styles.offers} aria-label={t('cards.cards')}>
                {offers.map((offer) => (
                  <CardOffer key={offer.propId} offer={offer} />
                ))}
              </ul>
            )}
            <p className="margin-top-3 type-note color-muted">
              {t(needRecharge ? 'cards.needRecharge' : 'cards.note')}
            </p>
          </Section>
        </>
      )}
    </ActivityPage>
  );
}
