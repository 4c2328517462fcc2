import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/activities.ts';
import { t as tReward } from '#messages/reward.ts';
import { PromoHero } from '#ui/promo-hero/PromoHero.tsx';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { ruleHref } from '#routing/rule-names.ts';
import styles from './activity-hero.module.css';
import { activities } from './registry.ts';

export interface ActivityHeroProps {
  type: ActivityNumber;
  /** The words in gold where they are the player's own, e.g. the level. */
  lead?: string;
  /** The terms where the configuration says more of them than the registry: from how much on, how often played. */
  terms?: ReactNode;
  /** How often its coins are played before they can be withdrawn; said behind the terms where it is more than 0. */
  turnover?: number;
  /** How long it goes on, where the server says until when. */
  clock?: ReactNode;
  /** What moves before its sky, and how it is stopped. */
  sky?: ReactNode;
  /** What lies on its picture, placed in the square of that. */
  onObject?: ReactNode;
  /** How often its picture has moved; it does once each time that this grows. */
  moved?: number;
}

/**
 * The head of an activity's page: its sky, its object, its terms and the way to its rules. Nothing where it has no page
 * of a promotion.
 */
export function ActivityHero({ type, lead, terms, turnover = 0, ...around }: ActivityHeroProps) {
  const { name, hero, rule } = activities[type];
  return (
    hero && (
      <PromoHero theme={hero.theme} object={hero.picture} large lead={lead ?? t(hero.lead)} {...around}>
        {terms ?? t(hero.terms)}
        {turnover > 0 && ` ${tReward('reward.terms', { turnover })}`}
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
