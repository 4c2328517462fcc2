/** Carousel, notices, popups, and offers of the app. @packageDocumentation */

export * from '../popups.ts';
export * from '../promotions.ts';
export {
  installPrompt,
  installPromptDue,
  showsAgeNotice,
  showsDownloadBanner,
  showsDownloadLink,
  type DownloadFacts,
  type InstallFacts,
} from '../site.ts';
export { ADD_TO_DESKTOP_INTERVAL_MS, DownloadType } from '../constants.ts';
