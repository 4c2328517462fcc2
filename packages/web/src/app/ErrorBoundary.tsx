import { Component, type ReactNode } from 'react';
import { track } from '#api/telemetry.ts';
import { t } from '#i18n/t.ts';
import { reloadFromNetwork } from '#lib/reload.ts';
import { Button } from '#ui/button/Button.tsx';
import styles from './error-boundary.module.css';

/** Catches errors of a screen and offers to reload it or to leave it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    track('client_error', {
      name: error.name,
      message: error.message.slice(0, 200),
      page: location.pathname,
    });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page}>
        <h1 className="type-title">{t('errorScreen.title')}</h1>
        <p>{t('errorScreen.text')}</p>
        <Button variant="gold" onClick={() => void reloadFromNetwork()}>
          {t('errorScreen.reload')}
        </Button>
        <Button onClick={() => location.assign('/lobby/home')}>{t('errorScreen.home')}</Button>
      </main>
    );
  }
}
