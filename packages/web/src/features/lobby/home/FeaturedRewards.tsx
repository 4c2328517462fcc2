import { ActivityType, featuredEntries, FIRST_DEPOSIT_HINT_COINS, type FeaturedEntry } from '@tara/sdk/rules';
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
import { useMoney } from '#ui/money/use-money.ts';
import { activityHref } from '#routing/activity-routes.ts';
import styles from './featured.module.css';
import { useActivities } from '#api/activities.ts';
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

/** The activities of the entries; the VIP page has none, and the deposit is that of the ladder recharge (spec 2.5). */
const types = {
  spin: ActivityType.inviteSpin,
  task: ActivityType.tasks,
  vipRebate: ActivityType.vip,
  agent5: ActivityType.agent5,
  agentCount: ActivityType.agentCount,
  agent: ActivityType.agent,
  deposit: ActivityType.ladderRecharge,
} as const;

function targetOf(entry: FeaturedEntry): string {
  return (entry === 'vip' ? href('vip') : activityHref(types[entry])) ?? href('rewards');
}

function useTexts(): Record<FeaturedEntry, string> {
  const player = usePlayer();
  const { short } = useMoney();
  const bonus = useConfig()?.web.actInviteConditionModelClient2List[0]?.bonusAmount;
  const spin = useSpinText();
  const { data: tasks } = useApiQuery('/app/v1/getTaskUser', {}, { enabled: player !== null });
  return {
    spin,
    task: t(tasks?.canReceiveTaskAward ? 'featured.taskClaim' : 'featured.taskText'),
    vipRebate: t('featured.vipRebateText'),
    vip: player ? t('featured.vipText', { level: player.user.vip }) : t('featured.vipTextVisitor'),
    agent5: t('featured.agent5Text'),
    agentCount: bonus ? t('featured.agentCountText', { amount: short(bonus) }) : t('featured.agentText'),
    agent: t('featured.agentText'),
    deposit: t('featured.depositText', { coins: FIRST_DEPOSIT_HINT_COINS }),
  };
}

/** The featured rewards (spec 2.5): objects overlap the edge of their cards; spin has the highlighted card. */
export function FeaturedRewards() {
  const entries = featuredEntries(useActivities());
  const texts = useTexts();
  return (
    <ul className={styles.featured} aria-label={t('featured.label')} data-count={entries.length}>
      {entries.map((entry) => (
        <li key={entry}>
          <Link to={targetOf(entry)} className={classNames(styles.card, entry === 'spin' && styles.hot)}>
            <img src={objects[entry]} width={64} height={64} alt="" className={styles.object} />
            <span className={styles.body}>
              <b className={styles.name}>{t(`featured.${entry}`)}</b>
              <span className={styles.text}>{texts[entry]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
