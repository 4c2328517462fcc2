import type { Ref } from 'react';
import { ClaimEnd } from '#shared/claims/ClaimEnd.tsx';
import type { ClaimQueue } from '#shared/claims/claim-queue.ts';
import { t } from '#messages/first-charge.ts';
import { t as tReward } from '#messages/reward.ts';
import { classNames } from '#lib/class-names.ts';
import { RewardItem } from '#ui/reward/RewardItem.tsx';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import styles from './bought-items.module.css';
import type { OfferView } from '#shared/offer/offers.ts';

type Item = Extract<OfferView, { kind: 'bought' }>['items'][number];

interface BoughtItemsProps {
  items: readonly Item[];
  claims: ClaimQueue;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The rewards of the deposit, each claimed separately (spec 4). */
export function BoughtItems({ items, claims, headingRef }: BoughtItemsProps) {
  const ready = items.filter(({ claimed }) => !claimed);
  return (
    <Section
      title={t('firstCharge.yours')}
      headingRef={headingRef}
      count={t('firstCharge.ready', { count: ready.length })}
    >
      <ul className={`stack gap-3 ${styles.items}`} aria-label={t('firstCharge.yours')}>
        {items.map((item) => (
          <BoughtItem key={item.id} item={item} claims={claims} alone={ready.length === 1} />
        ))}
      </ul>
    </Section>
  );
}

function BoughtItem({ item, claims, alone }: { item: Item; claims: ClaimQueue; alone: boolean }) {
  const { id, reward, claimed } = item;
  const name = rewardLine([reward]);
  return (
    <RewardItem reward={reward} className={classNames(styles.item, claimed ? styles.claimed : styles.ready)}>
      {claims.unknown === id && <span className={styles.unknown}>{tReward('reward.unknown')}</span>}
      <ClaimEnd
        state={claimed ? 'claimed' : 'ready'}
        claims={claims}
        id={id}
        of={name}
        variant={alone ? 'gold' : 'night'}
      />
    </RewardItem>
  );
}
