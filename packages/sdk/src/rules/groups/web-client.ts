/**
 * Pauses, sizes and names of stored values of the specified web client (spec 3, 9). Other clients do not need them.
 * @packageDocumentation
 */

export {
  AGE_POPUP_Z_INDEX,
  BACK_TO_TOP_THRESHOLD_PX,
  CAROUSEL_AUTOPLAY_MS,
  CLAIM_DEBOUNCE_MS,
  DEPOSIT_DEBOUNCE_MS,
  GAMES_PER_ROW,
  HOME_GRID_COLUMNS,
  HOME_HEADER_GUARD_MS,
  LOGIN_REDIRECT_DELAY_MS,
  PROGRESS_MINIMUM,
  QR_SIZE_PX,
  SCROLL_THROTTLE_MS,
  SCROLL_TO_TOP_THROTTLE_MS,
  SUBMIT_DEBOUNCE_MS,
  TICKER_INTERVAL_MS,
} from '../constants.ts';
export * from '../storage-keys.ts';
