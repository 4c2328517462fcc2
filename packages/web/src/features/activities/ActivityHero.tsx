import type { ReactNode } from 'react';
import { t } from '#messages/activities.ts';
import { PromoHero } from '#ui/promo-hero/PromoHero.tsx';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { activities } from './registry.ts';

export interface ActivityHeroProps {
  type: ActivityNumber;
  /** The terms where the configuration says more of them than the registry: from how much on, how often played. */
  terms?: ReactNode;
  /** How long it goes on, where the server says until when. */
  clock?: ReactNode;
}

/** The head of an activity's page: its sky, its object, its terms. Nothing where it has no page of a promotion. */
export function ActivityHero({ type, terms, clock }: ActivityHeroProps) {
  const { hero } = activities[type];
  return (
    hero && (
      <PromoHero world={hero.world} object={hero.picture} large lead={t(hero.lead)} clock={clock}>
        {terms ?? t(hero.terms)}
      </PromoHero>
    )
  );
}
