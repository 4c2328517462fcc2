import { Component, type ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { retryMissing, PartLoadError } from '#lib/lazy-part.ts';
import { ErrorState } from './ErrorState.tsx';

interface PartBoundaryProps {
  children: ReactNode;
  /** What is put around the note that stands in the place; by default nothing. */
  frame?: (note: ReactNode) => ReactNode;
  /** The page can do without: nothing is said, whatever fails. */
  silent?: boolean;
}

/**
 * Room for what comes in a file of its own. When the file does not come, this place alone says so, and it comes by
 * itself with the connection.
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
    // It is fetched with the connection that is needed anyway.
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
