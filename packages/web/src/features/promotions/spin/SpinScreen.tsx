import '#ui/promo-hero/theme-tokens.ts';
import { toReward } from '@tara/sdk/rules';
import { useEffect, useRef, type ReactNode } from 'react';
import coin from '#assets/objects/coin.webp';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { useClaimQueue } from '#shared/claims/claim-queue.ts';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/spin.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { href } from '#routing/layout.ts';
import { LinkButton } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { LoadError } from '#ui/error/LoadError.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { rewardLine } from '#ui/reward/reward-text.ts';
import { Section } from '#ui/section/Section.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { WheelHero } from '#ui/wheel/WheelHero.tsx';
import { Chances } from './Chances.tsx';
import { Invite } from './Invite.tsx';
import { Jar } from './Jar.tsx';
import { Lanterns } from './Lanterns.tsx';
import { PotCard } from './PotCard.tsx';
import { SpinButton } from './SpinButton.tsx';
import styles from './spin-screen.module.css';
import { useRound, type RoundQuery } from './use-round.ts';
import { useSpins } from './use-spins.ts';
import { Wheel } from './Wheel.tsx';

const Friends = lazyPart(() => import('./Friends.tsx'));
const SpinResultSheet = lazyPart(() => import('./SpinResultSheet.tsx'));
/** The invite spin (spec 7.5): a wheel decided by the server, a pot for its prizes, and friends who bring spins. */
export default function SpinScreen() {
  const query = useRound();
  const spins = useSpins(query);
  const props = usePropConfig();
  const exchange = useClaimQueue('actInviteUserExchange', null, query.refresh);
  const heading = useFocusWhenClosed(exchange.received.length > 0);
  const { round, prize, phase, won } = spins;
  const isOpen = query.state.kind === 'open' && round !== null;
  const wheel = useRef<HTMLDivElement>(null);
  const turns = phase !== 'stands';
  useEffect(() => {
    // The button is below the wheel, which may be scrolled out of view.
    if (turns) wheel.current?.scrollIntoView({ block: 'nearest' });
  }, [turns]);
  return (
    <Screen title={t('spin.title')} theme="plum">
      <div className={styles.page}>
        <div className={`stack gap-4 ${styles.board}`}>
          <WheelHero lead={t('spin.lead')} theme="plum" className={styles.hero} lightClassName={styles.light}>
            <p className={styles.terms}>{t('spin.terms')}</p>
            <div className={styles.lanterns}>{isOpen && <Lanterns needed={round.friendsNeeded ?? 0} />}</div>
            <div ref={wheel} className={styles.wheel}>
              <Wheel
                items={isOpen ? round.wheel : null}
                props={props}
                index={prize?.index ?? null}
                phase={phase}
                onStand={spins.onStand}
              />
              {isOpen && <Jar amount={round.amount} targetAmount={round.targetAmount} />}
            </div>
            <p className={styles.last} role="status">
              {isOpen &&
                prize &&
                !turns &&
                t('spin.stands', { prize: rewardLine(prize.items.map((item) => toReward(item, props))) })}
            </p>
          </WheelHero>
          <div className={`stack content-start gap-4 ${styles.panel}`}>
            <PlayerData>
              {() =>
                isOpen ? (
                  <>
                    <SpinButton round={round} spins={spins} />
                    <p className={`type-note color-accent-1 text-center ${styles.begun}`} role="status">
                      {query.hasBegun && t('spin.newRound')}
                    </p>
                    <Chances round={round} props={props} />
                    <PotCard
                      round={round}
                      exchange={exchange}
                      turning={turns}
                      onEnd={query.end}
                      headingRef={heading}
                    />
                    <Section title={t('spin.friends')}>
                      <p className="margin-bottom-3 type-note color-muted">{t('spin.friendsText')}</p>
                      <Invite wide />
                    </Section>
                  </>
                ) : (
                  <RoundStates query={query} />
                )
              }
            </PlayerData>
          </div>
          {isOpen && (
            <div className="stack gap-5">
              <SilentBoundary>
                <Friends />
              </SilentBoundary>
            </div>
          )}
        </div>
      </div>
      <SilentBoundary>
        {won && <SpinResultSheet won={won} round={round} spins={spins} props={props} />}
      </SilentBoundary>
      <Receipt rewards={exchange.received} onClose={exchange.settle} object={coin} />
    </Screen>
  );
}

/** No round to show: loading, failed or closed. */
function RoundStates({ query: { state, isRetrying, refresh } }: { query: RoundQuery }): ReactNode {
  if (state.kind === 'failed') {
    return <LoadError title={t('spin.failed')} cause={state.cause} onRetry={refresh} busy={isRetrying} />;
  }
  if (state.kind === 'closed') {
    return (
      <EmptyState title={t('spin.closed')} text={state.text ?? t('spin.closedText')}>
        <LinkButton to={href('rewards')}>{t('spin.toRewards')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton height={64} />
      <Skeleton height={212} />
    </SkeletonGroup>
  );
}
