import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntil } from './wait-until.ts';

const connection = vi.hoisted(() => ({ online: false }));

vi.mock('#ui/toast/Toaster.tsx', async (original) => {
  if (!connection.online) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => screen.queryByRole('alert')?.textContent;

beforeEach(async () => {
  connection.online = false;
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  const { ToastHost } = await import('#ui/toast/ToastHost.tsx');
  render(
    <MemoryRouter>
      <ToastHost />
    </MemoryRouter>,
  );
});
afterEach(() => vi.useRealTimers());

it('a toast is shown as plain text for the same time if the toaster does not load', async () => {
  const { toast } = await import('#ui/toast/toast.ts');
  toast.error('Not saved: no connection.');
  await waitUntil(() => text() === 'Not saved: no connection.');
  await pass(3000);
  expect(screen.queryByRole('alert')).not.toBeNull();
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a loading toast then stays until it is dismissed', async () => {
  const { toast } = await import('#ui/toast/toast.ts');
  const id = toast.loading('Saving');
  await waitUntil(() => text() === 'Saving');
  await pass(60_000);
  expect(screen.queryByRole('alert')).not.toBeNull();
  toast.dismiss(id);
  await waitUntil(() => text() === undefined);
});

it('two toasts are shown as plain text one below the other', async () => {
  const { toast } = await import('#ui/toast/toast.ts');
  toast.error('Not saved: no connection.');
  toast.info('You are offline.');
  const texts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await waitUntil(() => texts().length === 2);
  expect(texts()).toEqual(['You are offline.', 'Not saved: no connection.']);
});

it('the next toast is shown once the connection returns', async () => {
  const { toast } = await import('#ui/toast/toast.ts');
  toast.error('Not saved: no connection.');
  await waitUntil(() => text() === 'Not saved: no connection.');
  connection.online = true;
  toast.success('Saved.');
  await waitUntil(() => document.querySelector('[aria-live="polite"]') !== null);
  await pass(500);
  expect(screen.getByText('Saved.').closest('[data-sonner-toast]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
