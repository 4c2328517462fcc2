/** Id of a toast, for `toast.dismiss()`. */
export type ToastId = number;
export type ToastType = 'success' | 'error' | 'info' | 'loading';

export interface ToastOptions {
  /** A button in the toast, which also closes it. */
  action?: { label: string; onClick: () => void };
  /** The message is not about the current screen, so it stays when the player leaves it. */
  stays?: boolean;
  /** The wording of the specification, where the text is another: the title of the icon, for customer service. */
  specified?: string;
}

/** Time to notice a toast, and to read a character of it, in ms. */
const NOTICE_MS = 2000;
const CHARACTER_MS = 70;

/**
 * How long a toast is shown, in ms: long enough to read it and those that are shown already (WCAG 2.2.1).
 * @param texts its text first
 */
export function toastDuration(texts: readonly string[], action: unknown): number {
  return Math.max(action ? 8000 : 4000, NOTICE_MS + texts.join('').length * CHARACTER_MS);
}
