import { Component, type ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { retryMissing, PartLoadError } from '#lib/lazy-part.ts';
import { ErrorState } from './ErrorState.tsx';

interface PartBoundaryProps {
  children: ReactNode;
  /** Wrapper of the note; none by default. */
  frame?: (note: ReactNode) => ReactNode;
  /** Show nothing on failure, for optional parts. */
  silent?: boolean;
}

/**
 * Boundary of a lazy part. If its file does not load, only this part shows it, and it loads when the connection
 * returns.
 */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  readonly retry = () => void this.renew();

  private async renew() {
    if (!(this.state.error instanceof PartLoadError)) return;
    // The icons load with the next connection.
    await import('#lib/reload-styles.ts')
      .then(({ reloadFailedStyles }) => reloadFailedStyles())
      .catch(() => undefined);
    retryMissing();
    this.setState({ error: null });
  }

  override render() {
    const { children, frame, silent } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    if (silent) return null;
    if (!(error instanceof PartLoadError)) throw error;
    const note = <ErrorState title={t('offline.title')} text={t('offline.text')} onRetry={this.retry} />;
    return frame ? frame(note) : note;
  }
}
