import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { onParentMessage, postToParent } from '../parent-window.ts';

export interface DialogAction {
  readonly label: string;
  /** The gold button marks the safe or expected answer; at most one. */
  readonly gold?: boolean;
  readonly run?: () => void;
}

export interface DialogContent {
  readonly title: string;
  readonly body: readonly Node[];
  readonly actions?: readonly DialogAction[];
  /** Whether the dialog can be closed without an answer. */
  readonly closable?: boolean;
  readonly wide?: boolean;
}

let open: HTMLDialogElement | undefined;

/** Closes the open dialog. */
export const closeDialog = (): void => {
  open?.close();
};

// Back closes the dialog; only the page around the game has a history.
onParentMessage(({ type }) => {
  if (type === 'tara:close-dialog') closeDialog();
});

/** Opens a dialog, one at a time. The platform traps and restores the focus. @param closable whether Back closes it */
export const openDialog = (dialog: HTMLDialogElement, closable: boolean): void => {
  closeDialog();
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (open !== dialog) return;
    open = undefined;
    postToParent({ type: 'tara:dialog', open: false });
  });
  document.body.append(dialog);
  open = dialog;
  dialog.showModal();
  postToParent({ type: 'tara:dialog', open: closable });
};

/** Shows a dialog with a title, a text and buttons. */
export const showDialog = ({
  title,
  body,
  actions = [],
  closable = true,
  wide = false,
}: DialogContent): void => {
  const dialog = el('dialog', { class: wide ? 'dialog wide' : 'dialog', 'aria-labelledby': 'dialog-title' });
  const head = el('header', {}, el('h2', { id: 'dialog-title' }, title));
  if (closable) {
    const close = el('button', { class: 'round', type: 'button', 'aria-label': 'Close' }, icon('close'));
    close.addEventListener('click', () => dialog.close());
    head.append(close);
  }
  const keys = actions.map(({ label, gold, run }) => {
    const key = el('button', { class: gold ? 'key gold' : 'key', type: 'button' }, label);
    key.addEventListener('click', () => {
      dialog.close();
      run?.();
    });
    return key;
  });
  dialog.append(head, el('div', { class: 'dialog-body', tabindex: wide ? 0 : undefined }, ...body));
  if (keys.length > 0) dialog.append(el('footer', {}, ...keys));
  dialog.addEventListener('cancel', (event) => {
    if (!closable) event.preventDefault();
  });
  openDialog(dialog, closable);
};
