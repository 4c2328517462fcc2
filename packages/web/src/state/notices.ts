import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { asObject, localStore, sessionStore, readObject, writeJson } from '#lib/storage.ts';

/**
 * A small store that outlives the page: every change is written to a browser storage.
 * @param read makes the state of what was stored, which may be anything or nothing
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
  /** The welcome popup was closed: it shows once per session (spec 2.5). */
  welcomeSeen: boolean;
  /** Registration hides the home notices when the first charge is due (spec 4). */
  hideHomeNotice: boolean;
  /** Coins that a registration in this session has brought, in hundredths, while the lobby welcomes for it; else 0. */
  welcomeCoins: number;
  /** Activities whose popup was closed (spec 3, 4): each comes once per session. */
  activityModalIds: readonly number[];
}

/** What was shown in this session. */
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
  /** The download banner at the head of home was closed (spec 3). */
  downloadBannerClosed: boolean;
  /** Add-to-desktop tip (spec 3): when it was last shown, and by platform whether it is done with. */
  installTip: { time: number | null; ios: boolean; nonChrome: boolean };
}

/** What was shown or accepted on this device. */
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
