import type { ComponentType } from 'react';
import { create } from 'zustand';
import { TOAST_MS, type ToastId, type ToastOptions, type ToastType } from './toast-options.ts';
import type * as Sonner from './Toaster.tsx';

interface ToastHostState {
  /** The part that shows toasts, once the first has been asked for. */
  Toaster: ComponentType | null;
  /** The toast that is shown as plain text, because that part could not be loaded. */
  plain: { id: ToastId; text: string } | null;
}

/** What `ToastHost` renders. */
export const useToastHost = create<ToastHostState>(() => ({ Toaster: null, plain: null }));

let lastId: ToastId = 0;
let loading: Promise<typeof Sonner> | undefined;
let failed = false;

async function load() {
  try {
    // Styles that did not come stay in the page and would count as loaded.
    if (failed) await import('#lib/reload-styles.ts').then(({ reloadFailedStyles }) => reloadFailedStyles());
    return await import('./Toaster.tsx');
  } catch (error) {
    failed = true;
    loading = undefined;
    throw error;
  }
}

/** Loads sonner and what shows it, once; a failure is tried again by the next call. */
export function loadToaster() {
  loading ??= load();
  return loading;
}

function closePlain(id: ToastId): void {
  useToastHost.setState(({ plain }) => (plain?.id === id ? { plain: null } : {}));
}

function show(type: ToastType, text: string, options: ToastOptions = {}): ToastId {
  lastId += 1;
  const id = lastId;
  loadToaster().then(
    ({ Toaster, showWithSonner }) => {
      useToastHost.setState({ Toaster, plain: null });
      showWithSonner(id, type, text, options);
    },
    () => {
      useToastHost.setState({ plain: { id, text } });
      if (type !== 'loading') setTimeout(closePlain, TOAST_MS, id);
    },
  );
  return id;
}

/**
 * Toasts, by sonner's names: below the header on a phone, top right on a desktop. sonner is loaded with the first one
 * and keeps them; all but `loading` leave with the screen that showed them.
 */
export const toast = {
  /** @param text one sentence, never HTML */
  success: (text: string, options?: ToastOptions): ToastId => show('success', text, options),
  /** @param text one sentence, never HTML */
  error: (text: string, options?: ToastOptions): ToastId => show('error', text, options),
  /** @param text one sentence, never HTML */
  info: (text: string, options?: ToastOptions): ToastId => show('info', text, options),
  /**
   * Shown until it is dismissed (spec 8); it replaces the errors that are shown.
   * @param text what is being done, e.g. "Logging in"
   */
  loading: (text: string): ToastId => show('loading', text),
  dismiss(id: ToastId): void {
    loadToaster().then(
      ({ dismissWithSonner }) => dismissWithSonner(id),
      () => closePlain(id),
    );
  },
};

/**
 * Shows a loading toast while a promise runs.
 * @param text what is being done, e.g. "Logging in"
 * @returns what `run` returns; it rejects as `run` does
 */
export async function withLoading<T>(text: string, run: () => Promise<T>): Promise<T> {
  const id = toast.loading(text);
  try {
    return await run();
  } finally {
    toast.dismiss(id);
  }
}
