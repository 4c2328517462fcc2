import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/activities.ts';
import { t as tReward } from '#messages/reward.ts';
import { PromoHero, type PromoHeroProps } from '#ui/promo-hero/PromoHero.tsx';
import type { ActivityNumber } from '#routing/activity-routes.ts';
import { ruleHref } from '#routing/rule-names.ts';
import styles from './activity-hero.module.css';
import { activities } from './registry.ts';

export interface ActivityHeroProps extends Pick<PromoHeroProps, 'clock' | 'sky' | 'onObject' | 'moved'> {
  type: ActivityNumber;
  /** The heading if it differs from the registry, e.g. the level of the player. */
  lead?: string;
  /** The terms if the configuration has more details than the registry. */
  terms?: ReactNode;
  /** How often its coins must be played before a withdrawal; shown after the terms if above 0. */
  turnover?: number | undefined;
}

/**
 * The hero of an activity's page: background, object, terms and the link to its rules. Nothing if the activity has no
 * promotion page.
 */
export function ActivityHero({ type, lead, terms, turnover = 0, ...around }: ActivityHeroProps) {
  const { name, hero, rule } = activities[type];
  return (
    hero && (
      <PromoHero theme={hero.theme} object={hero.picture} large lead={lead ?? t(hero.lead)} {...around}>
        <span>{terms ?? t(hero.terms)}</span>
        {turnover > 0 && <span> {tReward('reward.terms', { turnover })}</span>}
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
