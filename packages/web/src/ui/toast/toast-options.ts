/** Id of a toast, for `toast.dismiss()`. */
export type ToastId = number;
export type ToastType = 'success' | 'error' | 'info' | 'loading';

export interface ToastOptions {
  /** A button in the toast, which also closes it. */
  action?: { label: string; onClick: () => void };
}

/** Duration of a toast without a button, in ms. */
export const TOAST_MS = 4000;
