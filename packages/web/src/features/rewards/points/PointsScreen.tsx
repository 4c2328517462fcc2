import type { UserInfo, SdkError } from '@tara/sdk';
import { useState } from 'react';
import { toListQuery } from '#api/list-state.ts';
import { useApiQuery } from '#api/query.ts';
import star from '#assets/objects/star.webp';
import { PlayerData } from '#shared/player/PlayerData.tsx';
import { usePropConfig } from '#shared/claims/use-prop-config.ts';
import { t } from '#messages/points.ts';
import { ruleHref } from '#routing/rule-names.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { EntryList } from '#ui/entry-list/EntryList.tsx';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { Receipt } from '#ui/receipt/Receipt.tsx';
import { useFocusWhenClosed } from '#ui/receipt/use-focus-when-closed.ts';
import { Section } from '#ui/section/Section.tsx';
import { StateList } from '#ui/state-list/StateList.tsx';
import { toOptions, type Option } from './options.ts';
import { OptionRow } from './OptionRow.tsx';
import { PointsBalance } from './PointsBalance.tsx';
import styles from './points-screen.module.css';
import { UnknownExchange } from './UnknownExchange.tsx';
import { markStale } from '#api/effects.ts';
import { toFailure } from '#api/failure.ts';
import { useClaimQueue, type ClaimQueue } from '#shared/claims/claim-queue.ts';
import { toast } from '#ui/toast/toast.ts';

function onRefused(error: SdkError): void {
  const { text } = toFailure(error);
  if (text !== null) toast.error(text);
  // Points were spent elsewhere, or the options have changed.
  markStale(['money', 'getLotterConfig']);
}

/** Exchanges points like claims: one at a time, each once. An error shows its message and reads the page again. */
const useExchange = (): ClaimQueue => useClaimQueue('lotteryExchange', 'id', onRefused);

const ExchangeDialog = lazyPart(() => import('./ExchangeDialog.tsx'));
function Points({ user }: { user: UserInfo }) {
  const props = usePropConfig();
  const query = useApiQuery('getLotterConfig', {}, { refetchOnMount: 'always' });
  const options = query.data && toOptions(query.data.lotterConfigList, user.lottery, props);
  const exchange = useExchange();
  const [requested, setAsked] = useState<Option | null>(null);
  const heading = useFocusWhenClosed(exchange.received.length > 0);
  const { unknown } = exchange;
  return (
    <div className="stack gap-5">
      <PointsBalance user={user} />
      <div className={styles.board}>
        {unknown !== null && (
          <UnknownExchange
            option={options?.find(({ id }) => id === unknown)}
            busy={exchange.busy.length > 0}
            onCheck={exchange.checkAgain}
          />
        )}
        <Section title={t('points.exchange')} headingRef={heading}>
          <StateList
            rows={options}
            query={{ ...toListQuery(query), ...(options && { state: 'ready' }) }}
            label={t('points.exchange')}
            failedTitle={t('points.failed')}
            className={styles.list}
            skeletonHeight={90}
            empty={<EmptyState title={t('points.none')} text={t('points.noneText')} />}
          >
            {(option) => (
              <OptionRow
                key={option.id}
                option={option}
                busy={exchange.busy.includes(option.id)}
                waits={unknown !== null}
                onExchange={() => setAsked(option)}
              />
            )}
          </StateList>
        </Section>
      </div>
      <EntryList
        label={t('points.more')}
        entries={[{ icon: 'sparkles', label: t('points.how'), to: ruleHref('points') }]}
      />
      {requested && (
        <SilentBoundary>
          <ExchangeDialog
            option={requested}
            points={user.lottery}
            onClose={() => setAsked(null)}
            onExchange={() => {
              setAsked(null);
              exchange.claim([requested.id]);
            }}
          />
        </SilentBoundary>
      )}
      <Receipt rewards={exchange.received} onClose={exchange.settle} object={star} />
    </div>
  );
}

/** The player's points and the exchange (spec 2.2). */
export default function PointsScreen() {
  return (
    <Screen title={t('points.title')}>
      <PlayerData>{(user) => <Points user={user} />}</PlayerData>
    </Screen>
  );
}
