import { t } from '#messages/copy.ts';
import { toast } from './toast/toast.ts';

/**
 * Copies the selection that a text gets for the moment. Pages over plain HTTP and browsers inside of apps have no other
 * way.
 */
function copyBySelection(text: string): boolean {
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  // Inside of an open dialog: the rest of the page is inert and cannot be selected.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  try {
    area.select();
    // oxlint-disable-next-line typescript/no-deprecated -- The only way without a secure context.
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

/** Writes a text to the clipboard. @returns whether it worked */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or missing.
  }
  try {
    return copyBySelection(text);
  } catch {
    return false;
  }
}

/** Copies a text and shows whether it worked (spec 8). @param copied text on success */
export async function copyText(text: string, copied: string = t('common.copied')): Promise<void> {
  if (await writeClipboard(text)) toast.success(copied);
  else toast.error(t('common.notCopied'), { specified: t('common.copyFailed') });
}
