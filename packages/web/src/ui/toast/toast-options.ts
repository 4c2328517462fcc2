/** Names a toast, for `toast.dismiss()`. */
export type ToastId = number;
export type ToastType = 'success' | 'error' | 'info' | 'loading';

export interface ToastOptions {
  /** A button in the toast; pressing it closes the toast. */
  action?: { label: string; onClick: () => void };
}

/** A toast of text alone is shown for this long, in ms. */
export const TOAST_MS = 4000;
