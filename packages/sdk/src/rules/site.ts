import { ADD_TO_DESKTOP_INTERVAL_MS, DownloadType, SiteMode } from './constants.ts';

/** Site variants with an agreement checkbox (spec 2.7). */
const CHECKBOX_VARIANTS = ['n7', '6b', '6s', '9s'];

/**
 * Returns whether the agreement checkbox is shown: for four variants, or in green mode (docs/decisions/0004).
 * @param variant site variant of the build
 * @param mode of the web config
 */
export function showsAgreement(variant: string, mode: string): boolean {
  return CHECKBOX_VARIANTS.includes(variant) || mode === SiteMode.green;
}

/**
 * Returns whether the agreement is accepted by default: except in green mode (spec 4).
 * @param mode of the web config
 */
export function agreementDefault(mode: string): boolean {
  return mode !== SiteMode.green;
}

/**
 * Returns whether the download-for-rewards link is shown (spec 2.5).
 * @param facts layout, native app or not, h5.downloadType and mode of the web config
 */
export function showsDownloadLink(facts: DownloadFacts): boolean {
  const { downloadType } = facts;
  return (
    offersDownload(facts) &&
    (downloadType === DownloadType.page || downloadType === DownloadType.bannerAndPage)
  );
}

/**
 * Returns whether the download banner at the top of home is shown (spec 2.5, 3).
 * @param facts layout, native app or not, h5.downloadType and mode of the web config
 */
export function showsDownloadBanner(facts: DownloadFacts): boolean {
  const { downloadType } = facts;
  return (
    offersDownload(facts) &&
    (downloadType === DownloadType.banner || downloadType === DownloadType.bannerAndPage)
  );
}

/** What the offer of the app depends on (spec 2.5). */
export interface DownloadFacts {
  layout: 'mobile' | 'desktop';
  /** Whether the page runs in the native app. */
  inApp: boolean;
  /** `h5.downloadType` of the web config. */
  downloadType: number;
  /** mode of the web config. */
  mode: string;
}

function offersDownload({ layout, inApp, mode }: DownloadFacts): boolean {
  return layout === 'mobile' && !inApp && mode !== SiteMode.green;
}

/**
 * Returns whether the age notice is due (spec 4): green mode, not accepted, and not on the terms or privacy page.
 * @param mode of the web config
 * @param accepted whether the notice was accepted on this device
 * @param onLegalPage whether the page is terms or privacy
 */
export function showsAgeNotice(mode: string, accepted: boolean, onLegalPage: boolean): boolean {
  return mode === SiteMode.green && !accepted && !onLegalPage;
}

/**
 * Returns whether the Android install prompt is due: never shown, or shown over a day ago (spec 4, 9).
 * @param lastShown milliseconds since 1970 UTC, null for never
 * @param now milliseconds since 1970 UTC
 * @param intervalMs milliseconds between two prompts
 */
export function installPromptDue(lastShown: number | null, now: number, intervalMs: number): boolean {
  return lastShown === null || now - lastShown > intervalMs;
}

/** What an add-to-home-screen prompt depends on (spec 3, 4). */
export interface InstallFacts {
  layout: 'mobile' | 'desktop';
  os: string;
  isChrome: boolean;
  /** Whether the page runs in the native app or was started from the home screen. */
  installed: boolean;
  /** Whether the browser has offered to install the site. */
  offered: boolean;
  tip: {
    /** Time of the last prompt, milliseconds since 1970 UTC. */
    time: number | null;
    /** Whether the iOS guide was shown. */
    ios: boolean;
    /** Whether the hint for other browsers was dismissed. */
    nonChrome: boolean;
  };
}

/**
 * Returns the add-to-home-screen prompt that is due (spec 4): on iOS a guide, once; on Android Chrome the browser's own
 * prompt, if the last one was over a day ago; on other browsers a hint until it is dismissed.
 * @param now milliseconds since 1970 UTC
 * @param facts device, page and earlier prompts
 */
export function installPrompt(
  { layout, os, isChrome, installed, offered, tip }: InstallFacts,
  now: number,
): 'guide' | 'offer' | 'hint' | null {
  if (layout === 'desktop' || installed) return null;
  if (os === 'ios') return tip.ios ? null : 'guide';
  if (os !== 'android') return null;
  if (!isChrome) return tip.nonChrome ? null : 'hint';
  return offered && installPromptDue(tip.time, now, ADD_TO_DESKTOP_INTERVAL_MS) ? 'offer' : null;
}
