import { createRequire } from 'node:module';
import path from 'node:path';
import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';

interface Root {
  render(element: ReactElement): void;
  unmount(): void;
}
// The SDK depends on React only. The web client has the renderer.
const require = createRequire(path.join(import.meta.dirname, '../../web/package.json'));
const { createRoot } = require('react-dom/client') as { createRoot(container: Element): Root };

/** Renders on a server. */
export const { renderToString } = require('react-dom/server') as {
  renderToString(element: ReactElement): string;
};

/** Creates a page for each test of a file, and a React root in it. */
export function reactPage(): { root: Root; page: HTMLElement } {
  const drawn = {} as { root: Root; page: HTMLElement };
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    drawn.page = document.createElement('main');
    drawn.root = createRoot(drawn.page);
  });
  afterEach(async () => {
    await act(async () => drawn.root.unmount());
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return drawn;
}
