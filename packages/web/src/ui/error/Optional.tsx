import { Component, Suspense, type ReactNode } from 'react';

/**
 * Room for something the page can do without: while it loads there is nothing, and when it cannot be loaded
 * (no connection) there is nothing still. Without this a missing extra would take the whole page down.
 */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
