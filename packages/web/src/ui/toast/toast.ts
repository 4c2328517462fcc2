import type { ComponentType } from 'react';
import { create } from 'zustand';
import { toastDuration, type ToastId, type ToastOptions, type ToastType } from './toast-options.ts';
import type * as Sonner from './Toaster.tsx';

interface ToastHostState {
  /** The module that shows toasts, after the first request. */
  Toaster: ComponentType | null;
  /** Toasts shown as plain text, because that module did not load; newest first. */
  plain: readonly { id: ToastId; text: string }[];
}

/** State of `ToastHost`. */
export const useToastHost = create<ToastHostState>(() => ({ Toaster: null, plain: [] }));

let lastId: ToastId = 0;
let loading: Promise<typeof Sonner> | undefined;
let failed = false;

async function load() {
  try {
    // Failed styles stay in the page and would count as loaded.
    if (failed) await import('#lib/reload-styles.ts').then(({ reloadFailedStyles }) => reloadFailedStyles());
    return await import('./Toaster.tsx');
  } catch (error) {
    failed = true;
    loading = undefined;
    throw error;
  }
}

/** Loads sonner once; after a failure the next call retries. */
export function loadToaster() {
  loading ??= load();
  return loading;
}

function closePlain(id: ToastId): void {
  useToastHost.setState(({ plain }) => ({ plain: plain.filter((each) => each.id !== id) }));
}

function show(type: ToastType, text: string, options: ToastOptions = {}): ToastId {
  lastId += 1;
  const id = lastId;
  loadToaster().then(
    ({ Toaster, showWithSonner }) => {
      useToastHost.setState({ Toaster, plain: [] });
      showWithSonner(id, type, text, options);
    },
    () => {
      const plain = [{ id, text }, ...useToastHost.getState().plain];
      useToastHost.setState({ plain });
      const texts = plain.map((each) => each.text);
      if (type !== 'loading') setTimeout(closePlain, toastDuration(texts, options.action), id);
    },
  );
  return id;
}

/**
 * Toasts with sonner's names: over the header of a page, on a desktop at its right. sonner loads with the first toast.
 * A toast disappears with its screen, except `loading` and those that stay.
 */
export const toast = {
  /** @param text one sentence, never HTML */
  success: (text: string, options?: ToastOptions): ToastId => show('success', text, options),
  /** @param text one sentence, never HTML */
  error: (text: string, options?: ToastOptions): ToastId => show('error', text, options),
  /** @param text one sentence, never HTML */
  info: (text: string, options?: ToastOptions): ToastId => show('info', text, options),
  /**
   * Shown until it is dismissed (spec 8); it replaces error toasts.
   * @param text e.g. "Logging in"
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
 * @param text e.g. "Logging in"
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
