/** Facts of the site, and values that are newer than this version. @packageDocumentation */

export * from '../known-values.ts';
export {
  APK_REFERRER,
  APP_ID_FALLBACK,
  APP_ID_KEY,
  APP_VERSION,
  CHANNEL,
  CLIENT_REFERRER,
  GAME_SHORT_CODE,
  INSTALL_REFERRER,
  Platform,
  Region,
  SiteMode,
} from '../constants.ts';
