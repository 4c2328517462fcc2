import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import InstallPrompt from '#app/popups/InstallPrompt.tsx';
import { useKeptNotices } from '#state/notices.ts';
import { click } from './visitor-page.tsx';

const NOW = 1_763_712_000_000;
const tip = () => useKeptNotices.getState().installTip;

afterEach(() => {
  vi.restoreAllMocks();
});

// spec 3-109 mobile, 4-59
it.each(['OK', null])('records the add-to-desktop tip with its time, closed by %s', async (button) => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  useKeptNotices.setState({ installTip: { time: null, ios: false, nonChrome: false } });
  const { getByRole, unmount } = render(
    <MemoryRouter>
      <InstallPrompt open onReady={() => undefined} onNothing={() => undefined} onClose={() => undefined} />
    </MemoryRouter>,
  );
  if (button !== null) await click(getByRole('button', { name: button }));
  else unmount();
  expect(tip().time).toBe(NOW);
});

it('uses an offer of the browser that came before the scripts', async () => {
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() });
  window.__installOffer = offer;
  vi.resetModules();
  const { useInstallEvent } = await import('#app/popups/install-event.ts');
  expect(useInstallEvent.getState().event).toBe(offer);
  delete window.__installOffer;
});
