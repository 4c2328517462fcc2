import { toast, type ToastT } from 'sonner';

const cleared = new Set<ToastT>();
const history = () =>
  toast.getHistory().filter((each): each is ToastT => !('dismiss' in each) && !cleared.has(each));

/** Dismisses all toasts, which a page opened later would show again, and excludes them from now on. */
export function clearToasts(): void {
  toast.dismiss();
  for (const each of history()) cleared.add(each);
}

/** The toasts so far without loading ones, oldest first. */
export function toasts() {
  return history().filter(({ type }) => type !== 'loading');
}

/** Texts of the loading toasts. */
export function loadingTexts() {
  return history()
    .filter(({ type }) => type === 'loading')
    .map(({ title }) => title);
}

/** Texts of all other toasts. */
export function toastTexts() {
  return toasts().map(({ title }) => title);
}
