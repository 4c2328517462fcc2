import { useCallback, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useLocation } from 'react-router-dom';
import { currentLayout, href } from '#routing/layout.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './toast.module.css';
import { useToasts, type Toast, type ToastVariant } from './toast.ts';

const icons: Record<ToastVariant, IconName> = {
  ok: 'circle-check',
  bad: 'circle-alert',
  info: 'info',
  busy: 'loader-circle',
};

/** A toast of this age belongs to the screen that is then addressed; until then it may be told by a screen that leaves. */
const SETTLED_MS = 1000;

/** Below the phone's header, and below balance and tabs at home: what is to be pressed lies further down, or at the foot. */
const TOP_PX = { screen: 72, home: 208, desktop: 92 };

/** What was said on a screen goes with it; what was said on leaving it arrives with the player. */
function useLeavingWithScreen(pathname: string) {
  const screens = useRef(new Map<number, string>());
  useEffect(() => {
    for (const [id, screen] of screens.current) {
      if (screen === pathname) continue;
      toast.dismiss(id);
      screens.current.delete(id);
    }
  }, [pathname]);
  return useCallback((id: number) => {
    setTimeout(() => screens.current.set(id, window.location.pathname), SETTLED_MS);
  }, []);
}

function Body({ variant, text, action, id }: Toast) {
  return (
    <div className={styles.toast} data-variant={variant}>
      <Icon name={icons[variant]} size={24} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** Shows the toasts asked for, through sonner: stacking, swiping away, reading out. */
export default function Toaster() {
  const queue = useToasts((state) => state.queue);
  const { pathname } = useLocation();
  const shown = useRef(new Set<number>());
  const settle = useLeavingWithScreen(pathname);
  useEffect(() => {
    for (const item of queue) {
      if (item.closed) toast.dismiss(item.id);
      else if (!shown.current.has(item.id)) {
        shown.current.add(item.id);
        const duration = item.variant === 'busy' ? Number.POSITIVE_INFINITY : item.action ? 8000 : 4000;
        // Words only: what lies under them stays in reach of the finger.
        const style = item.action ? {} : { pointerEvents: 'none' as const };
        // What is being done goes on elsewhere too; whoever said it takes it away.
        if (item.variant !== 'busy') settle(item.id);
        toast.custom(() => <Body {...item} />, { id: item.id, duration, style });
      }
    }
  }, [queue, settle]);
  const desktop = currentLayout() === 'desktop';
  const top = pathname === href('home') ? TOP_PX.home : TOP_PX.screen;
  return (
    <Sonner
      position={desktop ? 'top-right' : 'top-center'}
      mobileOffset={{ top: desktop ? TOP_PX.desktop : top, left: 16, right: 16 }}
      offset={desktop ? { top: TOP_PX.desktop, right: 24 } : { top }}
      visibleToasts={3}
    />
  );
}
