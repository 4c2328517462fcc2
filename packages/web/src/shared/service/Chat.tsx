import { useEffect, useState } from 'react';
import { t } from '#messages/service.ts';
import { ErrorState } from '#ui/error/ErrorState.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './chat.module.css';
import { ServiceEntries } from './ServiceList.tsx';
import { useServices } from './use-services.ts';

/** How long the chat may take to load. */
const LIMIT_MS = 10_000;

type State = 'waiting' | 'reachable' | 'open' | 'failed';

/**
 * The chat in a frame. A frame does not report that its page is missing, so the address is requested first. If the chat
 * does not load in time, the other ways and "Try again" are shown.
 */
export function Chat({ url, message }: { url: string; message: string }) {
  const [state, setState] = useState<State>('waiting');
  const [attempt, setAttempt] = useState(0);
  const others = useServices().filter((entry) => entry.url !== url);
  useEffect(() => {
    let left = false;
    const move = (next: State) => {
      if (!left) setState((current) => (current === 'open' || current === 'failed' ? current : next));
    };
    const limit = setTimeout(() => move('failed'), LIMIT_MS);
    fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
      () => move('reachable'),
      () => move('failed'),
    );
    return () => {
      left = true;
      clearTimeout(limit);
    };
  }, [url, attempt]);
  function tryAgain() {
    setState('waiting');
    setAttempt(attempt + 1);
  }
  if (state === 'failed') {
    return (
      <div className="grid gap-3">
        <ErrorState title={t('service.chatFailed')} text={t('service.chatFailedText')} onRetry={tryAgain} />
        {others.length > 0 && (
          <>
            <h3 className="type-subtitle">{t('service.others')}</h3>
            <ServiceEntries services={others} message={message} />
          </>
        )}
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {state !== 'open' && (
        <>
          <Skeleton className={styles.waiting} />
          <p className="visually-hidden" role="status">
            {t('service.chatLoading')}
          </p>
        </>
      )}
      {state !== 'waiting' && (
        // An external page: it may run its scripts and forms, without access to this page.
        <iframe
          className={styles.chat}
          src={url}
          title={t('service.chat')}
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
          onLoad={() => setState('open')}
        />
      )}
    </div>
  );
}
