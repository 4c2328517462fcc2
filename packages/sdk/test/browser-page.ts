import { vi } from 'vitest';

/** Simulates a browser whose beacon returns a given result and records its requests. */
export function stubBeacon(takes: boolean | (() => boolean), page = 'https://api.test/lobby/home') {
  const taken: { url: string; type: string; text: Promise<string> }[] = [];
  const listeners = new Map<string, () => void>();
  const listen = (name: string, listener: (event: object) => void) =>
    void listeners.set(name, () => listener({ type: name }));
  vi.stubGlobal('location', new URL(page));
  const shown = { visibilityState: 'visible' };
  vi.stubGlobal('document', Object.assign(shown, { addEventListener: listen }));
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', (name: string) => void listeners.delete(name));
  vi.stubGlobal('navigator', {
    sendBeacon(url: URL, blob: Blob) {
      if (!(typeof takes === 'function' ? takes() : takes)) return false;
      taken.push({ url: String(url), type: blob.type, text: blob.text() });
      return true;
    },
  });
  return { taken, listeners, shown };
}
