import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { currentLayout } from '#routing/layout.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './toast.module.css';
import { useToasts, type Toast, type ToastTone } from './toast.ts';

const icons: Record<ToastTone, IconName> = {
  ok: 'circle-check',
  bad: 'circle-alert',
  info: 'info',
  busy: 'loader-circle',
};

function Body({ tone, text, action, id }: Toast) {
  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon name={icons[tone]} size={24} />
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
  const shown = useRef(new Set<number>());
  useEffect(() => {
    for (const item of queue) {
      if (item.closed) toast.dismiss(item.id);
      else if (!shown.current.has(item.id)) {
        shown.current.add(item.id);
        const duration = item.tone === 'busy' ? Number.POSITIVE_INFINITY : item.action ? 8000 : 4000;
        // Words only: what lies under them stays in reach of the finger.
        const style = item.action ? {} : { pointerEvents: 'none' as const };
        toast.custom(() => <Body {...item} />, { id: item.id, duration, style });
      }
    }
  }, [queue]);
  const desktop = currentLayout() === 'desktop';
  return (
    <Sonner
      position={desktop ? 'top-right' : 'bottom-center'}
      mobileOffset={{ bottom: 'calc(92px + var(--safe-bottom))', left: 16, right: 16 }}
      offset={desktop ? 24 : 92}
      visibleToasts={3}
    />
  );
}
