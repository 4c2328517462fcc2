import { startTransition } from 'react';
import { build } from '#lib/build.ts';
import { currentLayout } from '#routing/layout.ts';
import '#styles/tokens.css';
import '#styles/base.css';
import '#styles/boot.css';
import '#styles/layout.css';

// Two loaders instead of one with a condition: one function with two import() branches loses the styles of one
// branch in the build (docs/pitfalls.md).
function loadMobile() {
  return import('#layouts/mobile/layout.tsx');
}
function loadDesktop() {
  return import('#layouts/desktop/layout.tsx');
}

const load = currentLayout() === 'desktop' ? loadDesktop : loadMobile;
const container = document.getElementById('root');
if (!container) throw new Error('main: the page has no #root');

// After the page has loaded, so that caching does not compete with it.
if (build.pwa && import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    void import('#app/service-worker.ts').then((worker) => worker.startServiceWorker());
  });
}

/** Libraries, layout and first render are tasks of their own: together they would block a slow phone for too long. */
async function start(root: HTMLElement) {
  const { createRoot } = await import('react-dom/client');
  const { App, layout } = await load();
  await layout.firstView();
  // In slices, so that taps work while the lobby renders.
  startTransition(() => createRoot(root).render(<App layout={layout} />));
}

void start(container);
