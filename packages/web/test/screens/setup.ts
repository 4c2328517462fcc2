import { configure } from '@testing-library/react';
import { completeModalDialogs } from './support/modal-dialogs.ts';

// The client renders as it does in a browser, by React's own scheduler; a test waits for what it looks for. A wait ends
// with its condition; a busy machine is no failure.
configure({
  asyncUtilTimeout: 30_000,
  asyncWrapper: (act) => act(),
  eventWrapper: (act) => {
    act();
  },
  // The page with its sprite of icons is too long to read in a terminal.
  getElementError: (message) => {
    const error = new Error(
      `${message ?? ''}\n\n${document.querySelector('#root, main')?.textContent ?? document.body.textContent}`,
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// What browsers have and happy-dom does not.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
});
completeModalDialogs();

// What outlives its test, such as a timer of the event log, reaches no network.
globalThis.fetch = async () => Promise.reject(new TypeError('There is no network.'));
// The event log then goes by fetch, also what the last test of the file before has left: happy-dom's own goes to the
// network, and nobody catches its failure.
navigator.sendBeacon = () => false;
