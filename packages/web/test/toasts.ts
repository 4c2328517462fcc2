import { toast, type ToastT } from 'sonner';

const forgotten = new Set<ToastT>();
const history = () =>
  toast.getHistory().filter((each): each is ToastT => !('dismiss' in each) && !forgotten.has(each));

/** Takes away what is shown, which a page that is opened later would show again, and leaves it out from now on. */
export function forgetToasts(): void {
  toast.dismiss();
  for (const each of history()) forgotten.add(each);
}

/** The toasts so far, the loading ones left out, oldest first. */
export function toasts() {
  return history().filter(({ type }) => type !== 'loading');
}

/** What the loading toasts have said. */
export function saidLoading() {
  return history()
    .filter(({ type }) => type === 'loading')
    .map(({ title }) => title);
}

/** What the toasts have said, the loading ones left out. */
export function said() {
  return toasts().map(({ title }) => title);
}
