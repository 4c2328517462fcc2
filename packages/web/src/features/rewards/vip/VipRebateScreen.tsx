import { ActivityType, formatCoins, ItemStatus, type Reward } from '@tara/sdk/rules';
import { usePlayer } from '#api/session.ts';
import pot from '#assets/objects/coin.webp';
import { ActivityPage } from '#shared/activities/ActivityPage.tsx';
import { useActivity } from '#shared/activities/use-activity.ts';
import { ClaimBar } from '#shared/activities/ClaimBar.tsx';
import { SINGLE_CLAIM_ID } from '#shared/claims/claim-queue.ts';
import { useRewardClaims } from '#shared/claims/use-reward-claims.ts';
import { t } from '#messages/vip.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { Section } from '#ui/section/Section.tsx';
import { LevelTable } from './LevelTable.tsx';
import { rateText } from './rate-text.ts';
import shared from './vip.module.css';

const READ = 'vipRebateUser';

interface Rebate {
  rate: number;
  betRate?: number | undefined;
  amount: number;
  itemStatus: number;
}

/** The VIP rebate (activity 8): a share of what was played before today, at the rate of the level. */
export default function VipRebateScreen() {
  const level = usePlayer()?.user.vip ?? 0;
  const query = useActivity(READ, ({ vipRebateUser }) => vipRebateUser);
  const claims = useRewardClaims('vipRebateUserReceive', null);
  const state = query.data;
  const ready: { id: number; rewards: Reward[] }[] =
    state?.itemStatus === ItemStatus.claimable
      ? [
          {
            id: SINGLE_CLAIM_ID,
            rewards: [{ kind: 'coins', amount: state.amount, turnover: state.betRate ?? 0 }],
          },
        ]
      : [];
  return (
    <ActivityPage
      type={ActivityType.vip}
      query={query}
      claims={[claims]}
      turnover={state?.betRate}
      receipt={{ object: pot }}
      footer={
        state && (
          <ClaimBar claims={claims} ready={ready} verb={t('vip.collect')} idle={idleText(state, level)} />
        )
      }
    >
      {({ rate, amount, itemStatus }, heading) => (
        <>
          <Section title={t('vip.waiting')} headingRef={heading}>
            <div className={`${shared.card} ${shared.rebate}`}>
              <img src={pot} width={64} height={64} alt="" />
              <p className={shared.words}>
                <b className={`num ${shared.sum}`}>{formatCoins(amount)}</b>
                <span className="type-note color-muted">
                  {t(itemStatus === ItemStatus.claimable ? 'vip.waitingText' : 'vip.noneText')}
                </span>
              </p>
              <span className="type-label color-accent-2">
                {t('vip.rebateText', { rate: rateText(rate) })}
              </span>
            </div>
          </Section>
          <Section
            title={t('vip.rates')}
            className={shared.rates}
            action={
              <LinkButton size="s" to={href('vip')}>
                {t('vip.all')}
              </LinkButton>
            }
          >
            <LevelTable level={level} />
          </Section>
        </>
      )}
    </ActivityPage>
  );
}

/** Why there is nothing to collect. */
function idleText({ rate, itemStatus }: Rebate, level: number): string {
  if (rate === 0) return t('vip.noRate', { level, next: level + 1 });
  return t(itemStatus === ItemStatus.claimed ? 'vip.collected' : 'vip.nothing');
}
