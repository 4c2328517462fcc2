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
