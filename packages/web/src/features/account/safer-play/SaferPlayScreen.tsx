import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#lib/lazy-part.ts';
import { t } from '#messages/safer-play.ts';
import { t as tParts } from '#messages/safer-play-parts.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Screen } from '#ui/frame.ts';
import { SkeletonRows } from '#ui/state-list/ListStates.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { Suspense } from 'react';
import { Tools } from './Tools.tsx';

const History = lazyPart(() => import('./History.tsx'));

type Part = 'tools' | 'history';

/** Reminders, the break, help, and the player's own play and money (docs/decisions/0065). */
export default function SaferPlayScreen() {
  const [query, setQuery] = useSearchParams();
  const part: Part = query.get('part') === 'history' ? 'history' : 'tools';
  return (
    <Screen title={tParts('saferPlay.title')}>
      <Tabs
        on="page"
        label={t('saferPlay.parts')}
        tabs={[
          { id: 'tools', label: t('saferPlay.tools') },
          { id: 'history', label: t('saferPlay.history') },
        ]}
        current={part}
        onChange={(id) => setQuery(id === 'history' ? { part: id } : {}, { replace: true })}
      >
        {part === 'tools' ? (
          <Tools />
        ) : (
          <PartBoundary>
            <Suspense fallback={<SkeletonRows />}>
              <History />
            </Suspense>
          </PartBoundary>
        )}
      </Tabs>
    </Screen>
  );
}
