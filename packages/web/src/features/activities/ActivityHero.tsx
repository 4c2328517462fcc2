import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/activities.ts';
import { PromoHero } from '#ui/promo-hero/PromoHero.tsx';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { ruleHref } from '#routing/rule-names.ts';
import styles from './activity-hero.module.css';
import { activities } from './registry.ts';

export interface ActivityHeroProps {
  type: ActivityNumber;
  /** The terms where the configuration says more of them than the registry: from how much on, how often played. */
  terms?: ReactNode;
  /** How long it goes on, where the server says until when. */
  clock?: ReactNode;
}

/** The head of an activity's page: its sky, its object, its terms and the way to its rules. Nothing where it has no page of a promotion. */
export function ActivityHero({ type, terms, clock }: ActivityHeroProps) {
  const { name, hero, object, rule } = activities[type];
  return (
    hero && (
      <PromoHero
        world={hero.world}
        object={hero.picture ?? object}
        large={hero.picture !== undefined}
        lead={t(hero.lead)}
        clock={clock}
      >
        {terms ?? t(hero.terms)}
        {rule && (
          <>
            {' '}
            <Link to={ruleHref(rule)} className={styles.rules}>
              {t('activities.rules')}
              <span className="visually-hidden">{t(name)}</span>
            </Link>
          </>
        )}
      </PromoHero>
    )
  );
}
