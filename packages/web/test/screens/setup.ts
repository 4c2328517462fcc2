import { configure } from '@testing-library/react';

// The client renders as it does in a browser, by React's own scheduler; a test waits for what it looks for. A wait ends
// with its condition; a busy machine is no failure.
configure({
  asyncUtilTimeout: 15_000,
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
  // Another file of the same worker does it again.
  configurable: true,
  value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
});

// What outlives its test, such as a timer of the event log, reaches no network.
globalThis.fetch = async () => new Promise(() => undefined);

// A browser tells later that a dialog was closed; happy-dom at once, even where the dialog is opened again right away.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
