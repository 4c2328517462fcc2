import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '#api/session.ts';
import { t } from '#i18n/t.ts';
import { useIsOpen } from '#shared/safer-play/use-break.ts';
import { currentLayout, href } from '#routing/layout.ts';
import { lazyScreen } from '#routing/lazy-screen.ts';
import { getPattern } from '#routing/paths.ts';
import { routeMap } from '#routing/route-map.ts';
import { RouteNameProvider } from '#routing/route-name.ts';
import { RedirectTo, type TableRow } from '#routing/table.tsx';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';
import { Screen } from '#ui/frame.ts';

const BreakScreen = lazyScreen(() => import('./BreakScreen.tsx'));
const NotFoundScreen = lazyScreen(() => import('./NotFoundScreen.tsx'));

/**
 * Shows a screen to a player and sends a visitor to /login (spec 2.1). A player cannot open /login or /register.
 * SessionEffects redirects a player whose session ends. If another tab signs in another player, the screen starts again
 * without the data of the first player.
 */
function Guarded({ row, children }: { row: TableRow; children: ReactNode }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  const [last, setLast] = useState({ id: user?.id, turn: 0 });
  if (user && user.id !== last.id)
    setLast({ id: user.id, turn: last.id === undefined ? last.turn : last.turn + 1 });
  if (status === 'player' && !wasIn) setWasIn(true);
  if (status === 'loading') return null;
  if (routeMap[row.name].access === 'player' && status === 'visitor') {
    return wasIn ? null : <Navigate to={href('login', undefined, { from: pathname + search })} replace />;
  }
  return <Fragment key={last.turn}>{children}</Fragment>;
}

interface ScreenRoutesProps {
  rows: readonly TableRow[];
  fallback: ReactNode;
}

/** Shown if a screen did not load: a page with Back. */
function inScreen(note: ReactNode) {
  return <Screen title={t('offline.screen')}>{note}</Screen>;
}

/** The routes of a layout. Home renders nothing here: the shell keeps it mounted (spec 2.1). */
export function ScreenRoutes({ rows, fallback }: ScreenRoutesProps) {
  return (
    <PartBoundary frame={inScreen}>
      <Suspense fallback={fallback}>
        <Routes>
          {rows.map((row) => (
            <Route key={row.path} path={row.path} element={<RowElement key={row.path} row={row} />} />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </PartBoundary>
  );
}

function RowElement({ row }: { row: TableRow }) {
  const { pathname, search } = useLocation();
  const { screen: Screen, name } = row;
  const isOpen = useIsOpen();
  if (!Screen) return <RedirectTo pattern={getPattern(currentLayout(), name) ?? '/lobby/home'} />;
  // The deposit shows the notice by itself, because orders made before the break can still be followed.
  if (name !== 'wallets' && !isOpen(pathname)) return <BreakScreen />;
  if (name === 'home') {
    // The shell compares the exact address of home; other spellings redirect.
    return pathname === href('home') ? null : <Navigate to={href('home') + search} replace />;
  }
  return (
    <Guarded row={row}>
      <RouteNameProvider value={name}>
        <Screen />
      </RouteNameProvider>
    </Guarded>
  );
}
