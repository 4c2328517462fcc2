import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '#ui/toast/ToastHost.tsx';
import { loadToaster, toast, withLoading } from '#ui/toast/toast.ts';
import { chooseLayout } from './layout.ts';

/** Advances the timers in steps between which React renders. @param ms milliseconds */
async function pass(ms: number) {
  for (let step = 0; step < ms; step += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

/** The shown toasts, newest first, after their animations of 500 ms. */
async function shown() {
  await act(loadToaster);
  await pass(500);
  return [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent);
}

beforeEach(() => {
  chooseLayout('mobile');
  vi.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/points']}>
      <Link to="/about">About</Link>
      <ToastHost />
    </MemoryRouter>,
  );
});
afterEach(async () => {
  // sonner stores its toasts outside of the page.
  await pass(10_000);
  vi.useRealTimers();
});

describe('toast', () => {
  it('is shown for four seconds, or for eight with a button, and read out', async () => {
    toast.success('Copied.');
    toast.info('A new version is ready.', { action: { label: 'Reload', onClick: () => undefined } });
    expect(await shown()).toEqual(['A new version is ready.Reload', 'Copied.']);
    expect(screen.getByText('Copied.').closest('[aria-live="polite"]')).not.toBeNull();
    await pass(3000);
    expect(await shown()).toHaveLength(2);
    await pass(500);
    expect(await shown()).toEqual(['A new version is ready.Reload']);
    await pass(2500);
    expect(await shown()).toHaveLength(1);
    await pass(1500);
    expect(await shown()).toEqual([]);
  });

  it('stays longer the more there is to read, and lies under no other toast', async () => {
    toast.error('The payment was declined. No coins were added. Choose another payment method or try again.');
    await shown();
    await pass(3000);
    toast.info('Your balance is up to date.');
    expect(await shown()).toHaveLength(2);
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
    expect(toasts.map((each) => each.getAttribute('data-expanded'))).toEqual(['true', 'true']);
    await pass(3500);
    expect(await shown()).toHaveLength(2);
    await pass(2000);
    expect(await shown()).toEqual(['Your balance is up to date.']);
    await pass(4000);
    expect(await shown()).toEqual([]);
  });

  it('closes with its button', async () => {
    const onClick = vi.fn<() => void>();
    toast.info('A new version is ready.', { action: { label: 'Reload', onClick } });
    await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(await shown()).toEqual([]);
  });

  it('closes with its screen, unless it was shown just before the player left or is not about the screen', async () => {
    toast.success('Copied.');
    toast.info('Another player logged in.', { stays: true });
    await shown();
    await pass(1000);
    toast.success('Saved.');
    await shown();
    fireEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(await shown()).toEqual(['Saved.', 'Another player logged in.']);
  });

  it('shows markup as text', async () => {
    toast.error('<b>No</b> such game.');
    expect(await shown()).toEqual(['<b>No</b> such game.']);
    expect(document.querySelector('[data-sonner-toast] b')).toBeNull();
  });
});

describe('loading toast (spec 8)', () => {
  // spec 8-13, 8-46
  it('stays until its call succeeds or fails', async () => {
    const saving = toast.loading('Saving');
    await withLoading('Logging in', async () => expect(await shown()).toEqual(['Logging in', 'Saving']));
    expect(await shown()).toEqual(['Saving']);
    const failed = withLoading('Sending', () => Promise.reject(new Error('offline')));
    await expect(failed).rejects.toThrow('offline');
    expect(await shown()).toEqual(['Saving']);
    await pass(60_000);
    fireEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(await shown()).toEqual(['Saving']);
    toast.dismiss(saving);
    expect(await shown()).toEqual([]);
  });

  it('replaces a failure toast, and no other toast', async () => {
    toast.success('Copied.');
    toast.error('Wrong password.');
    const id = toast.loading('Logging in');
    expect(await shown()).toEqual(['Logging in', 'Copied.']);
    toast.dismiss(id);
    expect(await shown()).toEqual(['Copied.']);
  });
});
