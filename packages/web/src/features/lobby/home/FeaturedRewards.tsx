import {
  ActivityType,
  featuredEntries,
  FIRST_DEPOSIT_HINT_COINS,
  formatPercent,
  type FeaturedEntry,
} from '@tara/sdk/rules';
import { Link } from 'react-router-dom';
import crown from '#assets/objects/crown.webp';
import gift from '#assets/objects/wrapped-gift.webp';
import invite from '#assets/objects/party-popper.webp';
import target from '#assets/objects/bullseye.webp';
import wheel from '#assets/wheel-small.svg';
import { useConfig } from '#api/config.ts';
import { useApiQuery } from '#api/query.ts';
import { usePlayer } from '#api/session.ts';
import { t } from '#messages/lobby.ts';
import { classNames } from '#lib/class-names.ts';
import { href } from '#routing/layout.ts';
import { activityHref } from '#routing/activity-routes.ts';
import styles from './featured.module.css';
import { useActivities, useFirstDepositHint } from '#api/activities.ts';
import { PromoVideo } from './lazy-parts.tsx';
import { useSpinText } from './use-spin-text.ts';

const objects: Record<FeaturedEntry, string> = {
  spin: wheel,
  task: target,
  vipRebate: crown,
  vip: crown,
  agent5: invite,
  agentCount: invite,
  agent: invite,
  deposit: gift,
};

/** The activities of the entries; the VIP page has none, and the deposit has the activity of the ladder recharge (spec 2.5). */
const types = {
  spin: ActivityType.inviteSpin,
  task: ActivityType.tasks,
  vipRebate: ActivityType.vip,
  agent5: ActivityType.agent5,
  agentCount: ActivityType.agentCount,
  agent: ActivityType.agent,
  deposit: ActivityType.ladderRecharge,
} as const;

function getTarget(entry: FeaturedEntry): string {
  return (entry === 'vip' ? href('vip') : activityHref(types[entry])) ?? href('rewards');
}

/** The share of each bet that the player gets back, as on the page of the rebate; 0 for none. */
function useRebateRate(): number {
  const level = usePlayer()?.user.vip;
  const levels = useConfig()?.web.appUserLevelConfigList ?? [];
  return levels.find((each) => each.level === level)?.rebateRate ?? 0;
}

/** The texts come from the data of the pages; without it they name no amount. */
function useTexts(canClaim: boolean): Record<FeaturedEntry, string> {
  const player = usePlayer();
  const hint = useFirstDepositHint();
  const rate = useRebateRate();
  return {
    spin: useSpinText(),
    task: t(canClaim ? 'featured.taskClaim' : 'featured.taskText'),
    vipRebate:
      rate > 0 ? t('featured.vipRebateText', { rate: formatPercent(rate) }) : t('featured.vipRebatePlain'),
    vip: player ? t('featured.vipText', { level: player.user.vip }) : t('featured.vipTextVisitor'),
    agent5: t('featured.agent5Text'),
    agentCount: t('featured.agentCountText'),
    agent: t('featured.agentText'),
    deposit:
      hint || !player
        ? t('featured.depositText', { coins: FIRST_DEPOSIT_HINT_COINS })
        : t('featured.depositPlain'),
  };
}

/**
 * The promo video and the featured rewards in one row (spec 2.5, docs/decisions/0062): objects overlap the edge of
 * their cards; spin has the highlighted card.
 */
export function FeaturedRewards() {
  const entries = featuredEntries(useActivities());
  const { data: tasks } = useApiQuery('getTaskUser', {}, { enabled: usePlayer() !== null });
  const canClaim = Boolean(tasks?.canReceiveTaskAward);
  const texts = useTexts(canClaim);
  return (
    <div className={styles.row}>
      <PromoVideo />
      <ul className={styles.featured} aria-label={t('featured.label')}>
        {entries.map((entry) => (
          <li key={entry}>
            <Link to={getTarget(entry)} className={classNames(styles.card, entry === 'spin' && styles.hot)}>
              <img src={objects[entry]} width={64} height={64} alt="" className={styles.object} />
              <span className={classNames(styles.body, canClaim && entry === 'task' && styles.claim)}>
                <b className={styles.name}>{t(`featured.${entry}`)}</b>
                <span className={styles.text}>{texts[entry]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
