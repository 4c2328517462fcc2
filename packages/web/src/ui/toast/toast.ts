import { create } from 'zustand';

export type ToastVariant = 'ok' | 'bad' | 'info' | 'busy';

export interface Toast {
  id: number;
  variant: ToastVariant;
  text: string;
  action?: { label: string; run: () => void };
  /** Set when the toast is to go. */
  closed?: boolean;
}

interface ToastState {
  queue: readonly Toast[];
}

/** Toasts asked for. The part that shows them is fetched with the first one. */
export const useToasts = create<ToastState>(() => ({ queue: [] }));

let nextId = 1;

function add(toast: Omit<Toast, 'id'>): number {
  const id = nextId;
  nextId += 1;
  useToasts.setState(({ queue }) => ({ queue: [...queue, { id, ...toast }] }));
  return id;
}

/** Shows one sentence: below the header on a phone, top right on a desktop. It goes with the screen that said it. */
export function showToast(
  variant: Exclude<ToastVariant, 'busy'>,
  text: string,
  action?: Toast['action'],
): void {
  add(action ? { variant, text, action } : { variant, text });
}

function close(which: (toast: Toast) => boolean): void {
  useToasts.setState(({ queue }) => ({
    queue: queue.map((toast) => (which(toast) ? { ...toast, closed: true } : toast)),
  }));
}

/**
 * Shows a loading toast (spec 8) until the returned function is called. What failed before is no news any more.
 * @param text what is being done, e.g. "Logging in"
 */
export function showLoading(text: string): () => void {
  close(({ variant }) => variant === 'bad');
  const id = add({ variant: 'busy', text });
  return () => close((toast) => toast.id === id);
}

/** Keeps a loading toast up while a promise runs. */
export async function withLoading<T>(text: string, run: () => Promise<T>): Promise<T> {
  const close = showLoading(text);
  try {
    return await run();
  } finally {
    close();
  }
}
