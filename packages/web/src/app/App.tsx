import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState, type ComponentType } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { queryClient } from '#api/query.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Announcer } from '#routing/announcer.tsx';
import { RouteProgress } from '#routing/RouteProgress.tsx';
import { routerHistory } from '#routing/router-history.ts';
import type { TableRow } from '#routing/table.tsx';
import { useBreak } from '#shared/safer-play/use-break.ts';
import { SilentBoundary } from '#ui/error/SilentBoundary.tsx';
import { FrameProvider, type Frame } from '#ui/frame.ts';
import { ToastHost } from '#ui/toast/ToastHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SessionEffects } from './SessionEffects.tsx';

const BreakBar = lazyPart(() => import('./BreakBar.tsx'));

/** What a layout passes to the app. */
export interface Layout {
  frame: Frame;
  rows: readonly TableRow[];
  Shell: ComponentType<{ rows: readonly TableRow[] }>;
  /** Loads the table of the screens outside of the first load. */
  loadScreens: () => Promise<unknown>;
  /** Runs before the first render. It comes with the layout: imported by main.tsx, it would split the first load. */
  firstView: () => Promise<void>;
}

function BreakBarHost() {
  const end = useBreak();
  return (
    end !== null && (
      <SilentBoundary>
        <BreakBar end={end} />
      </SilentBoundary>
    )
  );
}

/** The composition root: providers, the shell of the layout, and what belongs to no screen. */
export function App({ layout: { frame, rows, Shell, loadScreens } }: { layout: Layout }) {
  const [history] = useState(routerHistory.create);
  // Preload the screens for a first press. A failure shows at the press.
  useEffect(() => void loadScreens().catch(() => undefined), [loadScreens]);
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <HistoryRouter history={history}>
            <FrameProvider value={frame}>
              <RouteProgress />
              <OfflineBanner />
              <BreakBarHost />
              <SessionEffects />
              <Shell rows={rows} />
              <ToastHost />
              <Announcer />
            </FrameProvider>
          </HistoryRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
