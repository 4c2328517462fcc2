import { create } from 'zustand';

/** The browser's install prompt (Chromium only). */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The event, if it came before this module (src/head/head.ts). */
    __installOffer?: InstallOffer;
  }
}

export const useInstallEvent = create<{ event: InstallOffer | null }>(() => ({
  event: window.__installOffer ?? null,
}));

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  useInstallEvent.setState({ event: event as InstallOffer });
});
