import { t } from '#messages/activities.ts';
import { PromoHero } from '#ui/promo-hero/PromoHero.tsx';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { activities } from './registry.ts';

/** The head of an activity's page: its sky, its object, its terms. Nothing where it has no page of a promotion. */
export function ActivityHero({ type }: { type: ActivityNumber }) {
  const { hero, object } = activities[type];
  return (
    hero && (
      <PromoHero world={hero.world} object={object} lead={t(hero.lead)}>
        {t(hero.terms)}
      </PromoHero>
    )
  );
}
