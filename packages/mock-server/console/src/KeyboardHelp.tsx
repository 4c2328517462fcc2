import { useEffect, useRef } from 'react';
import { CALL_KEYS, isInput } from './calls/call-keys.ts';

/** A button and a dialog with the keys of the console. The key ? opens the dialog too. */
export function KeyboardHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isInput(event.target)) dialog.current?.showModal();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="help"
        aria-label="Keyboard"
        aria-keyshortcuts="?"
        onClick={() => dialog.current?.showModal()}
      >
        ?
      </button>
      <dialog ref={dialog} className="card" aria-label="Keyboard">
        <h2>Keyboard</h2>
        <dl className="keys">
          {[...CALL_KEYS, ['?', 'this help'] as const].map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog" className="row">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
