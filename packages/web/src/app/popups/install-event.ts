import { create } from 'zustand';

/** The browser's install prompt (Chromium only). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export const useInstallEvent = create<{ event: InstallOffer | null }>(() => ({ event: null }));

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  useInstallEvent.setState({ event: event as InstallOffer });
});
