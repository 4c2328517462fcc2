import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { build } from '#lib/build.ts';
import { currentLayout } from '#routing/layout.ts';
import '#styles/tokens.css';
import '#styles/base.css';

// Two loaders, chosen between by name: one function with two import() branches loses the styles of one
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

// After the page has loaded: keeping it for later must not compete with showing it now.
if (build.pwa && import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    void import('#app/service-worker.ts').then((worker) => worker.startServiceWorker());
  });
}

void load().then(async ({ layout }) => {
  await layout.firstView();
  // In slices: a tap is answered while the lobby is being built.
  startTransition(() => createRoot(container).render(<App layout={layout} />));
});
