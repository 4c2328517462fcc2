import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
environment.IS_REACT_ACT_ENVIRONMENT = true;

const mounted: (() => void)[] = [];

afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});

export interface Rendered {
  container: HTMLElement;
  /** Renders something else in the same place. */
  rerender: (node: ReactNode) => Promise<void>;
  unmount: () => void;
}

/** Renders into the page until the test ends. */
export async function render(node: ReactNode): Promise<Rendered> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => act(async () => root.render(next));
  let alive = true;
  const unmount = () => {
    if (!alive) return;
    alive = false;
    act(() => root.unmount());
    container.remove();
  };
  mounted.push(unmount);
  await rerender(node);
  return { container, rerender, unmount };
}

/** Lets the page go its own way until something is so. @param check throws while it is not */
export async function until(check: () => void): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(check, { timeout: 10_000 }).finally(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
}

/** A promise that the test settles. */
export function held<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Picks the layout as the page's head script does. */
export function chooseLayout(layout: 'mobile' | 'desktop'): void {
  document.documentElement.dataset['layout'] = layout;
}
