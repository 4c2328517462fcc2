import { HomeTab } from '@tara/sdk/rules';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useConfigQuery } from '#api/config.ts';
import { hasFailed } from '#api/query.ts';
import { ConfigMissing } from '#shared/config/ConfigMissing.tsx';
import { GameGridSkeleton } from '#shared/games/GameGrid.tsx';
import { t } from '#i18n/t.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useHomeTab } from '#state/home-tab.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { HOME_PANEL_ID, homeTabId } from './HomeTabs.tsx';

const CollectTab = lazyPart(async () => ({ default: (await import('./CollectTab.tsx')).CollectTab }));
const TypeTab = lazyPart(async () => ({ default: (await import('./TypeTab.tsx')).TypeTab }));

/** The content of the current tab, or an error. The layout provides the Home tab. */
export function HomePanel({ home, className }: { home: ReactNode; className?: string | undefined }) {
  // Deferred: the tab is marked immediately, and the content follows without blocking the next input.
  const tab = useDeferredValue(useHomeTab((state) => state.tab));
  const config = useConfigQuery();
  if (hasFailed(config) && !config.data) {
    return (
      <div className={className}>
        <ConfigMissing title={t('boot.failed')} />
      </div>
    );
  }
  return (
    <div
      id={HOME_PANEL_ID}
      role="tabpanel"
      aria-labelledby={homeTabId(tab)}
      className={className}
      data-tab={tab}
    >
      {tab === HomeTab.home ? (
        home
      ) : (
        <PartBoundary key={tab}>
          <Suspense fallback={<GameGridSkeleton />}>
            {tab === HomeTab.collect ? <CollectTab /> : <TypeTab typeId={tab} />}
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
