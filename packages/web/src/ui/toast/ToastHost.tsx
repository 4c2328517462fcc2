import { useEffect } from 'react';
import styles from './toast-host.module.css';
import { loadToaster, useToastHost } from './toast.ts';

/** After this many ms the part that shows toasts is loaded anyway: it must be there when the connection is not. */
const LOAD_AFTER_MS = 1500;

/** Place of the toasts: empty until the first. Without the part that shows them, their text alone. */
export function ToastHost() {
  const { Toaster, plain } = useToastHost();
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {Toaster && <Toaster />}
      {plain && (
        <p key={plain.id} role="alert" className={styles.plain}>
          {plain.text}
        </p>
      )}
    </>
  );
}
