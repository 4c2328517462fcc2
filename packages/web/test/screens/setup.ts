import { configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { completeModalDialogs } from './support/modal-dialogs.ts';
import { takeUnsafeTexts, watchTexts } from './support/translatable.ts';

// The client renders as in a browser, by React's own scheduler, and tests wait for elements. The limit is long for busy
// machines.
configure({
  asyncUtilTimeout: Number(process.env['TEST_PATIENCE_MS'] ?? 30_000),
  asyncWrapper: (act) => act(),
  eventWrapper: (act) => {
    act();
  },
  // The page with its sprite of icons is too long for a terminal.
  getElementError: (message) => {
    const error = new Error(
      `${message ?? ''}\n\n${document.querySelector('#root, main')?.textContent ?? document.body.textContent}`,
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// Browsers have this, happy-dom does not.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
});
completeModalDialogs();

// Calls that outlast their test, such as a timer of the event log, reach no network.
globalThis.fetch = async () => Promise.reject(new TypeError('There is no network.'));
// The event log then uses fetch, even for the last test of the previous file. The beacon of happy-dom would use the
// network, and nothing would catch its failure.
navigator.sendBeacon = () => false;

watchTexts();
afterEach(() => {
  expect(takeUnsafeTexts(), 'texts that need an element of their own').toEqual([]);
});
