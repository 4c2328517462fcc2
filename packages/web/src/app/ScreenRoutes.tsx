import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '#api/session.ts';
import { currentLayout, href } from '#routing/layout.ts';
import { patternOf } from '#routing/paths.ts';
import { routeMap } from '#routing/route-map.ts';
import { RouteNameProvider } from '#routing/route-name.ts';
import { RedirectTo, type TableRow } from '#routing/table.tsx';

/** Lets a player in and sends a visitor to /login (spec 2.1). A player needs neither /login nor /register. */
function Guarded({ row, children }: { row: TableRow; children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return null;
  if (routeMap[row.name].access === 'player' && status === 'visitor') {
    return <Navigate to={href('login', undefined, { from: pathname + search })} replace />;
  }
  return children;
}

interface ScreenRoutesProps {
  rows: readonly TableRow[];
  fallback: ReactNode;
}

/** The table of a layout as routes. Home renders nothing here: the shell keeps it alive beside them (spec 2.1). */
export function ScreenRoutes({ rows, fallback }: ScreenRoutesProps) {
  return (
    <Suspense fallback={fallback}>
      <Routes>
        {rows.map((row) => (
          <Route key={row.path} path={row.path} element={<RowElement row={row} />} />
        ))}
        <Route path="*" element={<Navigate to={href('home')} replace />} />
      </Routes>
    </Suspense>
  );
}

function RowElement({ row }: { row: TableRow }) {
  const { screen: Screen, name } = row;
  if (!Screen) return <RedirectTo pattern={patternOf(currentLayout(), name) ?? '/lobby/home'} />;
  if (name === 'home') return null;
  return (
    <Guarded row={row}>
      <RouteNameProvider value={name}>
        <Screen />
      </RouteNameProvider>
    </Guarded>
  );
}
