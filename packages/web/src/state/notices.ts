import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { asObject, localStore, sessionStore, readObject, writeJson } from '#lib/storage.ts';

/**
 * A store that writes each change to a browser storage.
 * @param read creates the state from the stored value, which may be anything
 */
export function kept<T extends object>(
  storage: () => Storage,
  key: string,
  read: (stored: Readonly<Record<string, unknown>>) => T,
): UseBoundStore<StoreApi<T>> {
  const store = create<T>(() => read(readObject(storage, key)));
  store.subscribe((state) => writeJson(storage, key, state));
  return store;
}

interface SessionNotices {
  /** Whether the welcome popup was closed: it appears once per session (spec 2.5). */
  welcomeSeen: boolean;
  /** Whether registration hides the home notices, because the first charge is due (spec 4). */
  hideHomeNotice: boolean;
  /** Coins of a registration in this session, in hundredths, while the lobby greets the player; otherwise 0. */
  welcomeCoins: number;
  /** Activities whose popup was closed (spec 3, 4): each appears once per session. */
  activityModalIds: readonly number[];
}

/** Notices of this session. */
export const useSessionNotices = kept<SessionNotices>(
  sessionStore,
  'tara.sessionNotices',
  ({ welcomeSeen, hideHomeNotice, welcomeCoins, activityModalIds }) => ({
    welcomeSeen: welcomeSeen === true,
    hideHomeNotice: hideHomeNotice === true,
    welcomeCoins: typeof welcomeCoins === 'number' ? welcomeCoins : 0,
    activityModalIds: Array.isArray(activityModalIds) ? activityModalIds.filter(Number.isInteger) : [],
  }),
);

interface KeptNotices {
  ageAccepted: boolean;
  /** Whether the download banner at the top of home was closed (spec 3). */
  downloadBannerClosed: boolean;
  /** Add-to-desktop tip (spec 3): when it was last shown, and for each platform whether it is done. */
  installTip: { time: number | null; ios: boolean; nonChrome: boolean };
}

/** Notices of this device. */
export const useKeptNotices = kept<KeptNotices>(
  localStore,
  'tara.keptNotices',
  ({ ageAccepted, downloadBannerClosed, installTip }) => {
    const { time, ios, nonChrome } = asObject(installTip);
    return {
      ageAccepted: ageAccepted === true,
      downloadBannerClosed: downloadBannerClosed === true,
      installTip: {
        time: typeof time === 'number' ? time : null,
        ios: ios === true,
        nonChrome: nonChrome === true,
      },
    };
  },
);
