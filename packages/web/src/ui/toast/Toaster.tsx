import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast, useSonner } from 'sonner';
import { useLocation } from 'react-router-dom';
import { currentLayout, href } from '#routing/layout.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './toast.module.css';
import { toastDuration, type ToastId, type ToastOptions, type ToastType } from './toast-options.ts';

/** A toast of this age belongs to the current screen; a newer one may come from the previous screen. */
const ENTER_MS = 1000;

/**
 * Over the header of a page, beside Back, so that a toast never covers what the player has just made. At home, where the
 * header has controls, it is below them.
 */
const TOP_PX = { mobile: { screen: 6, home: 208 }, desktop: { screen: 16, home: 92 } };
/** Room for Back at the left of a phone's header. */
const BACK_PX = 60;

const icons = {
  success: <Icon name="circle-check" size={24} />,
  error: <Icon name="circle-alert" size={24} />,
  info: <Icon name="info" size={24} />,
  loading: <Icon name="loader-circle" size={24} />,
};

const classNames = {
  toast: styles.toast ?? '',
  icon: `flex flex-none ${styles.icon}`,
  loader: styles.loader ?? '',
  content: styles.text ?? '',
  actionButton: styles.action ?? '',
};

/** The toasts that stay when the screen changes. */
const staying = new Set<string | number>();

/** Passes a toast to sonner. */
export function showWithSonner(id: ToastId, type: ToastType, text: string, options: ToastOptions): void {
  const { action, specified, stays } = options;
  if (stays) staying.add(id);
  const shown = toast
    .getToasts()
    .flatMap((each) => ('type' in each && each.type !== 'loading' ? [each] : []));
  // Earlier errors are outdated after a retry.
  if (type === 'loading') for (const each of shown) if (each.type === 'error') toast.dismiss(each.id);
  toast[type](text, {
    id,
    duration: toastDuration([text, ...shown.map(({ title }) => title as string)], action),
    ...(specified && { icon: <span title={specified}>{icons[type]}</span> }),
    // Text only, so that taps reach the elements below.
    ...(action ? { action } : { style: { pointerEvents: 'none' } }),
  });
}

export function dismissWithSonner(id: ToastId): void {
  toast.dismiss(id);
}

/** Removes the toasts of a screen with it, which sonner does not; a loading toast stays until it is dismissed. */
function useLeavingWithScreen(pathname: string) {
  const { toasts } = useSonner();
  const shownAt = useRef(new Map<string | number, number>());
  useEffect(() => {
    const before = shownAt.current;
    shownAt.current = new Map(
      toasts
        .filter(({ type }) => type !== 'loading')
        .map(({ id }) => [id, before.get(id) ?? performance.now()]),
    );
  }, [toasts]);
  useEffect(() => {
    const settled = performance.now() - ENTER_MS;
    for (const [id, at] of shownAt.current) if (at <= settled && !staying.has(id)) toast.dismiss(id);
  }, [pathname]);
}

/** Shows the toasts with sonner: stacking, swiping, announcing. */
export function Toaster() {
  const { pathname } = useLocation();
  useLeavingWithScreen(pathname);
  const layout = currentLayout();
  const desktop = layout === 'desktop';
  const atHome = pathname === href('home');
  const top = TOP_PX[layout][atHome ? 'home' : 'screen'];
  return (
    <Sonner
      position={desktop ? 'top-right' : 'top-center'}
      mobileOffset={{ top, left: atHome || desktop ? 16 : BACK_PX, right: 16 }}
      offset={desktop ? { top, right: 24 } : { top }}
      // Each can be read: none lies under another one.
      expand
      gap={8}
      visibleToasts={5}
      icons={icons}
      toastOptions={{ unstyled: true, classNames }}
    />
  );
}
