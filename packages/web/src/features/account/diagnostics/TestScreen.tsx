import { Navigate } from 'react-router-dom';
import { href } from '#routing/layout.ts';
import { lazyPart } from '#lib/lazy-part.ts';

// Decided at build time: production builds contain none of it, and the address redirects to home.
const Diagnostics = import.meta.env.DEV ? lazyPart(() => import('./Diagnostics.tsx')) : null;

/** Diagnostics of development builds (spec 2.2). */
export default function TestScreen() {
  return Diagnostics ? <Diagnostics /> : <Navigate to={href('home')} replace />;
}
