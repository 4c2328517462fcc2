/** The element that had the focus when a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function closeOnEscape(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/**
 * Adds to modal dialogs what happy-dom lacks: a dialog restores the focus when it closes, sends its close event
 * afterwards, and closes on Escape.
 */
export function completeModalDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
      this.addEventListener('keydown', closeOnEscape);
    },
    focus(this: HTMLDialogElement) {
      // A closed dialog is not visible.
      if (this.open) HTMLElement.prototype.focus.call(this);
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.removeEventListener('keydown', closeOnEscape);
      const opener = openers.get(this);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      setTimeout(() => {
        // A hidden element has the focus until the next frame.
        if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
        this.dispatchEvent(new Event('close'));
      });
    },
  });
}
