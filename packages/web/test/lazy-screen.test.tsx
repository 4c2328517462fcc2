import { act, render, waitFor } from '@testing-library/react';
import { Suspense, Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from '#routing/lazy-screen.ts';
import { PartBoundary } from '#ui/error/PartBoundary.tsx';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const Page = () => 'the screen';

async function show(load: () => Promise<{ default: () => string }>) {
  const Screen = lazyScreen(load);
  const { container } = render(
    <Boundary>
      <Suspense fallback="loading">
        <Screen />
      </Suspense>
    </Boundary>,
  );
  await act(async () => undefined);
  return container.textContent;
}
const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('screen in a file of its own', () => {
  it('shows once its file is loaded', async () => {
    expect(await show(async () => ({ default: Page }))).toBe('the screen');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched once for several requests', async () => {
    const load = vi.fn<() => Promise<{ default: () => string }>>(async () => ({ default: Page }));
    const Screen = lazyScreen(load);
    Screen.preload();
    Screen.preload();
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a failed preload', async () => {
    const load = vi.fn<() => Promise<{ default: () => string }>>().mockImplementationOnce(failToLoad);
    load.mockResolvedValue({ default: Page });
    const Screen = lazyScreen(load);
    await act(async () => Screen.preload());
    await act(async () => Screen.preload());
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads the page once if the file is gone after a deployment, then shows the error', async () => {
    expect(await show(failToLoad)).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await show(failToLoad)).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again once a screen has loaded in between', async () => {
    await show(failToLoad);
    await show(async () => ({ default: Page }));
    await show(failToLoad);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while the player leaves the page, which cancels running loads', async () => {
    const leavePage = () => {
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      return failToLoad();
    };
    expect(await show(leavePage)).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
    expect(await show(failToLoad)).toBe('failed');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload for a screen that was only preloaded', async () => {
    const Screen = lazyScreen(failToLoad);
    await act(async () => Screen.preload());
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await show(failToLoad)).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads when the connection returns, without a reload', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<{ default: () => string }>>().mockImplementationOnce(failToLoad);
    load.mockResolvedValue({ default: Page });
    const Screen = lazyScreen(load);
    const { container } = render(
      <PartBoundary frame={(note) => <section>{note}</section>}>
        <Suspense fallback="loading">
          <Screen />
        </Suspense>
      </PartBoundary>,
    );
    await act(async () => undefined);
    expect(container.querySelector('section')?.textContent).toContain('No connection');
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(container.textContent).toBe('the screen'));
  });

  it('works without endless reloads if the browser blocks its storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await show(async () => ({ default: Page }))).toBe('the screen');
    expect(await show(failToLoad)).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });
});
