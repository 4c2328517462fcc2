/** The dialog something stands in; null for the page itself. */
function dialogOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('dialog') : null;
}

/**
 * Keeps a double click on what its first half was meant for. A first click often opens or closes a dialog, and the
 * second then falls on something that was not there when the player aimed: it would close a receipt unseen, or follow
 * a link of the page behind.
 * @returns how to stop
 */
export function startDoubleClickGuard(): () => void {
  let meant: Element | null = null;
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) meant = dialogOf(event);
    else if (dialogOf(event) !== meant) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
