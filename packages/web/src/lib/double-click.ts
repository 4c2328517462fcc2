/** The dialog around an element; null for the page. */
function getDialog({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('dialog') : null;
}

/**
 * Ignores the second half of a double click if the first half opened or closed a dialog: it would hit something that
 * was not there when the player aimed.
 * @returns a function that stops it
 */
export function startDoubleClickGuard(): () => void {
  let meant: Element | null = null;
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) meant = getDialog(event);
    else if (getDialog(event) !== meant) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
