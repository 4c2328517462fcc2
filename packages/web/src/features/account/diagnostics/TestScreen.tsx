import { Navigate } from 'react-router-dom';
import { href } from '#routing/layout.ts';
import { lazyPart } from '#lib/lazy-part.ts';

// Decided by the build: in production nothing of the page is written, and the address leads home.
const Diagnostics = import.meta.env.DEV ? lazyPart(() => import('./Diagnostics.tsx')) : null;

/** Diagnostics for development builds (spec 2.2); the product has no such page. */
export default function TestScreen() {
  return Diagnostics ? <Diagnostics /> : <Navigate to={href('home')} replace />;
}
