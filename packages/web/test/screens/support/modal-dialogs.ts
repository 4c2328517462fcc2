/** What had the focus when a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function closeOnEscape(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/**
 * Has modal dialogs behave as in browsers, which happy-dom does not: a dialog returns the focus when it closes, reports its
 * end afterwards rather than while it closes, and takes Escape as the wish to close it.
 */
export function completeModalDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
      this.addEventListener('keydown', closeOnEscape);
    },
    focus(this: HTMLDialogElement) {
      // A closed dialog is not shown.
      if (this.open) HTMLElement.prototype.focus.call(this);
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.removeEventListener('keydown', closeOnEscape);
      const opener = openers.get(this);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}
