import { t } from '#i18n/t.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './error.module.css';

interface ErrorStateProps {
  title: string;
  text: string;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
}

/** Something did not load: what happened, and "Try again". */
export function ErrorState({ title, text, onRetry, busy }: ErrorStateProps) {
  return (
    <div className="state-panel" role="alert">
      <Icon name="wifi-off" size={26} className="color-danger" />
      <b className="margin-top-2 type-entry">{title}</b>
      <p className={styles.text}>{text}</p>
      {onRetry && (
        <Button size="s" onClick={onRetry} busy={busy && t('common.trying')} className="margin-top-3">
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
