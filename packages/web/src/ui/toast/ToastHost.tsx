import { useEffect } from 'react';
import styles from './toast-host.module.css';
import { loadToaster, useToastHost } from './toast.ts';

/** After this time in ms the toasts load in any case: they must be there when the connection is lost. */
const LOAD_AFTER_MS = 1500;

/** Host of the toasts: empty until the first one. If the toasts cannot load, it shows their text. */
export function ToastHost() {
  const { Toaster, plain } = useToastHost();
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {Toaster && <Toaster />}
      <div className={styles.plain}>
        {plain.map(({ id, text }) => (
          <p key={id} role="alert">
            {text}
          </p>
        ))}
      </div>
    </>
  );
}
