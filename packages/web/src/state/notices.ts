import { asObject, localStore, sessionStore } from '#lib/storage.ts';
import { kept } from './kept.ts';
import { onPlayerEnd } from './player-end.ts';

interface SessionNotices {
  /** Whether the welcome popup was closed: it appears once per session (spec 2.5). */
  welcomeSeen: boolean;
  /** Whether registration hides the home notices, because the first charge is due (spec 4). */
  hideHomeNotice: boolean;
  /** Coins of a registration in this session, in hundredths, while the lobby greets the player; otherwise 0. */
  welcomeCoins: number;
  /** Activities whose popup was closed (spec 3, 4): each appears once per session. */
  activityModalIds: readonly number[];
  /** Whether the player has hidden the floating group of activities. */
  floatingHidden: boolean;
}

function readSession(stored: Readonly<Record<string, unknown>>): SessionNotices {
  const { welcomeSeen, hideHomeNotice, welcomeCoins, activityModalIds, floatingHidden } = stored;
  return {
    welcomeSeen: welcomeSeen === true,
    hideHomeNotice: hideHomeNotice === true,
    welcomeCoins: typeof welcomeCoins === 'number' ? welcomeCoins : 0,
    activityModalIds: Array.isArray(activityModalIds) ? activityModalIds.filter(Number.isInteger) : [],
    floatingHidden: floatingHidden === true,
  };
}

/** Notices of the player's session in this tab. */
export const useSessionNotices = kept(sessionStore, 'tara.sessionNotices', readSession);
onPlayerEnd(() => useSessionNotices.setState(readSession({})));

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
